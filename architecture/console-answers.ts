import ts from 'typescript';
import { type OperatorCall, operatorCalls } from '../packages/gateway/src/operator/contract';
import { factKeyword } from '../packages/gateway/src/operator/contract/define';
import { isTest, listFiles, readText } from './repository';

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
};

/** A component or function of the console, by the names in its code. */
interface Declaration {
  readonly path: string;
  readonly name: string;
  /** Properties that it reads: `row.at`, or `{ at }` of a row. Not its own props, and not its texts. */
  readonly read: ReadonlySet<string>;
  readonly node: ts.Node;
  readonly identifiers: ReadonlySet<string>;
  readonly strings: ReadonlySet<string>;
}

const declarationOf = (path: string, declared: ts.VariableDeclaration): Declaration => {
  const [read, identifiers, strings] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const component = declared.initializer;
  const props = component && ts.isArrowFunction(component) ? component.parameters[0]?.name : undefined;
  const texts = new Set(['texts', 'words']);
  walk(declared, (node) => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isStringLiteral(node)) strings.add(node.text);
    if (ts.isPropertyAccessExpression(node) && !texts.has(node.expression.getText().split('.')[0]!))
      read.add(node.name.text);
    if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return;
    const from = ts.isVariableDeclaration(node.parent.parent) ? node.parent.parent.initializer : undefined;
    // Only rows count as answers: texts and props are none, and the results of hooks wrap the answer.
    if (from?.getText() === 'texts') texts.add(node.name.getText());
    else if (node.parent !== props && from?.getText() !== 'props' && !(from && ts.isCallExpression(from)))
      read.add((node.propertyName ?? node.name).getText());
  });
  return { path, name: declared.name.getText(), node: declared, read, identifiers, strings };
};

const declarationsIn = (path: string): readonly Declaration[] =>
  ts
    .createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true)
    .statements.flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((each) => declarationOf(path, each))
        : [],
    );

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** The properties of an answer: the object that has each, and its path. Not facts, which pages list, and not the languages of a text. */
const propertiesOf = (schema: Schema, path = ''): (readonly [Schema, path: string])[] => {
  const { properties = {}, items, anyOf = [] } = schema;
  if (factKeyword in schema || 'en' in properties) return [];
  return [
    ...Object.entries(properties).flatMap(([name, value]) => {
      const own = propertiesOf(value, `${path}.${name}`);
      // Pages read facts by the list of all, and an object without properties to read has no reader of its own.
      const hasOnlyFacts =
        factKeyword in value || (value.properties && own.length === 0 && !('en' in value.properties));
      return hasOnlyFacts ? own : [[schema, `${path}.${name}`] as const, ...own];
    }),
    ...[...(items ? [items] : []), ...anyOf].flatMap((each) => propertiesOf(each, path)),
  ];
};

const consoleDeclarations = (): readonly Declaration[] =>
  listFiles('packages/gateway/operator-client')
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !path.includes('.generated.') && !path.includes('/texts/') && !isTest(path),
    )
    .flatMap(declarationsIn);

/** Read by the shared list component, so no page names them. */
const ofLists = ['.items', '.nextCursor'];

/**
 * Properties of the answers to operators that no page reads, as `call.path`. Looks for their names in the components that name the
 * call, and in all that these use. For a schema that several answers share, one reader is enough.
 */
export const unreadProperties = (): string[] => {
  const declarations = consoleDeclarations();
  const readFor = (call: string): ReadonlySet<string> => {
    const reached = new Set(declarations.filter(({ strings }) => strings.has(call)));
    // The loop also visits the declarations that it adds to the set.
    for (const { identifiers, path } of reached)
      for (const each of declarations)
        if (identifiers.has(each.name) && (each.path === path || /\/(parts|api)/.test(each.path)))
          reached.add(each);
    return new Set([...reached].flatMap(({ read }) => [...read]));
  };
  // A context keeps the answer of `sessionInfo`, so its readers do not name the call.
  const calls = Object.entries(operatorCalls).filter(
    ([call, { kind }]) => kind === 'read' && call !== 'sessionInfo',
  );
  const found = calls.flatMap(([call, { response }]) => {
    const read = readFor(call);
    return propertiesOf(response as Schema).map(([object, path]) => {
      const name = path.split('.').at(-1)!;
      return { object, name, call: `${call}${path}`, isRead: ofLists.includes(path) || read.has(name) };
    });
  });
  return found
    .filter(
      ({ object, name }) =>
        !found.some((other) => other.object === object && other.name === name && other.isRead),
    )
    .map(({ call }) => call);
};

/** What asks for an act on a page: the object or element with `act: '<call>'`, or else the whole component that names the call. */
const askersOf = (call: string, declared: ts.Node): readonly ts.Node[] => {
  const askers: ts.Node[] = [];
  walk(declared, (node) => {
    const isAct =
      (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) &&
      node.name.getText() === 'act' &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer) &&
      node.initializer.text === call;
    if (isAct) askers.push(node.parent);
  });
  return askers.length > 0 ? askers : [declared];
};

/** The names that a part of a page writes: of properties, in strings, and those of what it uses. */
const namesIn = (part: ts.Node) => {
  const [names, identifiers] = [new Set<string>(), new Set<string>()];
  walk(part, (node) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      names.add(node.name.getText());
    if (ts.isStringLiteral(node)) names.add(node.text);
    if (ts.isIdentifier(node)) identifiers.add(node.text);
  });
  return { names, identifiers };
};

/**
 * Fields of acts with a form of their own that no page sends, as `call.field`. Looks for their names in what asks for the act, and in
 * the constants that this uses, of its component or of any page.
 */
export const unsentFields = (): string[] => {
  const declarations = consoleDeclarations();
  const constantsOf = (declaration: Declaration): ReadonlyMap<string, ts.Node> => {
    const found = new Map<string, ts.Node>(
      declarations.filter(({ path }) => path.includes('/pages/')).map(({ name, node }) => [name, node]),
    );
    walk(declaration.node, (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) found.set(node.name.text, node);
    });
    return found;
  };
  const sentFor = (call: string): ReadonlySet<string> => {
    const sent = new Set<string>();
    for (const declaration of declarations.filter(({ strings }) => strings.has(call))) {
      const constants = constantsOf(declaration);
      const parts = new Set(askersOf(call, declaration.node));
      // The loop also visits the parts that it adds to the set. A component is no part of the form that it contains.
      for (const part of parts) {
        const { names, identifiers } = namesIn(part);
        for (const name of names) sent.add(name);
        for (const [name, node] of constants)
          if (identifiers.has(name) && node !== declaration.node) parts.add(node);
      }
    }
    return sent;
  };
  return Object.entries<OperatorCall>(operatorCalls)
    .filter(([, { kind, form }]) => kind === 'act' && !form)
    .flatMap(([call, { request }]) => {
      const sent = sentFor(call);
      return Object.keys(request.properties)
        .filter((field) => !sent.has(field))
        .map((field) => `${call}.${field}`);
    });
};

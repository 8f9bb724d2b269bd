import ts from 'typescript';
import { operatorCalls } from '../packages/gateway/src/operator/contract';
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
  return { path, name: declared.name.getText(), read, identifiers, strings };
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

/** Read by the shared list component, so no page names them. */
const ofLists = ['.items', '.nextCursor'];

/**
 * Properties of the answers to operators that no page reads, as `call.path`. Looks for their names in the components that name the
 * call, and in all that these use. For a schema that several answers share, one reader is enough.
 */
export const unreadProperties = (): string[] => {
  const declarations = listFiles('packages/gateway/operator-client')
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !path.includes('.generated.') && !path.includes('/texts/') && !isTest(path),
    )
    .flatMap(declarationsIn);
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

import ts from 'typescript';

/** `momentOf(clock)` and `clock.now()`, of any clock. */
const reading = /^(momentOf\((\w+\.)*\w*[cC]lock\)|(\w+\.)*\w*[cC]lock\.now\(\))$/;
const rowLock = /\.(forUpdate|forNoKeyUpdate)$/;
/** Functions that lock rows. */
const namedLock = /^(\w+\.)*lock[A-Z]\w*$/;
const sqlLock = /\bfor (no key )?update\b/;

type Visit = (node: ts.Node) => void;
const walk = (node: ts.Node, visit: Visit): void => {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
};

const isFunction = (node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const isReading = (node: ts.Node) => ts.isCallExpression(node) && reading.test(node.getText());
const isLock = (node: ts.Node) =>
  (ts.isCallExpression(node) &&
    (rowLock.test(node.expression.getText()) || namedLock.test(node.expression.getText()))) ||
  (ts.isTaggedTemplateExpression(node) && sqlLock.test(node.template.getText()));

/** The function that a call runs in a transaction: the argument of `db.transaction().execute` or the last of `once`. */
const bodyOf = (call: ts.CallExpression): ts.Node | undefined => {
  const name = call.expression.getText();
  if (/\.transaction\(\)\s*\.execute$/.test(name)) return call.arguments[0];
  return name === 'once' && call.arguments.length === 4 ? call.arguments[3] : undefined;
};

/** The functions of a file that have a name. */
const functionsOf = (source: ts.SourceFile): ReadonlyMap<string, ts.Node> => {
  const found = new Map<string, ts.Node>();
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && isFunction(node.initializer))
      found.set(node.name.getText(), node.initializer);
  });
  return found;
};

/** The name of the function or method around a node. */
const nameAround = (node: ts.Node): string => {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isMethodDeclaration(at)) return at.name.getText();
    if ((ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) && isFunction(at.initializer))
      return at.name.getText();
  }
  return 'the file';
};

/** Names of moments that the functions around a call read before it. */
const momentsBefore = (call: ts.CallExpression): ReadonlySet<string> => {
  const names = new Set<string>();
  /** Readings outside of nested functions. */
  const collect = (node: ts.Node) => {
    if (node !== call && (isFunction(node) || ts.isMethodDeclaration(node))) return;
    if (ts.isVariableDeclaration(node) && node.initializer && node.end <= call.getStart()) {
      let isRead = false;
      const look = (part: ts.Node) => {
        if (isFunction(part)) return;
        if (isReading(part)) isRead = true;
        part.forEachChild(look);
      };
      look(node.initializer);
      if (isRead) names.add(node.name.getText());
    }
    node.forEachChild(collect);
  };
  for (let at: ts.Node | undefined = call.parent; at; at = at.parent)
    if (isFunction(at) || ts.isMethodDeclaration(at)) at.body?.forEachChild(collect);
  return names;
};

/**
 * Transactions of a file that could count on one side of midnight and write on the other: they read the clock twice (also by
 * functions of the file that they call), read it before they lock a row, or use a moment that was read before they began.
 */
export const clockErrors = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = functionsOf(source);
  const errors: string[] = [];
  walk(source, (call) => {
    const given = ts.isCallExpression(call) && bodyOf(call);
    if (!given) return;
    const body = ts.isIdentifier(given) ? functions.get(given.text) : given;
    if (!body) return;
    /** Where the transaction reads the clock, or calls a function that does. */
    const readings = new Map<ts.Node, number>();
    const visited = new Set<ts.Node>();
    const locks: number[] = [];
    const used = new Set<string>();
    /** @param at where the transaction calls this code */
    const follow = (code: ts.Node, at?: number) => {
      if (visited.has(code)) return;
      visited.add(code);
      walk(code, (node) => {
        const place = at ?? node.getStart();
        if (isReading(node) && !readings.has(node)) readings.set(node, place);
        if (isLock(node)) locks.push(at ?? node.end);
        if (ts.isIdentifier(node) && at === undefined) used.add(node.text);
        if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
          const called = functions.get(node.expression.text);
          if (called) follow(called, place);
        }
      });
    };
    follow(body);
    const what = `${file} ${nameAround(call)}`;
    if (readings.size > 1) errors.push(`${what}: ${readings.size} readings`);
    if (Math.min(...readings.values()) < Math.max(0, ...locks))
      errors.push(`${what}: a reading before a lock`);
    for (const name of momentsBefore(call as ts.CallExpression))
      if (used.has(name)) errors.push(`${what}: ${name} was read before the transaction`);
  });
  return errors;
};

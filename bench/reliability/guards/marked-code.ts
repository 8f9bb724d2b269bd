import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The code that a marker guards. */
export interface MarkedCode {
  id: string;
  /** Path below the sources. */
  file: string;
  /** Offsets in the file's text. */
  start: number;
  end: number;
}

const marker = /(\/\/|--) guard: ([a-z-]+)\n\s*/g;

/** `// guard:` in a call chain marks the call that follows; elsewhere the whole statement, property or operand. */
const markedNode = (source: ts.SourceFile, start: number): { end: number } => {
  const isCall = /^\.(?!\.)/.test(source.text.slice(start, start + 2));
  const find = (node: ts.Node): ts.Node | undefined => {
    if (
      isCall &&
      ts.isPropertyAccessExpression(node) &&
      node.expression.end <= start &&
      start < node.name.end
    ) {
      return node.parent;
    }
    if (!isCall && node.getStart(source) === start) return node;
    return node.pos <= start && start < node.end ? ts.forEachChild(node, find) : undefined;
  };
  const node = ts.forEachChild(source, find);
  if (!node) throw new Error(`A guard marker in ${source.fileName} precedes no code.`);
  return node;
};

/** `-- guard:` marks the line of SQL that follows. */
const markedLine = (text: string, start: number) => ({ end: text.indexOf('\n', start) });

const markedIn = (file: string, text: string): MarkedCode[] => {
  const markers = [...text.matchAll(marker)];
  if (markers.length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return markers.map((match) => {
    const [comment, kind, id] = match;
    const start = match.index + comment.length;
    const { end } = kind === '--' ? markedLine(text, start) : markedNode(source, start);
    return { id: id as string, file, start, end };
  });
};

/** Finds the code that is marked as a guard in the TypeScript files of a folder. */
export const findMarkedCode = (folder: string): MarkedCode[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => markedIn(file, readFileSync(join(folder, file), 'utf8')));

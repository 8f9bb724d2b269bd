/** The texts that a language lacks, for `npm run untranslated` (APP-9). */
import { dirname } from 'node:path';
import ts from 'typescript';
import { isTest, listFiles, readText } from './repository';

/** Functions whose first arguments are a text in Chinese and in English. */
const pairs = ['text', 'heading', 'note'];

const keysOf = (node: ts.ObjectLiteralExpression): readonly string[] =>
  node.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );

const each = (path: string, text: string, visit: (node: ts.Node, line: number) => void): void => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    visit(node, file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, walk);
  };
  walk(file);
};

const isString = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

/** The places in a file with a text in Chinese and English that lacks the language, as `path:line`. */
export const untranslatedIn = (path: string, text: string, language: string): readonly string[] => {
  const places: string[] = [];
  each(path, text, (node, line) => {
    const isObject =
      ts.isObjectLiteralExpression(node) &&
      ['zh-CN', 'en'].every((id) => keysOf(node).includes(id)) &&
      !keysOf(node).includes(language);
    const isPair =
      ts.isCallExpression(node) &&
      pairs.includes(node.expression.getText()) &&
      node.arguments.length === 2 &&
      node.arguments.every(isString);
    const isCatalogue =
      ts.isCallExpression(node) &&
      node.expression.getText() === 'defineMessages' &&
      !node.arguments[3]?.getText().includes(language);
    if (isObject || isPair || isCatalogue) places.push(`${path}:${line}`);
  });
  return places;
};

/** The keys of the objects in a file, such as a catalogue. */
const keysIn = (path: string, text: string): readonly string[] => {
  const keys: string[] = [];
  each(path, text, (node) => {
    if (ts.isObjectLiteralExpression(node)) keys.push(...keysOf(node));
  });
  return keys;
};

/** The keys of a catalogue in Chinese that the one in another language lacks, and those that only the other has. */
export const otherKeys = (chinese: string, other: string) => {
  const [all, own] = [keysIn('zh.ts', chinese), keysIn('other.ts', other)];
  return {
    missing: all.filter((key) => !own.includes(key)),
    surplus: own.filter((key) => !all.includes(key)),
  };
};

/** Every place of the product that lacks the language: texts by their line, catalogues by their keys. */
export const untranslated = (language: string): readonly string[] => {
  const files = listFiles('packages', 'site/src').filter(
    (path) => /\.(tsx?|js)$/.test(path) && !isTest(path) && !/\.generated\.|\/tests\//.test(path),
  );
  return files.flatMap((path) => {
    const catalogue = `${dirname(path)}/${language}.ts`;
    if (!path.endsWith('/zh-CN.ts')) return untranslatedIn(path, readText(path), language);
    if (!files.includes(catalogue)) return [catalogue];
    const { missing, surplus } = otherKeys(readText(path), readText(catalogue));
    return [
      ...missing.map((key) => `${catalogue}: ${key}`),
      ...surplus.map((key) => `${catalogue}: ${key} is no key of zh-CN`),
    ];
  });
};

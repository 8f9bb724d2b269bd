/** The texts that a language lacks, for `npm run untranslated` (APP-9). */
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { isTest, listFiles, readText, root } from './repository';

const keysOf = (node: ts.ObjectLiteralExpression): readonly string[] =>
  node.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** A parameter, or an element of a tuple. */
type Declared = ts.ParameterDeclaration | ts.NamedTupleMember | undefined;

/** Whether it takes the texts in other languages. */
const isOthers = (declared: Declared): boolean =>
  declared?.type !== undefined &&
  ts.isTypeReferenceNode(declared.type) &&
  declared.type.typeName.getText() === 'OtherLanguages';

/** A program of the files with the settings of the repository, and with `written` in place of files on the disk. */
export const programOf = (paths: readonly string[], written: Readonly<Record<string, string>> = {}) => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { readFile, fileExists } = host;
  host.readFile = (file) => written[relative(root, file)] ?? readFile(file);
  host.fileExists = (file) => relative(root, file) in written || fileExists(file);
  return ts.createProgram(
    paths.map((path) => join(root, path)),
    { ...options, incremental: false, allowJs: true, lib: ['lib.es2023.d.ts'], types: [] },
    host,
  );
};

/**
 * The places in a file with a text in Chinese and English that lacks the language, as `path:line`: objects with both, and calls
 * and tuples whose type has a place for other languages (`OtherLanguages`), whatever the function is called.
 */
export const untranslatedIn = (program: ts.Program, path: string, language: string): readonly string[] => {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(root, path))!;
  const declaredIn = (type: ts.Type | undefined): readonly Declared[] =>
    (type?.isUnion() ? type.types : [type]).flatMap((each) =>
      each && checker.isTupleType(each)
        ? ((each as ts.TupleTypeReference).target.labeledElementDeclarations ?? [])
        : [],
    );
  const parametersOf = (call: ts.CallExpression): readonly Declared[] =>
    (checker.getResolvedSignature(call)?.parameters ?? []).flatMap((parameter) => {
      const declared = parameter.valueDeclaration;
      if (!declared || !ts.isParameter(declared)) return [undefined];
      return declared.dotDotDotToken ? declaredIn(checker.getTypeOfSymbol(parameter)) : [declared];
    });
  const isWithout = (values: readonly ts.Expression[], declared: readonly Declared[]): boolean => {
    const index = declared.findIndex(isOthers);
    if (index < 0 || values.some(ts.isSpreadElement)) return false;
    const others = values[index];
    return !others || (ts.isObjectLiteralExpression(others) && !keysOf(others).includes(language));
  };
  const isUntranslated = (node: ts.Node): boolean => {
    if (ts.isCallExpression(node)) return isWithout(node.arguments, parametersOf(node));
    if (ts.isArrayLiteralExpression(node))
      return isWithout(node.elements, declaredIn(checker.getContextualType(node)));
    if (!ts.isObjectLiteralExpression(node)) return false;
    const keys = keysOf(node);
    return keys.includes('zh-CN') && keys.includes('en') && !keys.includes(language);
  };
  const places: string[] = [];
  walk(file, (node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (isUntranslated(node)) places.push(`${path}:${line + 1}`);
  });
  return places;
};

/** The keys of the objects in a file, such as a catalogue. */
const keysIn = (path: string, text: string): readonly string[] => {
  const keys: string[] = [];
  walk(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), (node) => {
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
  const program = programOf(files);
  return files.flatMap((path) => {
    const catalogue = `${dirname(path)}/${language}.ts`;
    if (!path.endsWith('/zh-CN.ts')) return untranslatedIn(program, path, language);
    if (!files.includes(catalogue)) return [catalogue];
    const { missing, surplus } = otherKeys(readText(path), readText(catalogue));
    return [
      ...missing.map((key) => `${catalogue}: ${key}`),
      ...surplus.map((key) => `${catalogue}: ${key} is no key of zh-CN`),
    ];
  });
};

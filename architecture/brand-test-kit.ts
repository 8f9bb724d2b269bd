import ts from 'typescript';

/**
 * Evaluates the source of a brand without a check of its types.
 *
 * @param modules what `require` returns for each import of values
 * @returns its export `lantern`
 */
export const evaluateBrand = (source: string, modules: Readonly<Record<string, object>> = {}): unknown => {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { lantern?: unknown } = {};
  new Function('exports', 'require', outputText)(exported, (name: string) => modules[name]);
  return exported.lantern;
};

import { join } from 'node:path';
import ts from 'typescript';
import { readText, root } from './repository';

/** A public name of a package. */
export interface PublicName {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  /** Its comment without the tags. */
  readonly summary: string;
}

export interface Entry {
  /** As written in an import. */
  readonly name: string;
  readonly names: readonly PublicName[];
}

const packages = ['format', 'contract', 'sdk', 'ui', 'gateway'];

/** The entries of all packages with their source files. */
const sources = (): [entry: string, file: string][] =>
  packages.flatMap((folder) => {
    const { name, exports } = JSON.parse(readText(`packages/${folder}/package.json`)) as {
      name: string;
      exports: Record<string, string | { source?: string }>;
    };
    return Object.entries(exports).flatMap(([path, target]): [string, string][] =>
      typeof target === 'object' && target.source
        ? [[name + path.slice(1), join(root, 'packages', folder, target.source)]]
        : [],
    );
  });

const options = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  return { ...ts.parseJsonConfigFileContent(config, host, root).options, incremental: false };
};

/** The comment above an export declaration. For `export * as name` there is no other comment. */
const exportComment = (exported: ts.Symbol): string => {
  const [statement] = (exported.declarations ?? []).map(({ parent }) => parent);
  const [comment] = statement ? ts.getJSDocCommentsAndTags(statement) : [];
  return (comment && ts.getTextOfJSDocComment(comment.comment)) ?? '';
};

/** Reads the public names of all packages from their sources. */
export const readApi = () => {
  const files = sources();
  const program = ts.createProgram(
    files.map(([, file]) => file),
    options(),
  );
  const checker = program.getTypeChecker();
  const entries = files.map(([name, file]): Entry => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    const names = checker.getExportsOfModule(module).flatMap((exported): PublicName[] => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const declaration = symbol.declarations?.[0];
      const summary =
        ts.displayPartsToString(symbol.getDocumentationComment(checker)) || exportComment(exported);
      return declaration ? [{ name: exported.name, symbol, declaration, summary }] : [];
    });
    return { name, names: names.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
  return { checker, entries };
};

import { join } from 'node:path';
import { expect } from '@playwright/test';
import ts from 'typescript';
import { test } from './consumer';

/** The exported names in the published types, each as a type or a value. */
test('the public names are those of public-names.txt', ({ consumer }) => {
  const project = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  const importing = join(consumer.folder, 'import.ts');
  const files = consumer.entries.map((entry) => {
    const { resolvedModule } = ts.resolveModuleName(entry, importing, project, ts.sys);
    return [entry, resolvedModule?.resolvedFileName ?? `${entry} has no types`] as const;
  });
  const program = ts.createProgram(
    files.map(([, file]) => file),
    project,
  );
  const checker = program.getTypeChecker();
  const lines = files.flatMap(([entry, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    return checker.getExportsOfModule(module).map((name) => {
      const target = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
      return `${entry} ${target.flags & ts.SymbolFlags.Value ? 'value' : 'type'} ${name.name}`;
    });
  });
  expect(`${lines.sort().join('\n')}\n`).toMatchSnapshot('public-names.txt');
});

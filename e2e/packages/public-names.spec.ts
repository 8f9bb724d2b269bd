import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import ts from 'typescript';
import { test } from './consumer';

/** The hooks of the calls by entry. They derive from the contract, so a new call adds them without a line in the list. */
const hooks = Object.entries({ '@pavilion/sdk/react': 'core', '@pavilion/sdk/react/money': 'money' }).flatMap(
  ([entry, bundle]) => {
    const file = join(import.meta.dirname, `../../packages/sdk/src/react/${bundle}/hooks.generated.ts`);
    return [...readFileSync(file, 'utf8').matchAll(/^ {2}(use\w+),$/gm)].map(
      ([, name]) => `${entry} value ${name}`,
    );
  },
);

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
  expect(hooks.length).toBeGreaterThan(100);
  expect(hooks.filter((line) => !lines.includes(line))).toEqual([]);
  const others = lines.filter((line) => !hooks.includes(line));
  expect(`${others.sort().join('\n')}\n`).toMatchSnapshot('public-names.txt');
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { build, transformSync } from 'esbuild';
import ts from 'typescript';
import { type Consumer, published, test, tsc } from './consumer';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/guides');

interface Snippet {
  readonly guide: string;
  /** Position in its guide, from 1. */
  readonly number: number;
  readonly language: 'ts' | 'tsx';
  /** Path in the repository, for a file of the site; programs have none. */
  readonly place?: string;
  readonly code: string;
  /** Its expected output. */
  readonly output?: string;
}

const block = /^```(tsx?)(?: (\S+))?\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm;

const guides = readdirSync(folder).map((file) => join(folder, file));

/** The programs and files of a guide. */
const snippetsOf = (file: string, guide: string): Snippet[] =>
  [...readFileSync(file, 'utf8').matchAll(block)].map(([, language, place, code, output], index) => ({
    guide,
    number: index + 1,
    language: language as Snippet['language'],
    place,
    code: code!,
    output,
  }));

const snippets: Snippet[] = [
  ...guides.flatMap((file) => snippetsOf(file, basename(file, '.md'))),
  // Programs of a README without output are fragments.
  ...[...published, 'gateway'].flatMap((name) =>
    snippetsOf(join(root, 'packages', name, 'README.md'), name).filter(({ output }) => output !== undefined),
  ),
];
const programs = snippets.filter(({ place }) => place === undefined);
const files = snippets.filter(({ place }) => place !== undefined);

const fileOf = ({ guide, number, language }: Snippet) => `${guide}-${number}.${language}`;

const run = (
  consumer: Consumer,
  snippet: Snippet,
  { url, sandboxToken }: { url: string; sandboxToken: string },
): string => {
  const { code } = transformSync(snippet.code.replaceAll('http://localhost:4600', url), {
    loader: snippet.language,
    jsx: 'automatic',
    format: 'esm',
  });
  const file = fileOf(snippet).replace(/tsx?$/, 'mjs');
  return consumer.run(file, code, { SANDBOX_TOKEN: sandboxToken }).replaceAll(url, 'http://localhost:4600');
};

for (const snippet of programs) {
  test(`the program of a guide prints its expected output, ${fileOf(snippet)}`, ({ consumer, gateway }) => {
    expect(snippet.output, 'a text block with the expected output follows the program').toBeDefined();
    expect(run(consumer, snippet, gateway)).toBe(snippet.output);
  });
}

test('the programs of the guides have no type errors', ({ consumer }) => {
  test.slow();
  const place = join(consumer.folder, 'guides');
  mkdirSync(place);
  for (const snippet of programs) writeFileSync(join(place, fileOf(snippet)), snippet.code);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: ['node'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    skipLibCheck: true,
  };
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: programs.map(fileOf) }),
  );
  expect(tsc(consumer, 'guides')).toBe('');
});

/** The type errors of a file that does not exist yet, at its path. */
const typeErrorsAt = (place: string, code: string): string[] => {
  const path = join(root, place);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === path ? ts.createSourceFile(name, code, target) : getSourceFile(name, target);
  const program = ts.createProgram([path], { ...options, incremental: false }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

/** Shown in a guide, and run by `storefront.spec.ts`. */
const exampleFile = 'examples/storefront/vite.config.ts';

test('the configuration of the guide is that of the storefront example', () => {
  const shown = files.filter(({ place }) => place === exampleFile).map(({ code }) => code);
  expect(shown).toEqual([readFileSync(join(root, exampleFile), 'utf8')]);
});

test('the brand of the guide is a valid brand of the site', async ({ consumer }) => {
  const brands = files.filter(({ place }) => place !== exampleFile);
  expect(brands.map(({ place }) => place)).toEqual(['site/src/brands/lantern.ts']);
  for (const { place, code } of brands) {
    // The added line must be an error, which proves that the types are read.
    const wrong = "export const wrong: Brand = { ...lantern, defaultTheme: 'night' };";
    expect(typeErrorsAt(place!, `${code}\n${wrong}`)).toEqual([expect.stringContaining('night')]);
    const { outputFiles } = await build({
      stdin: { contents: code, loader: 'ts', resolveDir: join(root, place!, '..'), sourcefile: place },
      bundle: true,
      format: 'esm',
      conditions: ['source'],
      write: false,
    });
    const program = `${outputFiles[0]!.text}\nconsole.log(lantern.brand, lantern.hosts[0]);`;
    expect(consumer.run('brand.mjs', program)).toBe('lantern lantern.localhost\n');
  }
});

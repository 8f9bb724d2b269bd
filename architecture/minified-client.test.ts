import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync, type Metafile } from 'esbuild';
import { clientPages } from './game-client';
import { readText, root } from './repository';

const client = join(root, 'packages/gateway/venue-client');

/** The files of the pages of games, below the folder. */
const filesOf = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => ['.css', '.html', '.js', '.svg'].includes(extname(path)))
    .sort();

/** What each module of a page imports, by its path. Throws for an import that its module does not export. */
const importsOf = (folder: string, page: string): Readonly<Record<string, readonly string[]>> => {
  const { inputs }: Metafile = buildSync({
    entryPoints: [`${page}/js/main.js`],
    absWorkingDir: folder,
    outdir: tmpdir(),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    tsconfigRaw: {},
  }).metafile;
  return Object.fromEntries(
    Object.entries(inputs).map(([path, { imports }]) => [
      path,
      imports.map(({ kind, path: imported }) => `${kind} ${imported}`).sort(),
    ]),
  );
};

/** A page may load this much JavaScript before it is ready, KiB as sent: each module with gzip. */
const maxKib = 31;

type Imports = ReturnType<typeof importsOf>;

/** The modules that a page loads with some of its modules: those that they import, and so on. */
const closureOf = (imports: Imports, entries: readonly string[]): readonly string[] => {
  const closure = new Set(entries);
  for (const path of closure) {
    for (const imported of imports[path]!) {
      const [kind, to] = imported.split(' ') as [string, string];
      if (kind === 'import-statement') closure.add(to);
    }
  }
  return [...closure];
};

/** The modules that a module imports when it needs them. */
const dynamicImportsOf = (imports: Imports, path: string): readonly string[] =>
  imports[path]!.flatMap((imported) => {
    const [kind, to] = imported.split(' ') as [string, string];
    return kind === 'dynamic-import' ? [to] : [];
  });

/** The entries of each game of a page, by the name of its module; one for a page without modules of games. */
const entriesOf = (imports: Imports, page: string): Readonly<Record<string, readonly string[]>> => {
  const main = `${page}/js/main.js`;
  const layouts =
    page === 'tables'
      ? [
          ...dynamicImportsOf(imports, 'tables/js/layouts/registry.generated.js'),
          'tables/js/layouts/standard.js',
        ]
      : dynamicImportsOf(imports, main).filter((path) => /^hands\/js\/games\/(?!strategy-view)/.test(path));
  if (layouts.length === 0) return { [page]: [main] };
  return Object.fromEntries(layouts.map((path) => [basename(path, '.js'), [main, path]]));
};

describe('the built pages of games', () => {
  let built: string;
  beforeAll(() => {
    built = mkdtempSync(join(tmpdir(), 'pavilion-client-'));
    const script = `import { minifyVenueClient } from './scripts/minify-venue-client.mjs';
      await minifyVenueClient(${JSON.stringify(client)}, ${JSON.stringify(built)});`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
  });
  afterAll(() => rmSync(built, { recursive: true }));

  it('have every file of the sources, at the same path', () => {
    expect(filesOf(built)).toEqual(filesOf(client));
  });

  it.each(clientPages)('have the modules of %s with the same imports', (page) => {
    expect(importsOf(built, page)).toEqual(importsOf(client, page));
  });

  /** KiB of the JavaScript of each game of a page, by the name of its module. */
  const sizesOf = (page: string): ReadonlyMap<string, number> => {
    const imports = importsOf(built, page);
    const sizeOf = (path: string) => gzipSync(readFileSync(join(built, path))).length / 1024;
    return new Map(
      Object.entries(entriesOf(imports, page)).map(([name, entries]) => [
        name,
        closureOf(imports, entries).reduce((sum, path) => sum + sizeOf(path), 0),
      ]),
    );
  };

  it.each(clientPages)('[GAM-2] load at most 31 KiB of JavaScript before a game of %s is ready', (page) => {
    const sizes = sizesOf(page);
    expect([...sizes].filter(([, size]) => size > maxKib)).toEqual([]);
    if (page === 'tables') expect(sizes.size).toBeGreaterThan(12);
    if (page === 'hands') expect(sizes.size).toBeGreaterThan(2);
  });

  it.each([
    ['tables', (path: string) => path.includes('/layouts/')],
    ['tables', (path: string) => path.includes('/lottery/')],
    ['hands', () => true],
  ] as const)('are measured by the heaviest page of %s', (page, isOne) => {
    const entries = entriesOf(importsOf(built, page), page);
    const [[heaviest] = []] = [...sizesOf(page)]
      .filter(([name]) => isOne(entries[name]!.at(-1)!))
      .sort(([, one], [, other]) => other - one);
    expect(readText('bench/game-pages.ts')).toContain(`gameCode: '${heaviest}'`);
  });

  it('have scripts and style sheets without comments, below 70 % of the size, with Chinese not escaped', () => {
    const kinds = filesOf(client).filter((path) => ['.css', '.js'].includes(extname(path)));
    const textOf = (folder: string) => kinds.map((path) => readFileSync(join(folder, path), 'utf8')).join('');
    expect(textOf(built)).not.toContain('@param');
    expect(textOf(built)).not.toContain('/*');
    expect(textOf(built)).toContain('余额');
    expect(textOf(built).length).toBeLessThan(0.7 * textOf(client).length);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { engines } from './game-client';
import { root } from './repository';

const client = join(root, 'packages/gateway/venue-client');

/** The files of the pages of games, below the folder. */
const filesOf = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => ['.css', '.html', '.js', '.svg'].includes(extname(path)))
    .sort();

/** What each module of a page imports, by its path. Throws for an import that its module does not export. */
const importsOf = (folder: string, engine: string): Readonly<Record<string, readonly string[]>> => {
  const { inputs }: Metafile = buildSync({
    entryPoints: [`${engine}/js/main.js`],
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

  it.each(engines)('have the modules of %s with the same imports', (engine) => {
    expect(importsOf(built, engine)).toEqual(importsOf(client, engine));
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

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { babel } from '@rollup/plugin-babel';
import resolve from '@rollup/plugin-node-resolve';
import dts from 'rollup-plugin-dts';
import { build } from 'vite';
import { minifyVenueClient } from './scripts/minify-venue-client.mjs';

const root = import.meta.dirname;
const extensions = ['.ts', '.tsx'];
/** `ONLY=format,contract` builds these packages; `TYPES=none` leaves out the types, which `npm start` does not need. */
const names = process.env.ONLY?.split(',') ?? ['format', 'contract', 'ui', 'sdk', 'gateway'];
const hasTypes = process.env.TYPES !== 'none';

/** Only files of the package are bundled; all other imports are external. */
const external = (id) => !id.startsWith('.') && !id.startsWith('/');

/** A module that has left the sources must not be published from an older build. */
const clean = (dir) => ({
  name: 'clean',
  buildStart: () => rmSync(join(dir, 'dist'), { recursive: true, force: true }),
});

/** Writes the tokens of each theme as `dist/tokens/<theme>.tokens.json`, with the module that has just been built. */
const writeDesignTokens = (dir) => ({
  name: 'write-design-tokens',
  writeBundle: async ({ format }) => {
    if (format !== 'es') return;
    const load = (file) => import(pathToFileURL(join(dir, 'dist', file)));
    const [{ designTokens }, { themeNames }] = await Promise.all([
      load('tokens.js'),
      load('themes/registry.js'),
    ]);
    mkdirSync(join(dir, 'dist/tokens'), { recursive: true });
    for (const name of themeNames)
      writeFileSync(
        join(dir, `dist/tokens/${name}.tokens.json`),
        `${JSON.stringify(designTokens(name), null, 2)}\n`,
      );
  },
});

/** Writes the pages of the games, minified, as `dist/venue-client`. */
const writeVenueClient = (dir) => ({
  name: 'write-venue-client',
  writeBundle: async ({ format }) => {
    if (format === 'es') await minifyVenueClient(join(dir, 'venue-client'), join(dir, 'dist/venue-client'));
  },
});

/** Writes the pages of the operator's console as `dist/operator-client`. */
const writeOperatorClient = (dir) => ({
  name: 'write-operator-client',
  writeBundle: async ({ format }) => {
    const configFile = join(dir, 'operator-client/vite.config.ts');
    if (format === 'es') await build({ configFile, logLevel: 'error' });
  },
});

/** Rollup drops directives; React needs this one at the head of each file that has it. */
const keepUseClient = ({ facadeModuleId }) =>
  facadeModuleId && readFileSync(facadeModuleId, 'utf8').startsWith("'use client'") ? "'use client';" : '';

const modules = (dir, input) => ({
  input,
  external,
  treeshake: { moduleSideEffects: false },
  onLog: (level, log, handle) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log),
  plugins: [
    clean(dir),
    resolve({ extensions }),
    babel({ babelHelpers: 'bundled', extensions, configFile: join(root, 'babel.config.json') }),
    ...(dir.endsWith('ui') ? [writeDesignTokens(dir)] : []),
    ...(dir.endsWith('gateway') ? [writeVenueClient(dir), writeOperatorClient(dir)] : []),
  ],
  output: ['es', 'cjs'].map((format) => ({
    dir: join(dir, 'dist'),
    format,
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: join(dir, 'src'),
    entryFileNames: format === 'es' ? '[name].js' : '[name].cjs',
    interop: 'auto',
    banner: keepUseClient,
  })),
});

// Not in node_modules: the plugin takes what lies there for another package.
const declarations = hasTypes ? mkdtempSync(join(tmpdir(), 'pavilion-types-')) : '';

/** The declarations of every module, which the native compiler infers several times faster than the plugin would. */
const emitDeclarations = () => {
  process.once('exit', () => rmSync(declarations, { recursive: true, force: true }));
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript-native/bin/tsc'),
      ...['--project', join(root, 'packages/tsconfig.types.json'), '--outDir', declarations],
    ],
    { stdio: 'inherit' },
  );
};

const types = (dir, input) => ({
  input: Object.fromEntries(
    Object.entries(input).map(([name, file]) => [
      name,
      join(declarations, relative(join(root, 'packages'), file)).replace(/\.tsx?$/, '.d.ts'),
    ]),
  ),
  external,
  plugins: [dts()],
  output: ['d.ts', 'd.cts'].map((extension) => ({
    dir: join(dir, 'dist'),
    entryFileNames: `[name].${extension}`,
    chunkFileNames: ({ name }) => `types/${name.replace(/\.d$/, '')}.${extension}`,
  })),
});

const builds = (name) => {
  const dir = join(root, 'packages', name);
  const { exports, bin } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const sources = Object.values(exports).flatMap(({ source }) => source ?? []);
  const commands = Object.values(bin ?? {}).map((file) =>
    file.replace('./dist/', './src/').replace('.js', '.ts'),
  );
  const input = Object.fromEntries(
    [...sources, ...commands].map((file) => [
      file.replace('./src/', '').replace(/\.tsx?$/, ''),
      join(dir, file),
    ]),
  );
  return hasTypes ? [modules(dir, input), types(dir, input)] : [modules(dir, input)];
};

if (hasTypes) emitDeclarations();

export default names.flatMap(builds);

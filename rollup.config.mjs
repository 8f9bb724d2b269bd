import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { babel } from '@rollup/plugin-babel';
import resolve from '@rollup/plugin-node-resolve';
import dts from 'rollup-plugin-dts';

const root = import.meta.dirname;
const extensions = ['.ts', '.tsx'];
/** `ONLY=format,contract` builds these packages, and without types: what `npm start` needs, fast. */
const only = process.env.ONLY?.split(',');

/** What is not a file of the package itself stays an import. */
const external = (id) => !id.startsWith('.') && !id.startsWith('/');

/** A module that has left the sources must not be published from an older build. */
const clean = (dir) => ({
  name: 'clean',
  buildStart: () => rmSync(join(dir, 'dist'), { recursive: true, force: true }),
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

const types = (dir, input) => ({
  input,
  external,
  plugins: [dts({ tsconfig: join(root, 'tsconfig.json') })],
  output: ['d.ts', 'd.cts'].map((extension) => ({
    dir: join(dir, 'dist'),
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `types/[name].${extension}`,
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
  return only ? [modules(dir, input)] : [modules(dir, input), types(dir, input)];
};

export default (only ?? ['format', 'contract', 'ui', 'sdk', 'gateway']).flatMap(builds);

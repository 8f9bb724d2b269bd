import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import resolve from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import { minify } from 'terser';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'size-entry.ts');

/** The size of an entry, bytes. */
export interface PackageSize {
  readonly gzip: number;
  readonly brotli: number;
  /** The length of each bundled module before minification, the largest first. */
  readonly modules: readonly (readonly [id: string, length: number])[];
}

export interface SizeOptions {
  /** Packages that are not counted, with their subpaths. Default: React and React DOM. */
  readonly external?: readonly string[];
}

const isOf = (name: string, id: string) => id === name || id.startsWith(`${name}/`);

const fromSource = (source: string): Plugin => ({
  name: 'size-entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? source : null),
});

/** Sets `NODE_ENV` as a production build does, which removes the development code of packages. */
const production: Plugin = {
  name: 'production',
  transform: (code) =>
    code.includes('process.env.NODE_ENV')
      ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : null,
};

/**
 * The size of what a program imports: bundled by rollup into one file, minified by terser, compressed. Lazy chunks are
 * included, because users wait for them, too.
 *
 * @param source - the program, as the text of a module. It imports the built packages of this repository.
 * @example
 * await sizeOf(`export { MoneyInput } from '@pavilion/ui';`, { external: ['react', 'react-dom', 'styled-components'] });
 */
export const sizeOf = async (
  source: string,
  { external = ['react', 'react-dom'] }: SizeOptions = {},
): Promise<PackageSize> => {
  const bundle = await rollup({
    input: entry,
    external: (id) => external.some((name) => isOf(name, id)),
    treeshake: { moduleSideEffects: (id) => id === entry },
    onLog: () => {},
    plugins: [fromSource(source), resolve({ browser: true }), production],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  const [{ code, modules }] = output;
  const small = (await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } })).code ?? '';
  return {
    gzip: gzipSync(small, { level: 9 }).length,
    brotli: brotliCompressSync(small).length,
    modules: Object.entries(modules)
      .map(([id, { renderedLength }]) => [id.replace(`${root}/`, ''), renderedLength] as const)
      .sort(([, a], [, b]) => b - a),
  };
};

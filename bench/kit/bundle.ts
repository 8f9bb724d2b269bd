import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
export const libraries = join(import.meta.dirname, 'libraries');

/** The same bundler for all kits. Ours is its published build. */
const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  platform: 'browser',
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir: 'page',
  write: false,
  logLevel: 'error',
} satisfies BuildOptions;

/** Bundles the page of a kit; all share one React. */
export const bundlePage = async (file: string) => {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(libraries, file)],
    alias: {
      react: join(root, 'node_modules/react'),
      'react-dom': join(root, 'node_modules/react-dom'),
    },
  });
  const text = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
};

/** Bundles an import without React, to measure it. */
export const bundleImport = async (source: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: source, resolveDir: libraries },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  });
  return outputFiles[0]!.contents;
};

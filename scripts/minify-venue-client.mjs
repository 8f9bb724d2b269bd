import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { transform } from 'esbuild';

/** The kinds of files that the gateway serves or reads; the value is the loader of those that are minified. */
const loaders = { '.css': 'css', '.html': undefined, '.js': 'js', '.svg': undefined };

/**
 * Writes the files of the game pages with the same paths below another folder, scripts and style sheets minified. The modules
 * stay separate files, so that each page loads only what its game needs.
 */
export const minifyVenueClient = async (from, to) => {
  const paths = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in loaders)
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
  await Promise.all(
    paths.map(async (path) => {
      const source = readFileSync(join(from, path), 'utf8');
      const loader = loaders[extname(path)];
      const options = { charset: 'utf8', legalComments: 'none', target: 'es2022', format: 'esm' };
      const output = loader
        ? (await transform(source, { loader, sourcefile: path, minify: true, ...options })).code
        : source;
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), output);
    }),
  );
};

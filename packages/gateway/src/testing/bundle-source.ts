import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const sources = join(process.cwd(), 'packages/gateway/src');

/**
 * Bundles a module of the gateway's sources into one file: processes start fast from it, and it runs without a build of
 * the packages. The working directory must be the root of the repository, as it is under npm and Jest. Imports of
 * packages and files resolve as they do from the gateway's folder.
 */
export const bundleSource = (entry: string, file: string) => {
  execFileSync(join(process.cwd(), 'node_modules/.bin/esbuild'), [
    join(sources, entry),
    `--outfile=${file}`,
    ...['--bundle', '--platform=node', '--target=node20', '--format=cjs', '--conditions=source'],
    ...['--external:pg-native', '--log-level=error'],
    `--define:import.meta.url=${JSON.stringify(pathToFileURL(join(sources, 'here.ts')).href)}`,
  ]);
};

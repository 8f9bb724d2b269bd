import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Outcome, Row, RowOptions } from './row';

/** Where rows are run, and what they share. */
export interface Workshop {
  run(row: Row, options: Omit<RowOptions, 'folder' | 'program'>): Promise<Outcome>;
  close(): void;
}

/**
 * Makes one file of the gateway's sources: a process that is killed hundreds of times should start fast, and a test must
 * need no build. Packages and files beside the gateway are found as from its own folder.
 */
export const bundleGateway = (file: string) => {
  const sources = join(process.cwd(), 'packages/gateway/src');
  execFileSync(join(process.cwd(), 'node_modules/.bin/esbuild'), [
    join(sources, 'main.ts'),
    `--outfile=${file}`,
    ...['--bundle', '--platform=node', '--target=node20', '--format=cjs', '--conditions=source'],
    ...['--external:pg-native', '--log-level=error'],
    `--define:import.meta.url=${JSON.stringify(pathToFileURL(join(sources, 'here.ts')).href)}`,
  ]);
};

/** Started from the root of the repository, as npm and Jest do. */
export const openWorkshop = (): Workshop => {
  const place = mkdtempSync(join(tmpdir(), 'pavilion-reliability-'));
  const program = join(place, 'gateway.cjs');
  bundleGateway(program);
  return {
    async run(row, options) {
      const folder = join(place, `row-${row.id}`);
      mkdirSync(folder);
      try {
        return await row.run({ ...options, folder, program });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: () => rmSync(place, { recursive: true, force: true }),
  };
};

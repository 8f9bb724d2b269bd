import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEnds } from './ends';
import { type Attempt, attemptGateway, startGatewayProcess } from './gateway-process';
import { createLender } from './lender';
import type { Outcome, Row, RowOptions } from './row';

/** Where rows are run, and what they share. */
export interface Workshop {
  run(row: Row, options: RowOptions): Promise<Outcome>;
  close(): Promise<void>;
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
  const lender = createLender(join(place, 'server'), async (url) => {
    const gateway = await startGatewayProcess(program, { DATABASE_URL: url });
    await gateway.stop();
  });
  return {
    async run(row, options) {
      const folder = join(place, `row-${row.id}`);
      mkdirSync(folder);
      const ends = createEnds();
      const keep = ({ child, ended }: Attempt) =>
        ends.add(() => {
          child.kill('SIGKILL');
          return ended;
        });
      try {
        return await row.run(options, {
          folder,
          startGateway: (settings) => startGatewayProcess(program, settings, keep),
          attemptGateway(settings) {
            const attempt = attemptGateway(program, settings);
            keep(attempt);
            return attempt;
          },
          async borrow() {
            const database = await lender.lend();
            ends.add(database.giveBack);
            return database;
          },
          atEnd: ends.add,
        });
      } finally {
        await ends.come();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    async close() {
      await lender.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
};

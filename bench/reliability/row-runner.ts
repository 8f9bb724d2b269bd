import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSource } from '../../packages/gateway/src/testing/bundle-source';
import { createCleanup } from './cleanup';
import { createDatabasePool } from './database-pool';
import { type Attempt, attemptGateway, startGatewayProcess } from './gateway-process';
import type { Outcome, Row, RowOptions } from './row';
import { createTestServer } from './test-server';

/** Runs rows and holds what they share: the bundled gateway and the database pool. */
export interface RowRunner {
  run(row: Row, options: RowOptions): Promise<Outcome>;
  close(): Promise<void>;
}

/**
 * The working directory must be the root of the repository, as it is under npm and Jest.
 *
 * @param folder for the files of all runs, removed by `close`.
 */
export const createRowRunner = (folder: string): RowRunner => {
  const program = join(folder, 'gateway.cjs');
  bundleSource('main.ts', program);
  const pool = createDatabasePool(join(folder, 'server'), async (url) => {
    const gateway = await startGatewayProcess(program, { DATABASE_URL: url });
    await gateway.stop();
  });
  const testServer = createTestServer(join(folder, 'test-server'));
  return {
    async run(row, options) {
      const rowFolder = join(folder, `row-${row.id}`);
      mkdirSync(rowFolder);
      const cleanup = createCleanup();
      const killAfterRun = ({ child, ended }: Attempt) =>
        cleanup.add(() => {
          child.kill('SIGKILL');
          return ended;
        });
      try {
        return await row.run(options, {
          folder: rowFolder,
          startGateway: (settings) => startGatewayProcess(program, settings, killAfterRun),
          attemptGateway(settings) {
            const attempt = attemptGateway(program, settings);
            killAfterRun(attempt);
            return attempt;
          },
          async acquireDatabase() {
            const database = await pool.acquire();
            cleanup.add(database.release);
            return database;
          },
          startTestServer: testServer.start,
          afterRun: cleanup.add,
        });
      } finally {
        await cleanup.run();
        rmSync(rowFolder, { recursive: true, force: true });
      }
    },
    async close() {
      await pool.close();
      await testServer.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { prepareServer } from '../../packages/gateway/src/testing/prepare-server';
import { testServerVariable } from '../../packages/gateway/src/testing/test-server';

/** A comparison with a model needs no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** The database server of `createTestGateway`, one for all rows that use it. */
export interface TestServer {
  /** Starts it, unless it runs; with all tests, Jest has started it for those of the gateway. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const createTestServer = (folder: string): TestServer => {
  let server: EmbeddedPostgres | undefined;
  return {
    async start() {
      if (process.env[testServerVariable] !== undefined) return;
      const from = join(process.cwd(), 'packages/gateway/src/here.ts');
      server = await startEmbeddedPostgres({ dataDir: folder, from, settings });
      await prepareServer(server.url);
    },
    async stop() {
      if (!server) return;
      delete process.env[testServerVariable];
      await server.stop();
    },
  };
};

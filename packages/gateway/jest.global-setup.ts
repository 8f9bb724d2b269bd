import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './src/db/embedded/embedded-postgres';
import { prepareServer } from './src/testing/prepare-server';

declare global {
  var testPostgres: { server: EmbeddedPostgres; dataDir: string } | undefined;
}

/** Tests need no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

const startServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-test-'));
  const server = await startEmbeddedPostgres({ dataDir, from: __filename, settings });
  globalThis.testPostgres = { server, dataDir };
  return server.url;
};

/** One PostgreSQL a run, with a migrated template from which each test file copies its own database. */
export default async () => {
  await prepareServer(process.env.DATABASE_URL ?? (await startServer()));
};

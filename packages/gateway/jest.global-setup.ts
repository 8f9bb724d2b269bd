import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './src/db/embedded/embedded-postgres';
import { bundleSource } from './src/testing/bundle-source';
import { createDatabaseFolder } from './src/testing/database-folder';
import type * as Preparation from './src/testing/prepare-server';
import { testServerVariable } from './src/testing/test-server';

declare global {
  var testPostgres: { server: EmbeddedPostgres; dataDir: string } | undefined;
}

/** Tests need no durability, only speed. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' };

const startServer = async () => {
  const dataDir = createDatabaseFolder();
  const server = await startEmbeddedPostgres({ dataDir, from: __filename, settings });
  globalThis.testPostgres = { server, dataDir };
  return server.url;
};

/** Outside the module system of Jest, packages of the workspace resolve to their builds, which a test must not need. */
const loadPreparation = (): typeof Preparation => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-setup-'));
  const file = join(folder, 'prepare-server.cjs');
  bundleSource('testing/prepare-server.ts', file);
  const preparation = require(file);
  rmSync(folder, { recursive: true, force: true });
  return preparation;
};

/** One PostgreSQL a run, with migrated templates from which each test file copies its own database. */
export default async () => {
  // Row 18 of `npm run reliability` runs Jest hundreds of times on one server, mostly with the same migrations.
  if (process.env.DATABASE_URL && process.env.TEST_TEMPLATES === 'ready') {
    process.env[testServerVariable] = process.env.DATABASE_URL;
    return;
  }
  const { prepareServer } = loadPreparation();
  await prepareServer(process.env.DATABASE_URL ?? (await startServer()));
};

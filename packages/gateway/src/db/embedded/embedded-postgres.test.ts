import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createDatabaseFolder } from '../../testing/database-folder';
import { findBinaries } from './binaries';
import { startEmbeddedPostgres } from './embedded-postgres';

const from = __filename;

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = createDatabaseFolder();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const ask = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select 'here' as answer");
    await client.end();
    return rows[0].answer;
  };

  it('is a released version', async () => {
    const { stdout } = await promisify(execFile)(findBinaries(from).postgres, ['--version']);
    expect(stdout).toMatch(/^postgres \(PostgreSQL\) \d+\.\d+$/m);
  });

  it('starts one of two concurrent servers in an empty folder', async () => {
    const outcomes = await Promise.allSettled([1, 2].map(() => startEmbeddedPostgres({ dataDir, from })));
    const started = outcomes.filter((each) => each.status === 'fulfilled');
    expect(started).toHaveLength(1);
    const refused = outcomes.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ name: 'StartupError' });
    const server = started[0]?.value;
    expect(await ask(server?.url as string)).toBe('here');
    await server?.stop();
  });

  it('starts despite the files of an interrupted start and of a dead server', async () => {
    mkdirSync(join(dataDir, 'postgres-draft-dead'));
    const first = await startEmbeddedPostgres({ dataDir, from });
    await first.stop();
    // The id of a running process that is no server: this one.
    const stale = [process.pid, join(dataDir, 'postgres'), '1', '1', '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stale.join('\n')}\n`);
    const second = await startEmbeddedPostgres({ dataDir, from });
    expect(await ask(second.url)).toBe('here');
    await second.stop();
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('rejects a connection with a wrong password', async () => {
    const server = await startEmbeddedPostgres({ dataDir, from });
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(ask(url.href)).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });
});

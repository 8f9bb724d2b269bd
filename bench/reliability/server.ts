import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { openCluster } from '../../packages/gateway/src/db/embedded/cluster';
import { startEmbeddedPostgres } from '../../packages/gateway/src/db/embedded/embedded-postgres';
import { createLauncher } from '../../packages/gateway/src/db/embedded/launcher';
import { freePort } from './gateway-process';

/** A PostgreSQL server that keeps running when its gateways are killed. */
export interface Server {
  /** Of an empty database. */
  url: string;
  /** Which PostgreSQL it is, for the page. */
  kind: string;
  stop(): Promise<void>;
}

/** The file from which the gateway resolves the embedded PostgreSQL. */
const gatewayFile = () => join(process.cwd(), 'packages/gateway/src/here.ts');

/** Starts the PostgreSQL of a gateway's data folder while no gateway uses it. */
export const openData = async (dataDir: string): Promise<Server> => ({
  ...(await startEmbeddedPostgres({ dataDir, from: gatewayFile() })),
  kind: 'npm’s PostgreSQL',
});

/** The folder of Debian's newest PostgreSQL programs. */
export const debianPrograms = (): string | undefined => {
  const all = '/usr/lib/postgresql';
  const [newest] = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = newest && join(all, newest, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
};

const answers = async (url: string) => {
  const db = connectDatabase(url, { poolSize: 1 });
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
};

const startDebian = async (folder: string, programs: string): Promise<Server> => {
  mkdirSync(folder, { recursive: true });
  const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
  const launcher = createLauncher([binaries.postgres, join(folder, 'postgres')]);
  const cluster = await openCluster(folder, binaries, launcher);
  const port = await freePort();
  const { file, args, identity } = launcher.command(binaries.postgres, [
    ...['-D', cluster.folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    ...['-c', 'unix_socket_directories=', '-c', 'max_connections=200', '-c', 'log_min_messages=fatal'],
  ]);
  const server = spawn(file, args, { ...identity, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://pavilion:${cluster.password}@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === 300 || server.exitCode !== null) throw new Error('Debian’s PostgreSQL does not start.');
    await sleep(100);
  }
  return {
    url,
    kind: `Debian’s PostgreSQL ${programs.split('/').at(-2)}`,
    async stop() {
      server.kill('SIGINT');
      await gone;
    },
  };
};

/** Creates a database on the server of `DATABASE_URL`. */
const createDatabaseOn = async (address: string): Promise<Server> => {
  const name = `reliability_${Date.now().toString(36)}`;
  const db = connectDatabase(address, { poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(db);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    kind: 'the PostgreSQL of DATABASE_URL',
    async stop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(db);
      await db.destroy();
    },
  };
};

/** The PostgreSQL of `DATABASE_URL`; without it, that of Debian or of npm, started in its own folder. */
export const startServer = (folder: string): Promise<Server> => {
  const address = process.env.DATABASE_URL;
  if (address) return createDatabaseOn(address);
  const programs = debianPrograms();
  return programs ? startDebian(folder, programs) : openData(folder);
};

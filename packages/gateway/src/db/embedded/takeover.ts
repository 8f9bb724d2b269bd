import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../startup-error';
import type { Cluster } from './cluster';

/** Application name of the gateway’s connections. A data folder is in use while there is one. */
export const applicationName = 'pavilion-gateway';

interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid');

const readPostmaster = (cluster: Cluster): Postmaster | undefined => {
  if (!existsSync(pidFile(cluster))) return undefined;
  const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
};

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether a process id is no longer that of the server: another program has it, as after a restart of the machine, or the
 * server has ended and waits to be reaped. Where there is no /proc, the id counts as the server's.
 */
const isGone = (pid: number) => {
  const stat = `/proc/${pid}/stat`;
  // "4711 (postgres) S …": id, program, state; Z is a zombie.
  return existsSync(stat) && !/^\d+ \(postgres\) [^Z]/.test(readFileSync(stat, 'utf8'));
};

/** Number of gateways connected to a running server, or undefined when it does not answer. */
const countGateways = async (cluster: Cluster, { port }: Postmaster): Promise<number | undefined> => {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'pavilion',
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 1_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query(
      'select count(*)::int as count from pg_stat_activity where application_name = $1',
      [applicationName],
    );
    return found.rows[0].count;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
};

const inUse = (dataDir: string) =>
  new StartupError(
    `The data folder ${dataDir} is in use by another gateway. Stop that one, or set DATA_DIR to another folder.`,
  );

/**
 * Stops a server that a killed gateway left running. A connection of a gateway is the lock on the data folder: the
 * system closes it however the gateway ends, so there is no lock file to go stale. A server without such a connection
 * is an orphan.
 *
 * @throws StartupError when another gateway uses the folder.
 */
export const takeOver = async (cluster: Cluster, dataDir: string): Promise<void> => {
  let orphanChecks = 0;
  for (let attempt = 0; attempt < 200; attempt++) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster) return;
    if (!isRunning(postmaster.pid) || isGone(postmaster.pid)) {
      rmSync(pidFile(cluster), { force: true });
      return;
    }
    const gateways = await countGateways(cluster, postmaster);
    if (gateways) throw inUse(dataDir);
    // A starting gateway connects shortly after its server, so the server counts as an orphan after several checks only.
    if (gateways === 0 && ++orphanChecks === 10) process.kill(postmaster.pid, 'SIGINT');
    await sleep(50);
  }
  throw new StartupError(`The PostgreSQL in ${cluster.folder} neither responds nor stops. Stop it manually.`);
};

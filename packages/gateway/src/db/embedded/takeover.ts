import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../startup-error';
import type { Cluster } from './cluster';

/** The name under which gateways are connected. Who is connected holds the data folder. */
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

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** After a restart of the machine another program may have the number that a dead server left in its file. */
const isOtherProgram = (pid: number) => {
  const command = `/proc/${pid}/cmdline`;
  return existsSync(command) && !readFileSync(command, 'utf8').includes('postgres');
};

/** How many gateways are connected to a running server, or undefined when it does not answer. */
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
 * Makes sure that nobody serves the cluster. The lock on a data folder is a connection of a gateway to the server in
 * it: the system closes it when the gateway dies in whatever way, so no lock file can outlive its owner. A server
 * that nobody is connected to any more is an orphan of a killed gateway and is stopped.
 *
 * @throws StartupError when another gateway has the folder.
 */
export const takeOver = async (cluster: Cluster, dataDir: string): Promise<void> => {
  let silentChecks = 0;
  for (let attempt = 0; attempt < 200; attempt++) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster) return;
    if (!alive(postmaster.pid) || isOtherProgram(postmaster.pid)) {
      rmSync(pidFile(cluster), { force: true });
      return;
    }
    const gateways = await countGateways(cluster, postmaster);
    if (gateways) throw inUse(dataDir);
    // A gateway that is just starting connects within moments of its server: look some times before judging.
    if (gateways === 0 && ++silentChecks === 10) process.kill(postmaster.pid, 'SIGINT');
    await sleep(50);
  }
  throw new StartupError(`The PostgreSQL in ${cluster.folder} neither answers nor stops. Stop it by hand.`);
};

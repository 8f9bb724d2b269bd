import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../free-port';
import { StartupError } from '../../startup-error';
import { findBinaries } from './binaries';
import { type Cluster, openCluster } from './cluster';
import { createLauncher } from './launcher';
import { applicationName, takeOver } from './takeover';
import { startWatchdog } from './watchdog';

export interface EmbeddedPostgres {
  url: string;
  /** Resolves with the reason when the server ends without `stop`. */
  failed: Promise<StartupError>;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** File from which the PostgreSQL packages are resolved. */
  from: string;
  /** Additional server settings. */
  settings?: Readonly<Record<string, string>>;
}

const databaseUrl = (cluster: Cluster, port: number) =>
  `postgres://pavilion:${cluster.password}@127.0.0.1:${port}/postgres`;

/**
 * Connects as soon as the server accepts connections. This connection is the lock on the data folder, see `takeOver`.
 */
const connectWithRetry = async (
  url: string,
  server: ChildProcess,
  lastError: () => string,
): Promise<Client> => {
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (server.exitCode !== null) {
      throw new StartupError(`PostgreSQL stopped while starting: ${lastError()}`);
    }
    const client = new Client({ connectionString: url, application_name: applicationName });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => {});
      await sleep(20);
    }
  }
  throw new StartupError('PostgreSQL did not answer within 30 s.');
};

const exited = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    else server.once('exit', () => resolve());
  });

/**
 * Starts a PostgreSQL in the data folder. It stops with this process.
 *
 * @throws StartupError when the folder is in use or the server cannot start.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolvePath(options.dataDir);
  const binaries = findBinaries(options.from);
  mkdirSync(dataDir, { recursive: true });
  const launcher = createLauncher([binaries.postgres, join(dataDir, 'postgres')]);
  const cluster = await openCluster(dataDir, binaries, launcher);
  await takeOver(cluster, dataDir);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    log_min_messages: 'fatal',
    ...options.settings,
  };
  const { file, args, identity } = launcher.command(binaries.postgres, [
    ...['-D', cluster.folder, '-p', String(port)],
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]);
  const server = spawn(file, args, {
    ...identity,
    stdio: ['ignore', 'ignore', 'pipe'],
    // In a separate process group, so that Ctrl-C reaches the gateway only, which stops the server after its own work.
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
  });
  let lastError = '';
  server.stderr.on('data', (chunk) => {
    lastError = String(chunk).trim();
  });
  const url = databaseUrl(cluster, port);
  const stopWatchdog = startWatchdog(server.pid as number);
  const lockConnection = await connectWithRetry(url, server, () => lastError);
  let isStopping = false;
  const failed = new Promise<StartupError>((resolve) => {
    exited(server).then(() => {
      if (isStopping) return;
      const end = server.signalCode ?? `code ${server.exitCode}`;
      resolve(
        new StartupError(`The embedded PostgreSQL ended unexpectedly (${end}). Start the gateway again.`),
      );
    });
  });
  return {
    url,
    failed,
    async stop() {
      isStopping = true;
      await lockConnection.end().catch(() => {});
      const exit = exited(server);
      server.kill('SIGINT');
      await exit;
      stopWatchdog();
    },
  };
};

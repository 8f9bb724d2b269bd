import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openCluster } from '../../packages/gateway/src/db/embedded/cluster';
import { createLauncher } from '../../packages/gateway/src/db/embedded/launcher';
import { deployFile, exampleVariables, poolerConfiguration, poolerUsers, serverNames } from './deployment';
import { freePort } from './gateway-process';
import { debianPrograms } from './server';

const run = promisify(execFile);
const pooler = '/usr/sbin/pgbouncer';

/** What this machine lacks for a replicated database; undefined if it has all. */
export const missingForReplication = (): string | undefined => {
  if (process.platform !== 'linux') return 'Linux';
  if (!debianPrograms()) return 'Debian’s postgresql';
  return existsSync(pooler) ? undefined : 'Debian’s pgbouncer';
};

/** A PostgreSQL server: the primary or a standby. */
interface Server {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  process: ChildProcess | undefined;
}

/** Position in the write-ahead log, comparable. */
type Position = bigint;

/**
 * A primary with two standbys, of which one must confirm each commit, behind PgBouncer in transaction mode: the scripts and settings
 * of `deploy/` with the servers of Debian.
 */
export interface ReplicatedDatabase {
  /** Host and port of the pooler, whose database is `pavilion`. */
  readonly poolerAddress: string;
  /** Of the present primary, without the pooler. */
  primaryUrl(): string;
  readonly kind: string;
  /**
   * Kills a standby, and some time later the primary with all its backends. The standby returns, with what it had. Then a
   * standby is promoted: that with the most of the log, as the runbook says, or on purpose the other one. The killed primary
   * follows as a standby.
   *
   * @param between time between the two kills, ms.
   */
  failOver(options: { promote: 'ahead' | 'behind'; between: number; pick: number }): Promise<{
    /** From the kill of the primary until the pooler points to the new one, ms. */
    took: number;
    /** When the pooler was pointed to the new primary; the return of the killed one takes some seconds more. */
    openedAt: number;
    /** Bytes of the log that the promoted standby had less than the other one. */
    behind: bigint;
  }>;
  /** Why pg_rewind could not let an old primary return, which then got a new base backup: one text for each. */
  rebuilt(): readonly string[];
  /** Restores a backup into an empty server, and answers its URL. */
  restore(kind: 'pg_basebackup' | 'pg_dump'): Promise<string>;
  stop(): Promise<void>;
}

/** Kills a process that may have ended. */
const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Freezes a server and kills it with all its backends: none can answer any more. */
const killServer = async ({ process: server }: Server) => {
  if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  process.kill(server.pid, 'SIGSTOP');
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
  for (const child of children.filter(Boolean)) kill(Number(child));
  kill(server.pid);
  await gone;
  // Until all have ended the server does not start again: they hold its shared memory.
  for (const child of children.filter(Boolean)) while (existsSync(`/proc/${child}`)) await sleep(5);
};

/** Stops a server as the entry point of its image does. */
const stopServer = async ({ process: server }: Server) => {
  const gone = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGINT');
  await gone;
};

/** What a drill on one machine adds to the settings of `deploy/postgres/replication.conf`. */
export const drillSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'fatal',
  // What a standby is asked is not cancelled by what it replays.
  max_standby_streaming_delay: '-1',
  max_standby_archive_delay: '-1',
  // No machine crashes here, only processes.
  fsync: 'off',
};

const positionOf = (text: string): Position => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

const until = async (what: string, holds: () => Promise<boolean>, limit = 60_000) => {
  for (const end = Date.now() + limit; Date.now() < end; await sleep(20)) {
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`${what} did not happen within ${limit} ms`);
};

const serverOptions = ({ name, port }: Pick<Server, 'name' | 'port'>) => [
  ...['-p', String(port), '-c', `cluster_name=${name}`],
  ...Object.entries(drillSettings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]),
];

/** @param folder an empty folder that other users may enter. */
export const startReplicatedDatabase = async (folder: string): Promise<ReplicatedDatabase> => {
  const programs = debianPrograms() as string;
  const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
  mkdirSync(folder, { recursive: true });
  const launcher = createLauncher([binaries.postgres, join(folder, 'postgres')]);
  const { owner } = launcher;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const variables = exampleVariables();
  /** Of the scripts in `deploy/postgres`, which find the programs of the server by their names. */
  const environment = {
    ...process.env,
    ...variables,
    LC_ALL: 'C',
    PATH: `${programs}:${process.env.PATH}`,
    POSTGRES_USER: 'pavilion',
    POSTGRES_DB: 'pavilion',
  };
  const execute = async (program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const { file, args: all, identity } = launcher.command(program, args);
    await run(file, all, { ...identity, env: { ...environment, ...more }, cwd: folder });
  };
  const program = (name: string) => join(programs, name);

  /** Copies a file of `deploy/` to where the user of the servers may read it. */
  const deployed = (name: string): string => {
    const copied = join(folder, name.replaceAll('/', '-'));
    copyFileSync(deployFile(name), copied);
    if (owner) chownSync(copied, owner.uid, owner.gid);
    return copied;
  };

  const cluster = await openCluster(folder, binaries, launcher);
  // Of `pavilion`, the owner of the tables: first that of the new cluster, then that of the example.
  let { password } = cluster;
  const urlOf = ({ port }: Pick<Server, 'port'>, database = 'pavilion') =>
    `postgres://pavilion:${password}@127.0.0.1:${port}/${database}`;
  const addressOf = (to: Pick<Server, 'port'>) => `host=127.0.0.1 port=${to.port}`;
  const conninfo = (to: Server) =>
    `${addressOf(to)} user=pavilion_replication password=${variables.REPLICATION_PASSWORD} dbname=pavilion`;

  const queryAt = async <Found>(connectionString: string, text: string): Promise<Found[]> => {
    const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text)).rows as Found[];
    } finally {
      await client.end().catch(() => {});
    }
  };
  const query = <Found>(server: Pick<Server, 'port'>, text: string, database?: string) =>
    queryAt<Found>(urlOf(server, database), text);
  const untilAnswering = (server: Server) =>
    until(
      `the start of ${server.name}`,
      async () => (await query(server, 'select 1', 'postgres')).length === 1,
    );

  /** Starts a server with its data folder, without `standby.sh`. */
  const start = async (server: Server) => {
    const { file, args, identity } = launcher.command(binaries.postgres, [
      ...['-D', server.folder, ...serverOptions(server)],
    ]);
    server.process = spawn(file, args, { ...identity, stdio: 'ignore', env: environment });
    await untilAnswering(server);
  };

  const newServer = async (name: string): Promise<Server> => ({
    name,
    folder: join(folder, name),
    port: await freePort(),
    process: undefined,
  });
  const standbyScript = deployed('postgres/standby.sh');
  /** Starts a server as `deploy/` does: with an empty folder it copies the primary first. */
  const startStandby = async (server: Server, primary: Server) => {
    const { file, args, identity } = launcher.command('/bin/sh', [standbyScript, ...serverOptions(server)]);
    server.process = spawn(file, args, {
      ...identity,
      stdio: 'ignore',
      env: { ...environment, PGDATA: server.folder, SERVER_NAME: server.name, PRIMARY: addressOf(primary) },
    });
    await untilAnswering(server);
  };
  /** Waits until a standby receives what the primary writes. */
  const untilStreaming = (standby: Server, from: Server) =>
    until(`streaming to ${standby.name}`, async () => {
      const rows = await query<{ state: string }>(
        from,
        `select state from pg_stat_replication where application_name = '${standby.name}' and state = 'streaming'`,
      );
      return rows.length > 0;
    });
  /** Commits then wait for no standby. */
  const waitForNone = async (server: Server) => {
    await query(server, `alter system set synchronous_standby_names = ''`);
    await query(server, 'select pg_reload_conf()');
  };

  const servers: Server[] = [];
  let pooling: ChildProcess | undefined;
  const stop = async () => {
    pooling?.kill('SIGKILL');
    await Promise.all(servers.map(killServer));
  };
  try {
    const [first, ...others] = serverNames();
    let primary: Server = { name: first, folder: cluster.folder, port: await freePort(), process: undefined };
    servers.push(primary);
    await start(primary);
    // As the entry point of the image does when it creates the data folder.
    await query(primary, 'create database pavilion', 'postgres');
    await query(primary, `alter role pavilion password '${variables.OWNER_PASSWORD}'`, 'postgres');
    password = variables.OWNER_PASSWORD as string;
    for (const script of ['postgres/init.sh', 'postgres/primary.sh']) {
      await execute('/bin/sh', [deployed(script)], {
        PGHOST: '127.0.0.1',
        PGPORT: String(primary.port),
        PGPASSWORD: password,
        PGDATA: primary.folder,
        REPLICATION_SETTINGS: deployed('postgres/replication.conf'),
      });
    }
    await stopServer(primary);
    await start(primary);
    let standbys: Server[] = [];
    for (const name of others) {
      const standby = await newServer(name);
      servers.push(standby);
      await startStandby(standby, primary);
      await untilStreaming(standby, primary);
      standbys.push(standby);
    }

    const poolerPort = await freePort();
    const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
    writeFileSync(users, poolerUsers());
    const writeSettings = () =>
      writeFileSync(
        settings,
        poolerConfiguration({
          pavilion: `${addressOf(primary)} dbname=pavilion`,
          listen_addr: '127.0.0.1',
          listen_port: String(poolerPort),
          auth_file: users,
        }),
      );
    writeSettings();
    const pooled = launcher.command(pooler, ['-q', settings]);
    pooling = spawn(pooled.file, pooled.args, { ...pooled.identity, stdio: 'ignore' });
    const poolerAddress = `127.0.0.1:${poolerPort}`;
    await until('the start of PgBouncer', async () => {
      const url = `postgres://pavilion_service:${variables.SERVICE_PASSWORD}@${poolerAddress}/pavilion`;
      return (await queryAt(url, 'select 1')).length === 1;
    });

    /** What a standby surely has of the log. */
    const logOf = async (server: Server): Promise<Position> => {
      const [row] = await query<{ position: string | null }>(
        server,
        'select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())::text as position',
      );
      return positionOf(row?.position ?? '0/0');
    };

    const rebuilt: string[] = [];
    /** Lets a killed primary follow the new one. */
    const rejoin = async (server: Server, to: Server) => {
      // Until then pg_rewind takes the new primary for one of the old time line.
      await query(to, 'checkpoint');
      try {
        await execute(program('pg_rewind'), [
          `--target-pgdata=${server.folder}`,
          `--source-server=${conninfo(to)}`,
          '--write-recovery-conf',
        ]);
      } catch (error) {
        const { stderr = '' } = error as { stderr?: string };
        rebuilt.push(stderr.trim().split('\n').at(-1) ?? '');
        // standby.sh then copies the primary.
        rmSync(server.folder, { recursive: true, force: true });
      }
      await startStandby(server, to);
      await untilStreaming(server, to);
    };

    return {
      poolerAddress,
      kind: `Debian’s PostgreSQL ${programs.split('/').at(-2)}, a primary and two standbys behind PgBouncer`,
      primaryUrl: () => urlOf(primary),
      rebuilt: () => rebuilt,
      async failOver({ promote, between, pick }) {
        const old = primary;
        const late = standbys[pick % 2] as Server;
        await killServer(late);
        await sleep(between);
        const killedAt = Date.now();
        await killServer(old);
        await start(late);
        const found = await Promise.all(
          standbys.map(async (server) => ({ server, log: await logOf(server) })),
        );
        found.sort((one, other) => (one.log < other.log ? -1 : 1));
        const [behind, ahead] = found as [(typeof found)[0], (typeof found)[0]];
        const [chosen, other] = promote === 'ahead' ? [ahead, behind] : [behind, ahead];
        primary = chosen.server;
        // From its first commit on the new primary waits for one of the two others, which its settings name already.
        const isRight = promote === 'ahead';
        if (!isRight) await waitForNone(primary);
        await query(primary, 'select pg_promote(false)');
        await until(`the promotion of ${primary.name}`, async () => {
          const [state] = await query<{ standby: boolean }>(primary, 'select pg_is_in_recovery() as standby');
          return state?.standby === false;
        });
        if (isRight) {
          await query(other.server, `alter system set primary_conninfo = '${conninfo(primary)}'`);
          await query(other.server, 'select pg_reload_conf()');
          await untilStreaming(other.server, primary);
        }
        writeSettings();
        pooling?.kill('SIGHUP');
        const openedAt = Date.now();
        standbys = [other.server, old];
        if (isRight) await rejoin(old, primary);
        return {
          took: openedAt - killedAt,
          openedAt,
          behind: other.log > chosen.log ? other.log - chosen.log : 0n,
        };
      },
      async restore(kind) {
        const server = await newServer(kind.replace('_', '-'));
        servers.push(server);
        if (kind === 'pg_basebackup') {
          await execute(program('pg_basebackup'), [
            ...[`--pgdata=${server.folder}`, '--wal-method=stream', '--checkpoint=fast'],
            `--dbname=${conninfo(primary)}`,
          ]);
          await start(server);
          await waitForNone(server);
          return urlOf(server);
        }
        const dump = join(folder, 'dump');
        await execute(program('pg_dump'), [
          '--format=custom',
          '--no-privileges',
          `--file=${dump}`,
          `--dbname=${urlOf(primary)}`,
        ]);
        await execute(program('initdb'), [
          `--pgdata=${server.folder}`,
          ...['--username=pavilion', '--auth=trust', '--encoding=UTF8', '--locale=C'],
        ]);
        await start(server);
        await query(server, 'create database pavilion', 'postgres');
        await execute(program('pg_restore'), ['--exit-on-error', `--dbname=${urlOf(server)}`, dump]);
        return urlOf(server);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

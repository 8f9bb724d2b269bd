import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openCluster } from '../../packages/gateway/src/db/embedded/cluster';
import { createLauncher } from '../../packages/gateway/src/db/embedded/launcher';
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

/** A primary with two standbys, of which one must confirm each commit, behind PgBouncer in transaction mode. */
export interface ReplicatedDatabase {
  /** Of the pooler. */
  readonly url: string;
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
};

const commonSettings = `
# For pg_rewind, and for standbys that were away.
wal_log_hints = on
wal_keep_size = 2GB
max_wal_size = 2GB
# What a standby is asked is not cancelled by what it replays.
max_standby_streaming_delay = -1
max_standby_archive_delay = -1
# No machine crashes here, only processes.
fsync = off
`;

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

/** @param folder an empty folder that other users may enter. */
export const startReplicatedDatabase = async (folder: string): Promise<ReplicatedDatabase> => {
  const programs = debianPrograms() as string;
  const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
  mkdirSync(folder, { recursive: true });
  const launcher = createLauncher([binaries.postgres, join(folder, 'postgres')]);
  const { owner } = launcher;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const environment = { ...process.env, LC_ALL: 'C' };
  const execute = async (program: string, args: readonly string[]) => {
    const { file, args: all, identity } = launcher.command(join(programs, program), args);
    await run(file, all, { ...identity, env: environment, cwd: folder });
  };

  const cluster = await openCluster(folder, binaries, launcher);
  const { password } = cluster;
  const urlOf = ({ port }: Pick<Server, 'port'>) =>
    `postgres://pavilion:${password}@127.0.0.1:${port}/postgres`;
  const conninfo = (to: Server, from: string) =>
    `host=127.0.0.1 port=${to.port} user=pavilion password=${password} dbname=postgres application_name=${from}`;

  const query = async <Found>(server: Pick<Server, 'port'>, text: string): Promise<Found[]> => {
    const client = new Client({ connectionString: urlOf(server), connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows as Found[];
    } finally {
      await client.end().catch(() => {});
    }
  };

  const start = async (server: Server) => {
    const { file, args, identity } = launcher.command(binaries.postgres, [
      ...['-D', server.folder, '-p', String(server.port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=200', '-c', 'log_min_messages=fatal'],
    ]);
    server.process = spawn(file, args, { ...identity, stdio: 'ignore', env: environment });
    await until(`the start of ${server.name}`, async () => (await query(server, 'select 1')).length === 1);
  };

  const newServer = async (name: string): Promise<Server> => ({
    name,
    folder: join(folder, name),
    port: await freePort(),
    process: undefined,
  });
  const copy = (to: Server, from: Server) =>
    execute('pg_basebackup', [
      ...[`--pgdata=${to.folder}`, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
      `--dbname=${conninfo(from, to.name)}`,
    ]);
  /** Waits until a standby receives what the primary writes. */
  const untilStreaming = (standby: Server, from: Server) =>
    until(`streaming to ${standby.name}`, async () => {
      const rows = await query<{ state: string }>(
        from,
        `select state from pg_stat_replication where application_name = '${standby.name}' and state = 'streaming'`,
      );
      return rows.length > 0;
    });
  /** Commits then wait for one of these. */
  const requireOneOf = async (server: Server, names: readonly string[]) => {
    const rule = names.length === 0 ? '' : `ANY 1 (${names.join(', ')})`;
    await query(server, `alter system set synchronous_standby_names = '${rule}'`);
    await query(server, 'select pg_reload_conf()');
  };

  const servers: Server[] = [];
  let pooling: ChildProcess | undefined;
  const stop = async () => {
    pooling?.kill('SIGKILL');
    await Promise.all(servers.map(killServer));
  };
  try {
    let primary: Server = { name: 'n1', folder: cluster.folder, port: await freePort(), process: undefined };
    servers.push(primary);
    // Standbys copy it. In the file also for the single-user mode in which pg_rewind lets a killed server recover.
    appendFileSync(join(primary.folder, 'postgresql.conf'), commonSettings);
    await start(primary);
    let standbys: Server[] = [];
    for (const name of ['n2', 'n3']) {
      const standby = await newServer(name);
      servers.push(standby);
      await copy(standby, primary);
      await start(standby);
      await untilStreaming(standby, primary);
      standbys.push(standby);
    }
    await requireOneOf(primary, ['n2', 'n3']);

    const poolerPort = await freePort();
    const settings = join(folder, 'pgbouncer.ini');
    const writeSettings = () =>
      writeFileSync(
        settings,
        `[databases]
pavilion = host=127.0.0.1 port=${primary.port} dbname=postgres user=pavilion password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 32
max_client_conn = 400
server_connect_timeout = 3
server_login_retry = 1
logfile = ${join(folder, 'pgbouncer.log')}
`,
      );
    writeSettings();
    const pooled = launcher.command(pooler, ['-q', settings]);
    pooling = spawn(pooled.file, pooled.args, { ...pooled.identity, stdio: 'ignore' });
    const url = `postgres://pavilion@127.0.0.1:${poolerPort}/pavilion`;
    await until('the start of PgBouncer', async () => {
      const client = new Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select 1');
        return true;
      } finally {
        await client.end().catch(() => {});
      }
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
        await execute('pg_rewind', [
          `--target-pgdata=${server.folder}`,
          `--source-server=${conninfo(to, server.name)}`,
          '--write-recovery-conf',
        ]);
      } catch (error) {
        const { stderr = '' } = error as { stderr?: string };
        rebuilt.push(stderr.trim().split('\n').at(-1) ?? '');
        rmSync(server.folder, { recursive: true, force: true });
        await copy(server, to);
      }
      await start(server);
      await untilStreaming(server, to);
    };

    return {
      url,
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
        // Before the promotion: from its first commit on the new primary waits for one of these.
        const isRight = promote === 'ahead';
        await requireOneOf(primary, isRight ? [other.server.name, old.name] : []);
        await query(primary, 'select pg_promote(false)');
        await until(`the promotion of ${primary.name}`, async () => {
          const [state] = await query<{ standby: boolean }>(primary, 'select pg_is_in_recovery() as standby');
          return state?.standby === false;
        });
        if (isRight) {
          const source = conninfo(primary, other.server.name);
          await query(other.server, `alter system set primary_conninfo = '${source}'`);
          await query(other.server, 'select pg_reload_conf()');
          await untilStreaming(other.server, primary);
        }
        writeSettings();
        pooling?.kill('SIGHUP');
        const took = Date.now() - killedAt;
        standbys = [other.server, old];
        if (isRight) await rejoin(old, primary);
        return { took, behind: other.log > chosen.log ? other.log - chosen.log : 0n };
      },
      async restore(kind) {
        const server = await newServer(kind.replace('_', '-'));
        servers.push(server);
        if (kind === 'pg_basebackup') {
          await copy(server, primary);
          // A backup that does not follow the primary.
          rmSync(join(server.folder, 'standby.signal'));
          await start(server);
          await requireOneOf(server, []);
          return urlOf(server);
        }
        const dump = join(folder, 'dump');
        await execute('pg_dump', ['--format=custom', `--file=${dump}`, `--dbname=${urlOf(primary)}`]);
        await execute('initdb', [
          `--pgdata=${server.folder}`,
          ...['--username=pavilion', '--auth=trust', '--encoding=UTF8', '--locale=C'],
        ]);
        await start(server);
        await execute('pg_restore', ['--exit-on-error', `--dbname=${urlOf(server)}`, dump]);
        return urlOf(server);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  deployFile,
  exampleVariables,
  gatewayEnvironment,
  poolerConfiguration,
  poolerUsers,
  redisArguments,
  serverNames,
} from './deployment';
import { drillSettings } from './replicated-database';

const read = (path: string) => readFileSync(path, 'utf8');
const deployed = (name: string) => read(deployFile(name));

interface Service {
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}
const servicesOf = (name: string) =>
  (parse(deployed(name), { merge: true }) as { services: Record<string, Service> }).services;

const hosts = { 'pgbouncer:6432': '127.0.0.1:1', 'redis:6379': '127.0.0.1:2' };
const gateways = ['gateway-1', 'gateway-2'] as const;
/** What row 19 sets by itself: addresses of one machine, and the sandbox, whose controls it uses. */
const replaced = { PORT: '3', SITE_ORIGINS: 'http://localhost:3' };

/** Lines of a configuration file without comments. */
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !/^[#;]/.test(line));

/** The settings of a PostgreSQL configuration. */
const settingsOf = (text: string) =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const [name = '', value = ''] = line.split(/ = /);
      return [name, value.replace(/\s*#.*$/, '')];
    }),
  );

describe('the servers of row 19', () => {
  it.each(gateways)('[REQ-10] run %s with the environment of its container', (name) => {
    const environment = gatewayEnvironment(name, hosts, replaced);
    const composed = servicesOf('compose.yaml')[name]?.environment ?? {};
    const runtime =
      deployed('Dockerfile')
        .split(/^FROM .*$/m)
        .at(-1) ?? '';
    const image = [...runtime.matchAll(/^(?:ENV | {4})([A-Z_]+)=(\S+)/gm)].map(([, key, value]) => [
      key,
      value,
    ]);
    expect(image.length).toBeGreaterThan(5);
    expect(Object.keys(environment).sort()).toEqual(
      ['NODE_OPTIONS', ...image.map(([key]) => key), ...Object.keys(composed)].sort(),
    );
    expect(environment).toMatchObject({ ...Object.fromEntries(image), ...replaced });
    expect(environment).toMatchObject({
      DATABASE_URL: 'postgres://pavilion_service:service-password@127.0.0.1:1/pavilion',
      // Through the pooler as well: a start after a failover finds the primary.
      DATABASE_OWNER_URL: 'postgres://pavilion:owner-password@127.0.0.1:1/pavilion',
      DATABASE_POOLER: 'transaction',
      REDIS_URL: 'redis://127.0.0.1:2',
      SANDBOX: '1',
    });
    expect(deployed('Dockerfile')).toContain(`"${environment.NODE_OPTIONS?.split(' ').join('", "')}"`);
    expect(
      Object.values(environment).filter((value) => /\$\{|\/\/(?:redis|postgres)\b|@pgbouncer/.test(value)),
    ).toEqual([]);
  });

  it('[REQ-10] set nothing that a container does not have', () => {
    expect(gatewayEnvironment('gateway-2', hosts, { OPERATOR_PORT: '4' })).not.toHaveProperty(
      'OPERATOR_PORT',
    );
    expect(gatewayEnvironment('gateway-1', hosts, { OPERATOR_PORT: '4' }).OPERATOR_PORT).toBe('4');
  });

  it('[REQ-10] run PgBouncer with its file, but for addresses', () => {
    const own = linesOf(poolerConfiguration({ pavilion: 'host=1', listen_port: '5', auth_file: 'users' }));
    const file = linesOf(deployed('pgbouncer/pgbouncer.ini'));
    expect(own.filter((line) => !file.includes(line))).toEqual([
      'pavilion = host=1',
      'listen_port = 5',
      'auth_file = users',
    ]);
    expect(own).toHaveLength(file.length);
    expect(own).toContain('pool_mode = transaction');
    expect(() => poolerConfiguration({ reserve_pool_size: '1' })).toThrow('has no reserve_pool_size');
  });

  it('[REQ-10] log in with the roles of the example', () => {
    const { OWNER_PASSWORD, SERVICE_PASSWORD } = exampleVariables();
    expect(poolerUsers()).toBe(`"pavilion" "${OWNER_PASSWORD}"\n"pavilion_service" "${SERVICE_PASSWORD}"\n`);
  });

  it('[REQ-10] run Redis with the command of the Compose file', () => {
    expect(['redis-server', ...redisArguments()]).toEqual(servicesOf('compose.yaml').redis?.command);
  });

  it('[REQ-10] change no setting of replication', () => {
    const settings = settingsOf(deployed('postgres/replication.conf'));
    expect(settings).toMatchObject({ synchronous_commit: 'on', wal_log_hints: 'on' });
    expect(Object.keys(settings).filter((name) => name in drillSettings)).toEqual([]);
  });
});

describe('the replicated database of the Compose files', () => {
  const services = servicesOf('compose.standbys.yaml');
  const servers = ['postgres', 'postgres-2', 'postgres-3'].map((name) => services[name] as Service);

  it('[REQ-10] has the servers that a commit may be confirmed by, each under its name', () => {
    const names = servers.map(
      ({ environment, command = [] }) =>
        environment?.SERVER_NAME ?? command.join(' ').replace('postgres -c cluster_name=', ''),
    );
    expect(names).toEqual(serverNames());
  });

  it('[REQ-10] gives all of them one file of settings, and the primary what creates its data folder', () => {
    for (const { volumes } of servers)
      expect(volumes).toContain('./postgres/replication.conf:/etc/postgresql/replication.conf:ro');
    expect(deployed('postgres/primary.sh')).toContain('/etc/postgresql/replication.conf');
    // init.sh creates the role of the service before the settings of replication are written: their order is that of their names.
    expect(servers[0]?.volumes).toContain('./postgres/primary.sh:/docker-entrypoint-initdb.d/primary.sh:ro');
    expect(servicesOf('compose.yaml').postgres?.volumes).toContain(
      './postgres/init.sh:/docker-entrypoint-initdb.d/init.sh:ro',
    );
  });

  it('[REQ-10] is ready before the gateways start', () => {
    for (const name of gateways)
      expect(Object.keys(services[name]?.depends_on ?? {})).toEqual(['postgres-2', 'postgres-3']);
  });

  it('[REQ-10] has the settings that docs/operations.md explains', () => {
    const page = read(join(process.cwd(), 'docs/operations.md'));
    const [, quoted = ''] = /```\n# postgresql\.conf of all three\n([\s\S]*?)```/.exec(page) ?? [];
    const settings = settingsOf(deployed('postgres/replication.conf'));
    expect(Object.keys(settings).length).toBeGreaterThan(3);
    expect(settingsOf(quoted)).toEqual(settings);
  });
});

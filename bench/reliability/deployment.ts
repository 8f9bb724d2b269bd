/**
 * Reads the settings of `deploy/`, with which row 19 runs its servers: the drill proves what an operator starts. Only addresses,
 * files and what a drill on one machine needs are replaced, each by name.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Settings = Readonly<Record<string, string>>;

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly command?: string[] }>
  >;
}

/** The path of a file of `deploy/`. */
export const deployFile = (name: string): string => join(process.cwd(), 'deploy', name);
const readDeployFile = (name: string): string => readFileSync(deployFile(name), 'utf8');
const readCompose = (name: string) => parse(readDeployFile(name), { merge: true }) as Compose;

/** The values of `deploy/example.env`. */
export const exampleVariables = (): Settings =>
  Object.fromEntries(
    [...readDeployFile('example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

/** Replaces `${NAME}`, `${NAME:?}` and `${NAME:-}` as Compose does. */
const interpolate = (text: string, variables: Settings): string =>
  text.replace(/\$\{(\w+)(?::[?-])?\}/g, (_, name: string) => variables[name] ?? '');

/** The variables that the container file sets, without its last part: the command. */
const imageVariables = (): Settings =>
  Object.fromEntries(
    [
      ...readDeployFile('Dockerfile')
        .split(/^FROM .*$/m)
        .at(-1)!
        .matchAll(/^\s*(?:ENV )?([A-Z_]+)=(\S+)(?: \\)?$/gm),
    ].map(([, name, value]) => [name, value]),
  );

/** The options of Node in the command of the container file. */
const nodeOptions = (): string => {
  const command = /^CMD (\["node".*\])$/m.exec(readDeployFile('Dockerfile'))?.[1];
  if (!command) throw new Error('deploy/Dockerfile starts no node');
  return (JSON.parse(command) as string[]).filter((part) => part.startsWith('--')).join(' ');
};

/**
 * The environment of a gateway's container.
 *
 * @param hosts the addresses that stand for those of the Compose network, as `pgbouncer:6432`.
 * @param replaced the other variables that a drill sets itself.
 */
export const gatewayEnvironment = (
  service: 'gateway-1' | 'gateway-2',
  hosts: Settings,
  replaced: Settings = {},
): Record<string, string> => {
  const variables = { ...exampleVariables(), SANDBOX: '1' };
  const environment = readCompose('compose.yaml').services[service]?.environment;
  if (!environment) throw new Error(`deploy/compose.yaml has no ${service}`);
  const composed = Object.entries(environment).map(([name, value]) => {
    let text = interpolate(String(value), variables);
    for (const [from, to] of Object.entries(hosts))
      text = text.replace(`//${from}`, `//${to}`).replace(`@${from}/`, `@${to}/`);
    return [name, text];
  });
  const all: Record<string, string> = {
    NODE_OPTIONS: nodeOptions(),
    ...imageVariables(),
    ...Object.fromEntries(composed),
  };
  return { ...all, ...Object.fromEntries(Object.entries(replaced).filter(([name]) => name in all)) };
};

/** The arguments of Redis. */
export const redisArguments = (): readonly string[] => {
  const [program, ...settings] = readCompose('compose.yaml').services.redis?.command ?? [];
  if (program !== 'redis-server') throw new Error('deploy/compose.yaml starts no redis-server');
  return settings;
};

/**
 * The configuration of PgBouncer.
 *
 * @param replaced values by key; `pavilion` is the address of the database.
 * @throws Error for a key that the file lacks.
 */
export const poolerConfiguration = (replaced: Settings): string => {
  const left = new Set(Object.keys(replaced));
  const text = readDeployFile('pgbouncer/pgbouncer.ini').replace(/^(\w+) =.*$/gm, (line, key: string) =>
    left.delete(key) ? `${key} = ${replaced[key]}` : line,
  );
  if (left.size > 0) throw new Error(`deploy/pgbouncer/pgbouncer.ini has no ${[...left].join(', ')}`);
  return text;
};

/** The users of PgBouncer, with the passwords of `example.env`. */
export const poolerUsers = (): string => readDeployFile('pgbouncer/users.example.txt');

/** The names of the servers of a replicated database, the first primary first. */
export const serverNames = (): readonly [string, string, string] => {
  const names = /^synchronous_standby_names = 'ANY 1 \((\w+), (\w+), (\w+)\)'$/m.exec(
    readDeployFile('postgres/replication.conf'),
  );
  if (!names) throw new Error('deploy/postgres/replication.conf names no three servers');
  return names.slice(1) as [string, string, string];
};

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Placeholders for which pgbench inserts new values in each transaction. `now` is recognized by its object identity. */
export const placeholders = { member: '@member', id: '@id', now: new Date(0) } as const;

/** A statement of the gateway with its parameters. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
}

const expressions: Record<string, string> = {
  [placeholders.member]: ':member::text',
  // Sorts by time, like the gateway's ids.
  [placeholders.id]: `(to_char(now(), 'YYYYMMDDHH24MISSUS') || :chance::text)`,
  ':': 'chr(58)',
};

/** A text as SQL expression. Colons are written as `chr(58)`, because pgbench takes `:word` for a variable. */
const text = (value: string) =>
  value
    .split(/(@member|@id|:(?=\w))/)
    .filter((part) => part !== '')
    .map((part) => expressions[part] ?? `'${part.replaceAll("'", "''")}'`)
    .join(' || ') || "''";

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (value === placeholders.now) return 'now()';
  if (value instanceof Date) return literal(value.toISOString());
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `(${text(value)})` : String(value);
};

/** A statement in one line, without its comments. */
const inOneLine = (sql: string) => sql.replace(/--.*$/gm, '').replaceAll(/\s+/g, ' ');

const scriptOf = ({ sql, parameters }: Statement, members: number): string =>
  [
    `\\set member random(1, ${members})`,
    '\\set chance random(1, 9000000000000000000)',
    `${inOneLine(sql).replace(/\$(\d+)/g, (_, place) => literal(parameters[Number(place) - 1]))};`,
    '',
  ].join('\n');

const program = (): string => {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(all, version, 'bin/pgbench')).find((file) => existsSync(file));
  return found ?? 'pgbench';
};

const latencies = (folder: string): number[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith('log'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1_000)
    .sort((a, b) => a - b);

/** Runs a statement with `pgbench` as often as possible; latencies in ms. */
export const runPgbench = async (
  statement: Statement,
  options: { url: string; folder: string; connections: number; seconds: number; members: number },
): Promise<Rate> => {
  const { url, folder, connections, seconds, members } = options;
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'script.sql');
  writeFileSync(script, scriptOf(statement, members));
  const child = spawn(program(), [
    ...['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)],
    ...['-f', script, '-l', '--log-prefix', join(folder, 'log'), url],
  ]);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', () => reject(new Error('This section needs pgbench: apt-get install postgresql')));
  });
  const perSecond = Number(/tps = ([\d.]+) \(without/.exec(output)?.[1]);
  if (code !== 0 || !perSecond) throw new Error(`pgbench (${code}): ${output.slice(0, 2_000)}`);
  const sorted = latencies(folder);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
};

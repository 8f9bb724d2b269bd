import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { applicationName } from './embedded/takeover';
import { ConfirmingClient, nameIn, PreparingClient } from './prepared';
import { sqlState } from './retry';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

/** Type numbers of PostgreSQL (`select oid from pg_type`). */
const int8 = 20;
const date = 1082;

/** Reads 64-bit integers as bigint, since amounts are stored in them; days stay text, since they have no time zone. */
const getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8) return BigInt;
  if (oid === date) return String;
  return types.getTypeParser(oid, format as 'text');
};

/** Connections of a pool, and statements that wait for one. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

const pools = new WeakMap<Database, Pool>();

/** The state of the pool behind a database. */
export const poolState = (db: Database): PoolState => {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
};

/** Is called after each statement: its name as in `prepared` or `other`, its time, and the SQLSTATE of a failure. */
export type OnQuery = (statement: string, milliseconds: number, failure?: string) => void;

const logTo = (onQuery: OnQuery) => (event: LogEvent) => {
  const { query, queryDurationMillis } = event;
  const failure = event.level === 'error' ? (sqlState(event.error) ?? 'none') : undefined;
  onQuery(nameIn(query.sql) ?? 'other', queryDurationMillis, failure);
};

export interface ConnectOptions {
  onQuery?: OnQuery | undefined;
  /** Connections at most. More of them share a write to the disk; two gateways fit into the 100 of PostgreSQL's default. */
  poolSize?: number;
  allowExitOnIdle?: boolean;
  /** How long a query waits for a connection, milliseconds. */
  connectionTimeoutMillis?: number;
  /**
   * `transaction` for a pooler in transaction mode that supports no prepared statements: each transaction may get another
   * connection of the server, which has not prepared them.
   */
  pooler?: 'transaction' | undefined;
}

/** Creates a connection pool. The first query opens a connection. */
export const connectDatabase = (
  url: string,
  { poolSize = 40, pooler, onQuery, ...options }: ConnectOptions = {},
): Database => {
  const pool = new Pool({
    Client: pooler === 'transaction' ? ConfirmingClient : PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    ...options,
    application_name: applicationName,
    types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
  });
  // The next query replaces a broken connection, and a running query fails by itself. Without a listener the error event
  // would end the process: the pool listens on idle connections only.
  pool.on('error', () => {});
  // guard: broken-connection-ends-nothing
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && { log: logTo(onQuery) }),
  });
  pools.set(db, pool);
  return db;
};

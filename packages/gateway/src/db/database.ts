import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { applicationName } from './embedded/takeover';
import { PreparingClient } from './prepared';
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

/** Creates a connection pool. The first query opens a connection. */
export const connectDatabase = (
  url: string,
  { poolSize = 16, ...options }: { poolSize?: number; allowExitOnIdle?: boolean } = {},
): Database => {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    ...options,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
  });
  // The next query replaces a broken connection, and a running query fails by itself. Without a listener the error event
  // would end the process: the pool listens on idle connections only.
  pool.on('error', () => {});
  // guard: broken-connection-ends-nothing
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { applicationName } from './embedded/takeover';
import { PreparingClient } from './prepared';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

/** Type numbers of PostgreSQL (`select oid from pg_type`). */
const int8 = 20;
const date = 1082;

/** 64-bit integers are read as bigint, since money is kept in them; days stay text, since they have no time zone. */
const getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8) return BigInt;
  if (oid === date) return String;
  return types.getTypeParser(oid, format as 'text');
};

/** Connects a pool to a PostgreSQL. Nothing is opened before the first query. */
export const connectDatabase = (url: string, { poolSize = 16 }: { poolSize?: number } = {}): Database => {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: getTypeParser as typeof types.getTypeParser },
  });
  // A connection that breaks is replaced by the next query, and a query that was under way fails by itself. Unheard, the
  // event would end the process: the pool hears it only of connections that lie idle.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};

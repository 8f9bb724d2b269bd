import { sql } from 'kysely';
import type { Database } from './database';

/**
 * A statement was committed, but its wait for a standby was broken: a failover may lose it. So it counts as not answered, and
 * a repetition with the same key waits for the standby.
 */
export class UnconfirmedCommit extends Error {
  override readonly name = 'UnconfirmedCommit';
}

/**
 * SQLSTATEs of a database that answers no statement: lost connections (class 08, also of PgBouncer), a server that stops,
 * crashed or starts, and 25006, a server that became a standby.
 */
const unavailableStates = /^(08...|57P0[123]|25006)$/;

const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors of `pg` and `pg-pool`, which give them no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error) and is not queryable)/;

/**
 * Whether the database did not answer, so that it is unknown whether the statement took effect. Members repeat the request
 * with its key.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof UnconfirmedCommit) return true;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && (unavailableStates.test(code) || systemErrors.has(code))) ||
    (typeof message === 'string' && driverMessages.test(message))
  );
};

/**
 * Waits until a standby has what was committed before, where the server waits for standbys. An answer that repeats an earlier
 * change without a change of its own needs it: a commit is visible from the moment its wait is broken.
 */
export const confirmCommitted = async (db: Database): Promise<void> => {
  // The message is part of a transaction, so this commit waits for the standby, after all earlier ones.
  await sql`select pg_logical_emit_message(true, 'pavilion', '')`.execute(db);
};

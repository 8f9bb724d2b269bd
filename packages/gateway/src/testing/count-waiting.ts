import { sql } from 'kysely';
import type { Database } from '../db/database';

/** The number of statements that wait for a lock in the database of a test. */
export const countWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Waits until a statement of the operation waits for a lock, or the operation ends without one. */
export const untilWaiting = async (db: Database, operation: Promise<unknown>): Promise<void> => {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  operation.then(end, end);
  while (!isDone && (await countWaiting(db)) === 0);
};

import { type RawBuilder, sql } from 'kysely';
import { isUnavailable } from '../db/availability';
import type { Database } from '../db/database';

/** Rolls the transaction of the lock back, whatever it has inserted. */
class RolledBack extends Error {}

/**
 * Ends the database session of an action in the middle of its transaction, as the death of its process does: holds a lock, runs the
 * action, and terminates its session once it waits for the lock. Nothing of the lock's own statement is kept.
 *
 * @param lock a statement that locks a row, or inserts one with a key that the action inserts too.
 * @returns whether the action was cut off; false if it waited for nothing and ended.
 */
export const cutTransaction = async (
  db: Database,
  lock: RawBuilder<unknown>,
  act: () => Promise<unknown>,
): Promise<boolean> => {
  let ended: Promise<boolean> | undefined;
  await db
    .transaction()
    .execute(async (holder) => {
      await lock.execute(holder);
      let isOver = false;
      ended = act()
        .then(
          () => false,
          (error: unknown) => {
            if (!isUnavailable(error)) throw error;
            return true;
          },
        )
        .finally(() => {
          isOver = true;
        });
      // Awaited below.
      ended.catch(() => {});
      while (!isOver) {
        // On another connection: a transaction sees the sessions that there were when it first looked.
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        if (rows.length > 0) break;
      }
      await ended;
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return (await ended) as boolean;
};

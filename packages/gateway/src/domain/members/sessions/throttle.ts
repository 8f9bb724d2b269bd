import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';

const window = 15 * 60_000;

/**
 * Counts attempts a quarter of an hour. An attempt is counted before it is judged, so that many at once cannot slip
 * through together, and given back when it succeeds. Kept in the database: it holds over restarts and processes.
 */
export const createThrottle = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /** @throws BusinessError 20004 when the key has used its attempts up. */
  async take(key: string, limit: number): Promise<void> {
    const now = momentOf(clock);
    const opened = new Date(clock.now() - window);
    const { failures } = await db
      .insertInto('login_attempts')
      .values({ key, window_start: now, failures: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when login_attempts.window_start < ${opened} then 1 else login_attempts.failures + 1 end`,
          window_start: sql`case when login_attempts.window_start < ${opened} then ${now} else login_attempts.window_start end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures > limit) throw new BusinessError(errorCodes.tooManyRequests);
  },

  async giveBack(key: string): Promise<void> {
    await db
      .updateTable('login_attempts')
      .set({ failures: sql`greatest(failures - 1, 0)` })
      .where('key', '=', key)
      .execute();
  },

  async forget(key: string): Promise<void> {
    await db.deleteFrom('login_attempts').where('key', '=', key).execute();
  },

  /** Removes what is counted no more. */
  async removeOld(): Promise<void> {
    const opened = new Date(clock.now() - window);
    await db.deleteFrom('login_attempts').where('window_start', '<', opened).execute();
  },
});

export type Throttle = ReturnType<typeof createThrottle>;

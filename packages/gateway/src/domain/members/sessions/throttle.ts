import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';

const quarter = 15 * 60_000;
const day = 86_400_000;
/** Begins the keys that count for a day. */
const daily = 'daily:';

/**
 * Limits attempts in a quarter of an hour, or in a day. An attempt is counted before it is checked, so that concurrent attempts
 * cannot exceed the limit. Counts are stored in the database, so all gateways share them.
 */
export const createThrottle = ({ db, clock }: { db: Database; clock: Clock }) => {
  const count = async (key: string, limit: number, window: number): Promise<void> => {
    const now = momentOf(clock);
    const opened = new Date(now.getTime() - window);
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
  };

  return {
    /**
     * Counts an attempt.
     *
     * @throws BusinessError 20004 tooManyRequests above the limit.
     */
    async consume(key: string, limit: number): Promise<void> {
      await count(key, limit, quarter);
    },

    /**
     * Counts an attempt of a day, which begins with the first one.
     *
     * @throws BusinessError 20004 tooManyRequests above the limit.
     */
    async consumeDaily(key: string, limit: number): Promise<void> {
      await count(`${daily}${key}`, limit, day);
    },

    /** Uncounts a successful attempt. */
    async refund(key: string): Promise<void> {
      await db
        .updateTable('login_attempts')
        .set({ failures: sql`greatest(failures - 1, 0)` })
        .where('key', '=', key)
        .execute();
    },

    /** Removes the count of a key. */
    async reset(key: string): Promise<void> {
      await db.deleteFrom('login_attempts').where('key', '=', key).execute();
    },

    /** Removes counts of past windows. */
    async removeExpired(): Promise<void> {
      const before = (window: number) => new Date(clock.now() - window);
      await db
        .deleteFrom('login_attempts')
        .where('window_start', '<', before(quarter))
        .where((each) =>
          each.or([each('key', 'not like', `${daily}%`), each('window_start', '<', before(day))]),
        )
        .execute();
    },
  };
};

export type Throttle = ReturnType<typeof createThrottle>;

import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { dayMs, minuteMs } from '../../../durations';

const quarter = 15 * minuteMs;
/** Begins the keys that count for 24 hours. */
const daily = 'daily:';

/**
 * Counts and limits attempts in a quarter of an hour, or in 24 hours. An attempt is counted before it is checked, so that
 * concurrent attempts cannot exceed the limit. Counts are stored in the database, so all gateways share them.
 */
export const createThrottle = ({ db, clock }: { db: Database; clock: Clock }) => {
  const countIn = async (key: string, window: number): Promise<number> => {
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
    return failures;
  };
  const currentCounts = async (keys: readonly string[], window: number) => {
    const rows = await db
      .selectFrom('login_attempts')
      .select(['key', 'failures'])
      .where('key', 'in', keys)
      .where('window_start', '>=', new Date(clock.now() - window))
      .execute();
    return new Map(rows.map(({ key, failures }) => [key, failures]));
  };
  const refund = async (key: string): Promise<void> => {
    await db
      .updateTable('login_attempts')
      .set({ failures: sql`greatest(failures - 1, 0)` })
      .where('key', '=', key)
      .execute();
  };
  const refuseAbove = (limit: number, count: number) => {
    if (count > limit) throw new BusinessError(errorCodes.tooManyRequests);
  };

  return {
    /**
     * Counts an attempt.
     *
     * @throws BusinessError 20004 tooManyRequests above the limit.
     */
    async consume(key: string, limit: number): Promise<void> {
      refuseAbove(limit, await countIn(key, quarter));
    },

    /**
     * Counts an attempt; the window is the 24 hours after the first attempt.
     *
     * @throws BusinessError 20004 tooManyRequests above the limit.
     */
    async consumeDaily(key: string, limit: number): Promise<void> {
      refuseAbove(limit, await countIn(`${daily}${key}`, dayMs));
    },

    /** Counts an attempt, and answers how many there were in the quarter of an hour. */
    count: (key: string): Promise<number> => countIn(key, quarter),

    /** Counts an attempt, and answers how many there were in the 24 hours after the first. */
    countDaily: (key: string): Promise<number> => countIn(`${daily}${key}`, dayMs),

    /** The attempts in the running 24 hours, which began with the first one. */
    async countOfDay(key: string): Promise<number> {
      const counts = await currentCounts([`${daily}${key}`], dayMs);
      return counts.get(`${daily}${key}`) ?? 0;
    },

    /** Uncounts an attempt in the running 24 hours. */
    refundDaily: (key: string): Promise<void> => refund(`${daily}${key}`),

    /** How far one more attempt would exceed the limits; 0 or less when it exceeds none. */
    async excess(limits: readonly { key: string; limit: number }[]): Promise<number> {
      const counts = await currentCounts(
        limits.map(({ key }) => key),
        quarter,
      );
      return Math.max(...limits.map(({ key, limit }) => (counts.get(key) ?? 0) + 1 - limit));
    },

    /** Whether a key was not used in the last quarter of an hour. */
    isFirst: async (key: string): Promise<boolean> => (await countIn(key, quarter)) === 1,

    /** Uncounts a successful attempt. */
    refund,

    /** Removes the count of a key. */
    async reset(key: string, within: Database = db): Promise<void> {
      await within.deleteFrom('login_attempts').where('key', '=', key).execute();
    },

    /** Removes the count of a key for the day. */
    async resetDaily(key: string, within: Database = db): Promise<void> {
      await within.deleteFrom('login_attempts').where('key', '=', `${daily}${key}`).execute();
    },

    /** Removes counts of past windows. */
    async removeExpired(): Promise<void> {
      const before = (window: number) => new Date(clock.now() - window);
      await db
        .deleteFrom('login_attempts')
        .where('window_start', '<', before(quarter))
        .where((each) =>
          each.or([each('key', 'not like', `${daily}%`), each('window_start', '<', before(dayMs))]),
        )
        .execute();
    },
  };
};

export type Throttle = ReturnType<typeof createThrottle>;

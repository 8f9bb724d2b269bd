import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { daysUpTo } from '../domain/days';
import { coinsOfDay } from '../domain/engagement';
import { post, signInPosting } from '../domain/money';
import { text } from '../domain/texts';
import { dayMs } from '../durations';
import { newId } from '../ids';
import { findDemoMember } from './find-demo-member';
import { localMoment } from './local-moment';
import { mallEvents } from './seed-mall';

/** Times of day of the sign-ins, repeated: no two days in a row have the same. */
const times = ['08:12:40', '12:31:05', '21:47:19', '09:03:52', '19:20:33', '22:08:11', '13:44:27'] as const;

/**
 * Signs the demo member in on most days of the last four weeks, so that the calendar has a streak and a missed day, and the mall
 * some coins, which two orders there use. Everything is posted in the order of its time, as the balances of the ledger have it.
 */
export const seedCoins = async (db: Database, clock: Clock, timeZone: string): Promise<void> => {
  const demo = await findDemoMember(db);
  if (!demo) return;
  const now = clock.now();
  const days = daysUpTo(new Date(now - dayMs), 28, timeZone);
  const missed = days.length - 5;
  let streak = 0;
  const signIns = days.flatMap((each, index) => {
    streak = index === missed ? 0 : streak + 1;
    if (streak === 0) return [];
    const coins = coinsOfDay(streak);
    const at = localMoment(now, days.length - index, times[index % times.length] as string, timeZone);
    const run = async () => {
      await db.insertInto('sign_ins').values({ member_id: demo.id, day: each, coins, at }).execute();
      const cause = {
        id: newId(at),
        reference: `${demo.id}:${each}`,
        subject: text('每日签到', 'Daily check-in'),
        at,
      };
      await post(db, signInPosting(cause, demo.id, 0n, coins));
    };
    return [{ at, run }];
  });
  const events = [...signIns, ...(await mallEvents(db, demo.id, now, timeZone))];
  for (const { run } of events.sort((one, other) => one.at.getTime() - other.at.getTime())) await run();
};

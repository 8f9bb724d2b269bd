import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { daysUpTo } from '../domain/days';
import { coinsOfDay } from '../domain/engagement';
import { post, signInPosting } from '../domain/money';
import { text } from '../domain/texts';
import { newId } from '../ids';
import { demoMember } from './people';

const day = 86_400_000;

/** Signs the demo member in on most days of the last four weeks, so that the calendar has a streak and a missed day, and the mall some coins. */
export const seedSignIns = async (db: Database, clock: Clock, timeZone: string): Promise<void> => {
  const demo = await db
    .selectFrom('members')
    .select('id')
    .where('account', '=', demoMember.account)
    .executeTakeFirst();
  if (!demo) return;
  const days = daysUpTo(new Date(clock.now() - day), 28, timeZone);
  const missed = days.length - 5;
  let streak = 0;
  for (const [index, each] of days.entries()) {
    streak = index === missed ? 0 : streak + 1;
    if (streak === 0) continue;
    const coins = coinsOfDay(streak);
    const at = new Date(clock.now() - (days.length - index) * day);
    await db.insertInto('sign_ins').values({ member_id: demo.id, day: each, coins, at }).execute();
    const cause = {
      id: newId(at),
      reference: `${demo.id}:${each}`,
      subject: text('每日签到', 'Daily sign-in'),
      at,
    };
    await post(db, signInPosting(cause, demo.id, 0n, coins));
  }
};

import type { Database } from '../db/database';
import { text } from '../domain/texts';
import { dayMs } from '../durations';
import { newId } from '../ids';
import { findDemoMember } from './find-demo-member';

/** In minor units. */
const amount = 8_800n;

/** Grants the demo member a dividend to claim. No money moves until then. */
export const seedDividend = async (db: Database, now: number): Promise<void> => {
  const demo = await findDemoMember(db);
  if (!demo) return;
  const at = new Date(now);
  await db
    .insertInto('dividends')
    .values({
      id: newId(at),
      member_id: demo.id,
      title: JSON.stringify(text('新会员礼金', 'Welcome dividend')),
      amount,
      granted_at: at,
      cause: 'manual',
      reference: 'welcome',
      expires_at: new Date(now + 30 * dayMs),
    })
    .execute();
};

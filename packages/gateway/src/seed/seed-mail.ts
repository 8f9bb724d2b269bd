import type { Database } from '../db/database';
import { insertMail, mailTexts } from '../domain/mail';
import { text } from '../domain/texts';
import { dayMs } from '../durations';
import { newId } from '../ids';
import { notices } from './notices';
import { demoMember } from './people';

/** Fills the mailbox of the demo member: its welcome, the dividend that waits for it, and the last announcements. */
export const seedMail = async (db: Database, now: number): Promise<void> => {
  const demo = await db
    .selectFrom('members')
    .select(['id', 'account', 'registered_at'])
    .where('account', '=', demoMember.account)
    .executeTakeFirst();
  if (!demo) return;
  await insertMail(db, demo.id, mailTexts.welcome(), demo.registered_at);
  for (const { title, body, daysAgo } of [...notices].reverse()) {
    const at = new Date(now - daysAgo * dayMs);
    await db
      .insertInto('mails')
      .values({
        id: newId(at),
        member_id: null,
        kind: 'notice',
        title: JSON.stringify(title),
        body: JSON.stringify(body),
        href: null,
        at,
      })
      .execute();
  }
  const dividend = {
    kind: 'promotion',
    title: text('您有一笔新会员礼金待领取', 'A welcome dividend is waiting for you'),
    body: text(
      '礼金已发放到您的账户，领取后存入主钱包。金额和流水要求以钱包页显示的为准。',
      'A dividend was granted to you. Once claimed it is in your main wallet; the wallet page shows amount and turnover.',
    ),
    href: '/mine/finance/wallet',
  } as const;
  await insertMail(db, demo.id, dividend, new Date(now));
};

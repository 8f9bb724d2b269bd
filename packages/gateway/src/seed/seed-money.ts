import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { hashPassword } from '../domain/members';
import { payoutKindOf, validatePayout } from '../domain/money';
import { dayMs } from '../durations';
import { newId } from '../ids';
import { findDemoMember } from './find-demo-member';
import { demoMember } from './people';

/** Payout accounts of the demo member; the numbers are made up. */
const bound = [
  { kind: 'bank', values: { number: '6222020000000004606' } },
  { kind: 'coin', values: { network: 'ERC20', number: '0x000000000000000000000000000000000000dEaD' } },
  { kind: 'ebpay', values: { number: 'ebSandbox00000000004600' } },
] as const;

/** Gives the demo member a verified name, a payment password and usable payout accounts, so that it can withdraw. */
export const seedMoney = async (db: Database, clock: Clock): Promise<void> => {
  const demo = await findDemoMember(db);
  if (!demo) return;
  await db
    .insertInto('member_security')
    .values({
      member_id: demo.id,
      real_name: demoMember.realName,
      real_name_state: 'passed',
      real_name_passed_at: new Date(clock.now()),
      payment_hash: await hashPassword(demoMember.paymentPassword),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [index, { kind, values }] of bound.entries()) {
    const row = payoutKindOf(kind)!;
    const account = validatePayout(row, { values });
    if ('errors' in account)
      throw new Error(`The seed's ${kind} account is invalid: ${JSON.stringify(account.errors)}`);
    const at = new Date(clock.now() - (20 - index) * dayMs);
    await db
      .insertInto('payout_accounts')
      .values({
        id: newId(at),
        member_id: demo.id,
        kind,
        title: JSON.stringify(account.title),
        number: account.number,
        owner: row.needsRealName ? demoMember.realName : null,
        field_values: JSON.stringify(account.values),
        is_default: index === 0,
        bound_at: at,
        usable_at: new Date(at.getTime() + dayMs),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

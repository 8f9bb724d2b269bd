import { type CallResponse, errorCodes, type LocalText } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newId } from '../../../ids';
import { bonusPosting, type Idempotency, mainAccount, once, postWithin, requireTurnover } from '../../money';
import type { Bus } from '../../operations';

const defaultTitle: LocalText = { 'zh-CN': '专属红利', en: 'Your dividend' };

/** Dividends: granted by the back office, claimed by the member. */
export const createDividends = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => ({
  /** @param amount in minor units. */
  async grant(memberId: string, amount: bigint, title: LocalText = defaultTitle): Promise<string> {
    const at = momentOf(clock);
    const id = newId(at);
    const row = { id, member_id: memberId, title: JSON.stringify(title), amount, granted_at: at };
    await db.insertInto('dividends').values(row).execute();
    return id;
  },

  /**
   * Credits a dividend. Its row, the ledger and the idempotency key change in one transaction, so it is credited once.
   *
   * @throws BusinessError 20201 when it belongs to another member or was claimed, 20104 key reused.
   */
  async claim(
    memberId: string,
    id: string,
    idempotency: Idempotency,
  ): Promise<CallResponse<'manualDividend'>> {
    const at = momentOf(clock);
    let credited: bigint | undefined;
    const answer = await once(db, idempotency, at, async (transaction) => {
      const dividend = await transaction
        .updateTable('dividends')
        .set({ claimed_at: at })
        .where('id', '=', id)
        // guard: dividend-of-its-member
        .where('member_id', '=', memberId)
        // guard: dividend-claimed-once
        .where('claimed_at', 'is', null)
        .returning(['title', 'amount'])
        .executeTakeFirst();
      if (!dividend) throw new BusinessError(errorCodes.notFound);
      const cause = { id: newId(at), reference: id, subject: dividend.title, at };
      const posting = bonusPosting(cause, memberId, dividend.amount);
      const { balances } = await postWithin(transaction, posting);
      const credit = { ...cause, memberId, cause: 'bonus' as const, amount: dividend.amount };
      await sql`select ${requireTurnover(credit)}`.execute(transaction);
      credited = balances[mainAccount(memberId)] as bigint;
      return { id, amount: formatMinor(dividend.amount), balance: formatMinor(credited) };
    });
    if (credited !== undefined) bus.publish({ kind: 'balance', memberId, balance: credited });
    return answer;
  },
});

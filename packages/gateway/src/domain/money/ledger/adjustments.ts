import type { LocalText } from '@pavilion/contract';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';
import { requireTurnover } from '../turnover/require-turnover';
import { mainAccount } from './accounts';
import { ledgerPost, type Posted, post, postStatement, runPosting } from './post';
import { adjustmentPosting, coinAdjustmentPosting } from './posting';

const subject: LocalText = { 'zh-CN': '人工调整', en: 'Manual adjustment' };

/** Manual adjustments by the back office. */
export const createAdjustments = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => ({
  /**
   * @param amount in minor units, not zero; a negative one debits.
   * @param multiple turnover that a credit requires before a withdrawal, hundredths of the amount; none by default.
   * @throws BusinessError 20101 when the balance is too low, 20116 while money is halted.
   */
  async adjust(memberId: string, amount: bigint, multiple = 0): Promise<void> {
    const at = momentOf(clock);
    const id = newId(at);
    const cause = { id, reference: id, subject, at };
    const posting = adjustmentPosting(cause, memberId, amount);
    const credit = { ...cause, memberId, cause: 'adjustment' as const, amount, multiple };
    let statement = postStatement(posting);
    // In the same statement, so that the money is never there without what it requires.
    // guard: adjustment-requires-turnover
    if (amount > 0n && multiple > 0)
      statement = sql`select posted.*, ${requireTurnover(credit)} from ${ledgerPost(posting)} as posted`;
    const posted = (await runPosting(db, statement)) as Posted;
    bus.publish({ kind: 'balance', memberId, balance: posted.balances[mainAccount(memberId)] as bigint });
  },

  /**
   * @param coins in minor units, not zero; a negative number debits.
   * @throws BusinessError 20101 when there are too few, 20116 while money is halted.
   */
  async adjustCoins(memberId: string, coins: bigint): Promise<void> {
    const at = momentOf(clock);
    const id = newId(at);
    await post(db, coinAdjustmentPosting({ id, reference: id, subject, at }, memberId, coins));
  },
});

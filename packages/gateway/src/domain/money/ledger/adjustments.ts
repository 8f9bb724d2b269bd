import type { LocalText } from '@pavilion/contract';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';
import { mainAccount } from './accounts';
import { post } from './post';
import { adjustmentPosting, coinAdjustmentPosting } from './posting';

const subject: LocalText = { 'zh-CN': '人工调整', en: 'Manual adjustment' };

/** Manual adjustments by the back office. */
export const createAdjustments = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => ({
  /**
   * @param amount in minor units, not zero; a negative one debits.
   * @throws BusinessError 20101 when the balance is too low, 20116 while money is halted.
   */
  async adjust(memberId: string, amount: bigint): Promise<void> {
    const at = momentOf(clock);
    const id = newId(at);
    const posted = await post(db, adjustmentPosting({ id, reference: id, subject, at }, memberId, amount));
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

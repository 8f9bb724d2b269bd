import { type CallResponse, errorCodes, type LocalText } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newId } from '../../../ids';
import { coinAccount, exchangePosting, type Idempotency, mainAccount, post } from '../../money';
import type { Bus } from '../../operations';
import { coinsPerUnit } from './coin-rules';

const subject: LocalText = { 'zh-CN': '金币兑换', en: 'Coins exchanged' };

/** Limits of one exchange, minor units of coins. */
const exchangeRange = { min: coinsPerUnit, max: 100_000_000n };

/** Exchanges coins, which members earn by playing, for money. */
export const createCoins = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => ({
  /**
   * Exchanges coins for money in one round trip.
   *
   * @throws BusinessError 20115 for coins that are no whole amount of money, 20101 too few coins, 20104 key reused,
   * 20116 money halted.
   */
  async exchange(
    memberId: string,
    given: string,
    idempotency: Idempotency,
  ): Promise<CallResponse<'coinExchange'>> {
    const coins = parseMinor(given);
    if (
      coins < exchangeRange.min ||
      coins > exchangeRange.max ||
      // guard: coins-exchanged-whole
      coins % coinsPerUnit !== 0n
    ) {
      throw new BusinessError(errorCodes.amountOutOfRange, {
        min: formatMinor(exchangeRange.min),
        max: formatMinor(exchangeRange.max),
      });
    }
    const amount = coins / coinsPerUnit;
    const at = momentOf(clock);
    const id = newId(at);
    const posting = exchangePosting({ id, reference: id, subject, at }, memberId, coins, amount);
    const posted = await post(db, { ...posting, idempotency });
    const main = posted.balances[mainAccount(memberId)] as bigint;
    if (!posted.replayed) bus.publish({ kind: 'balance', memberId, balance: main });
    return {
      id: posted.id,
      coins: formatMinor(coins),
      amount: formatMinor(amount),
      coinsLeft: formatMinor(posted.balances[coinAccount(memberId)] as bigint),
      main: formatMinor(main),
    };
  },
});

import type { CallResponse, GameCategory, LocalText } from '@pavilion/contract';
import { errorCodes, gameCategories } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newId } from '../../../ids';
import { coinAccount, type Idempotency, mainAccount, once, postWithin, rebatePosting } from '../../money';
import type { Bus } from '../../operations';
import { coinsOfClaim } from '../coins/coin-rules';
import { rebateOf, rebateRate, rebateTable } from './rebate-rules';

const subject: LocalText = { 'zh-CN': '游戏返水', en: 'For your play' };

interface CategoryTurnover {
  readonly category: GameCategory;
  readonly total: bigint;
  /** The part of `total` for which a rebate was claimed. */
  readonly rebated: bigint;
}

const unclaimedOf = ({ total, rebated }: CategoryTurnover): bigint => total - rebated;

const rateText = (rate: number) => formatMinor(BigInt(rate));

/** Rebates (返水): a share of the turnover, which the member claims once. */
export const createRebates = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => {
  const vipLevelOf = async (memberId: string, within: Database) =>
    (
      await within
        .selectFrom('members')
        .select('vip_level')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).vip_level;

  const worthOf = (rows: readonly CategoryTurnover[], vipLevel: number) => {
    const total = rows.reduce((sum, row) => sum + row.total, 0n);
    const claimed = rows.reduce((sum, row) => sum + row.rebated, 0n);
    const amount = rows.reduce((sum, row) => sum + rebateOf(row.category, vipLevel, unclaimedOf(row)), 0n);
    return { turnover: total - claimed, amount, coins: coinsOfClaim(total, claimed) };
  };

  return {
    async info(memberId: string): Promise<CallResponse<'rebateInfo'>> {
      const [vipLevel, rows] = await Promise.all([
        vipLevelOf(memberId, db),
        db
          .selectFrom('turnover_by_category')
          .select(['category', 'total', 'rebated'])
          .where('member_id', '=', memberId)
          .execute(),
      ]);
      const worth = worthOf(rows, vipLevel);
      const played = new Map(rows.map((row) => [row.category, unclaimedOf(row)]));
      return {
        vipLevel,
        claimable: formatMinor(worth.amount),
        coins: formatMinor(worth.coins),
        rates: gameCategories.map((category) => {
          const turnover = played.get(category) ?? 0n;
          return {
            category,
            rate: rateText(rebateRate(category, vipLevel)),
            turnover: formatMinor(turnover),
            amount: formatMinor(rebateOf(category, vipLevel, turnover)),
          };
        }),
        levels: rebateTable.map((level) => ({
          vipLevel: level.vipLevel,
          rates: level.rates.map(({ category, rate }) => ({ category, rate: rateText(rate) })),
        })),
      };
    },

    /**
     * Credits the rebate of all turnover since the last claim, and its coins. Turnover, claim, ledger and idempotency
     * key change in one transaction.
     *
     * @throws BusinessError 20114 while the rebate is less than the smallest unit, 20104 key reused, 20116 money
     * halted.
     */
    async claim(memberId: string, idempotency: Idempotency): Promise<CallResponse<'rebateClaim'>> {
      let balance: bigint | undefined;
      const answer = await once(db, idempotency, momentOf(clock), async (transaction) => {
        // Locks accounts before turnover, in the order of a settled bet, so that the two cannot deadlock.
        await transaction
          .selectFrom('ledger_balances')
          .select('account')
          .where('account', 'in', [coinAccount(memberId), mainAccount(memberId)])
          .orderBy('account')
          .forUpdate()
          .execute();
        const rows = await transaction
          .selectFrom('turnover_by_category')
          .select(['category', 'total', 'rebated'])
          .where('member_id', '=', memberId)
          .orderBy('category')
          // guard: rebate-locks-turnover
          .forUpdate()
          .execute();
        const at = momentOf(clock);
        const worth = worthOf(rows, await vipLevelOf(memberId, transaction));
        if (worth.amount === 0n) throw new BusinessError(errorCodes.nothingToClaim);
        await transaction
          .updateTable('turnover_by_category')
          // guard: rebate-claimed-once
          .set({ rebated: sql`total` })
          .where('member_id', '=', memberId)
          .execute();
        const id = newId(at);
        await transaction
          .insertInto('rebate_claims')
          .values({ id, member_id: memberId, ...worth, at })
          .execute();
        const cause = { id: newId(at), reference: id, subject, at };
        const posted = await postWithin(
          transaction,
          rebatePosting(cause, memberId, worth.amount, worth.coins),
        );
        balance = posted.balances[mainAccount(memberId)] as bigint;
        return {
          id,
          amount: formatMinor(worth.amount),
          coins: formatMinor(worth.coins),
          balance: formatMinor(balance),
        };
      });
      if (balance !== undefined) bus.publish({ kind: 'balance', memberId, balance });
      return answer;
    },
  };
};

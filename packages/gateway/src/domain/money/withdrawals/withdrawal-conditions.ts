import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import type { BrandRules } from '../../../config/brand';
import type { Database } from '../../../db/database';
import { dayEnd, dayOf, dayStart } from '../../days';
import type { Security } from '../../members';
import { mainAccount } from '../ledger/accounts';
import type { Book } from '../ledger/book';
import { payoutAccountStateAt } from '../payout/payout-accounts';
import type { Turnover } from '../turnover/turnover';
import type { WithdrawalConditions } from './withdrawal-locks';
import { withdrawalLimitsOfLevel } from './withdrawal-rules';

interface Ports {
  rules: Pick<BrandRules, 'timeZone'>;
  book: Book;
  security: Security;
  turnover: Turnover;
}

/** Reads the conditions of a withdrawal within a transaction. */
export const createConditionsReader =
  ({ rules, book, security, turnover }: Ports) =>
  /**
   * @param now also stamps what the caller writes, so that an order counts to the day whose limits it was checked
   * against.
   * @param accountId of the destination; all accounts count without it.
   * @throws BusinessError 20201 when it belongs to another member.
   */
  async (
    within: Database,
    memberId: string,
    now: Date,
    accountId?: string,
  ): Promise<WithdrawalConditions & { vipLevel: number }> => {
    const { timeZone } = rules;
    const day = dayOf(now, timeZone);
    // Sequential: the transaction has one connection.
    const member = await within
      .selectFrom('members')
      .select('vip_level')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const accounts = await within
      .selectFrom('payout_accounts')
      .select(['id', 'kind', 'usable_at'])
      // guard: paid-to-own-account
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .execute();
    const chosen = accounts.filter((row) => accountId === undefined || row.id === accountId);
    if (accountId !== undefined && chosen.length === 0) throw new BusinessError(errorCodes.notFound);
    const protection = await security.row(memberId, within);
    const today = await within
      .selectFrom('withdrawal_orders')
      .select([
        sql<number>`count(*)::int`.as('times'),
        sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
        dayEnd(day, timeZone).as('ends'),
      ])
      .where('member_id', '=', memberId)
      .where('requested_at', '>=', dayStart(day, timeZone))
      .where('state', 'not in', ['refused', 'cancelled'])
      .executeTakeFirstOrThrow();
    const main = await within
      .selectFrom('ledger_balances')
      .select('balance')
      .where('account', '=', mainAccount(memberId))
      .executeTakeFirst();
    return {
      now,
      vipLevel: member.vip_level,
      halted: await book.isHalted(within),
      realName: protection?.real_name_state ?? 'none',
      payoutAccounts: chosen.map((row) => ({
        kind: row.kind,
        state: payoutAccountStateAt(row, now),
        usableAt: row.usable_at,
      })),
      paymentPassword: {
        isSet: protection?.payment_hash != null,
        lockedUntil: protection?.payment_locked_until ?? null,
      },
      turnoverLeft: (await turnover.open(memberId, within)).left,
      limits: withdrawalLimitsOfLevel(member.vip_level),
      today: { times: today.times, amount: today.amount },
      dayEnds: today.ends,
      balance: main?.balance ?? 0n,
    };
  };

export type ConditionsReader = ReturnType<typeof createConditionsReader>;

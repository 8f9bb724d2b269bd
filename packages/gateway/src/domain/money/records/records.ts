import {
  type CallRequest,
  type CallResponse,
  type CoinKind,
  vipGiftKinds,
  type WelfareKind,
  welfareKinds,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import { averageValue } from '../../../db/average-value';
import type { Database } from '../../../db/database';
import type { Schema } from '../../../db/schema';
import { dayEnd, dayStart } from '../../days';
import { idCursor, numberCursor, pageOf, rowsFor } from '../../paging';
import { vipGiftCause } from '../../vip-rules';
import { coinAccount, mainAccount } from '../ledger/accounts';
import { createDailyTotals, selectEntryNumbers } from '../ledger/daily-totals';
import type { EntryKind } from '../ledger/posting';
import { giftStateAt } from './gift-state';

/** The kind of the entries of a kind of record; that of its transactions has its name. */
const welfareOf: Readonly<Record<WelfareKind, EntryKind>> = { rebate: 'rebate', exchange: 'bonus' };
/** Kinds of the entries of a kind of record. */
const coinOf: Readonly<Record<CoinKind, EntryKind>> = {
  earned: 'rebate',
  'signed-in': 'signed-in',
  spent: 'spent',
  returned: 'returned',
  exchanged: 'bonus',
  adjusted: 'adjustment',
};

const kindOf = <Kind extends string>(table: Readonly<Record<Kind, string>>, stored: string): Kind =>
  (Object.keys(table) as Kind[]).find((kind) => table[kind] === stored) as Kind;

/** Records of bonuses, welfare and coins, with filters, totals and pages. */
export const createRecords = ({ db, clock, timeZone }: { db: Database; clock: Clock; timeZone: string }) => {
  const { totals: totalsOf } = createDailyTotals({ db, timeZone });

  /**
   * Rebates, or exchanges, with their totals. Exchanges are found by their coins, since coins become money in no other way: among
   * the bonuses of the main wallet there may be a thousand others between two of them.
   */
  const welfareOfKind = async (
    memberId: string,
    kind: WelfareKind,
    { kind: _, from, to, cursor, limit, ...others }: CallRequest<'welfareRecords'>,
  ) => {
    others satisfies Record<string, never>;
    const filters = { from, to, kind: welfareOf[kind] };
    const moneyEntries = { ...filters, account: mainAccount(memberId), cause: kind };
    const listedEntries = { ...filters, account: (kind === 'rebate' ? mainAccount : coinAccount)(memberId) };
    const [totals, listedTotals] = await Promise.all([totalsOf(moneyEntries), totalsOf(listedEntries)]);
    // The coins of the exchange at the cursor are below it.
    const page = { cursor, limit: rowsFor(limit) + 1, timeZone };
    const numbers = selectEntryNumbers(listedEntries, listedTotals, page);
    const query = db
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_transactions as t', 't.id', 'entry.transaction_id')
      .innerJoin('ledger_entries as money', (join) =>
        join
          .onRef('money.transaction_id', '=', 'entry.transaction_id')
          .on('money.account', '=', moneyEntries.account),
      )
      .where('entry.seq', 'in', numbers)
      // Coins are numbered before the money that they became, whose number the cursor is.
      .$if(cursor !== undefined, (each) => each.where('money.seq', '<', numberCursor(cursor as string)))
      .select(['money.seq', 'money.amount', 'money.at', 't.subject'])
      .orderBy('money.seq', 'desc');
    const rows = listedTotals.count === 0 ? [] : await query.execute();
    return { totals, rows: rows.map((row) => ({ ...row, kind })) };
  };

  return {
    async gifts(memberId: string, body: CallRequest<'giftRecords'>): Promise<CallResponse<'giftRecords'>> {
      const { from, to, state, claimedOn, cursor, limit, ...others } = body;
      others satisfies Record<string, never>;
      const currentState = giftStateAt(momentOf(clock));
      const chosen = (each: ExpressionBuilder<Schema, 'dividends'>) => {
        const conditions = [each('member_id', '=', averageValue(memberId))];
        if (from !== undefined) conditions.push(each('granted_at', '>=', dayStart(from, timeZone)));
        if (to !== undefined) conditions.push(each('granted_at', '<', dayEnd(to, timeZone)));
        if (state !== undefined) conditions.push(each(currentState, '=', state));
        if (claimedOn !== undefined)
          conditions.push(
            each('cause', claimedOn === 'vip' ? 'in' : 'not in', vipGiftKinds.map(vipGiftCause)),
          );
        return each.and(conditions);
      };
      const query = db
        .selectFrom('dividends')
        .selectAll()
        .select(currentState.as('state'))
        .where(chosen)
        .orderBy('id', 'desc')
        .limit(rowsFor(limit));
      const [rows, totals] = await Promise.all([
        (cursor === undefined ? query : query.where('id', '<', idCursor(cursor))).execute(),
        db
          .selectFrom('dividends')
          .where(chosen)
          .select([
            sql<number>`count(*)::int`.as('count'),
            sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
            sql<bigint>`coalesce(sum(amount) filter (where claimed_at is not null), 0)::bigint`.as('claimed'),
          ])
          .executeTakeFirstOrThrow(),
      ]);
      const items = rows.map((row) => ({
        id: row.id,
        title: row.title,
        amount: formatMinor(row.amount),
        turnover: formatMinor((row.amount * BigInt(row.multiple)) / 100n),
        state: row.state,
        grantedAt: row.granted_at.toISOString(),
        expiresAt: row.expires_at?.toISOString() ?? null,
        claimedAt: row.claimed_at?.toISOString() ?? null,
        // That of a review is for the back office.
        reason: row.state === 'revoked' ? row.reason : null,
      }));
      return {
        ...pageOf(items, limit, (each) => each.id),
        totals: {
          count: totals.count,
          amount: formatMinor(totals.amount),
          claimed: formatMinor(totals.claimed),
        },
      };
    },

    async welfare(
      memberId: string,
      body: CallRequest<'welfareRecords'>,
    ): Promise<CallResponse<'welfareRecords'>> {
      const kinds = body.kind === undefined ? welfareKinds : [body.kind];
      const parts = await Promise.all(kinds.map((kind) => welfareOfKind(memberId, kind, body)));
      const rows = parts.flatMap((part) => part.rows).sort((one, other) => (one.seq < other.seq ? 1 : -1));
      const items = rows.map((row) => ({
        id: String(row.seq),
        kind: row.kind,
        title: row.subject,
        amount: formatMinor(row.amount),
        at: row.at.toISOString(),
      }));
      return {
        ...pageOf(items, body.limit, (each) => each.id),
        totals: {
          count: parts.reduce((sum, { totals }) => sum + totals.count, 0),
          amount: formatMinor(parts.reduce((sum, { totals }) => sum + totals.in, 0n)),
        },
      };
    },

    async coins(
      memberId: string,
      body: CallRequest<'currencyRecords'>,
    ): Promise<CallResponse<'currencyRecords'>> {
      const { from, to, kind, cursor, limit, ...others } = body;
      others satisfies Record<string, never>;
      const selection = { from, to, account: coinAccount(memberId), kind: kind && coinOf[kind] };
      const totals = await totalsOf(selection);
      const numbers = selectEntryNumbers(selection, totals, { cursor, limit: rowsFor(limit), timeZone });
      const query = db
        .selectFrom('ledger_entries as entry')
        .innerJoin('ledger_transactions as t', 't.id', 'entry.transaction_id')
        .where('entry.seq', 'in', numbers)
        .select(['entry.seq', 'entry.amount', 'entry.balance_after', 'entry.at', 'entry.transaction_id'])
        .select(['t.subject', 'entry.kind as entry_kind'])
        .orderBy('entry.seq', 'desc');
      const rows = totals.count === 0 ? [] : await query.execute();
      const exchanges = rows
        .filter((row) => row.entry_kind === coinOf.exchanged)
        .map((row) => row.transaction_id);
      const paid = exchanges.length
        ? await db
            .selectFrom('ledger_entries')
            .select(['transaction_id', 'amount'])
            .where('transaction_id', 'in', exchanges)
            .where('account', '=', mainAccount(memberId))
            .execute()
        : [];
      const money = new Map(paid.map((row) => [row.transaction_id, formatMinor(row.amount)]));
      const items = rows.map((row) => ({
        id: String(row.seq),
        kind: kindOf(coinOf, row.entry_kind),
        title: row.subject,
        coins: formatMinor(row.amount),
        balanceAfter: formatMinor(row.balance_after ?? 0n),
        money: money.get(row.transaction_id) ?? null,
        at: row.at.toISOString(),
      }));
      return {
        ...pageOf(items, body.limit, (each) => each.id),
        totals: {
          count: totals.count,
          in: formatMinor(totals.in),
          out: formatMinor(totals.out),
          net: formatMinor(totals.in - totals.out),
        },
      };
    },
  };
};

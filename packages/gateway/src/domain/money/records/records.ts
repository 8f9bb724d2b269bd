import type { CallRequest, CallResponse, CoinKind, LocalText, WelfareKind } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { Schema } from '../../../db/schema';
import { dayEnd, dayStart } from '../../days';
import { idCursor, numberCursor, pageOf, rowsFor } from '../../paging';
import { coinAccount, mainAccount } from '../ledger/accounts';
import type { EntryKind } from '../ledger/posting';
import { giftStateAt } from './gift-state';

interface Span {
  from?: string;
  to?: string;
}

/** Kinds of the transactions of a kind of record. */
const welfareOf: Readonly<Record<WelfareKind, string>> = { rebate: 'rebate', exchange: 'exchange' };
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

/** Where the kind of a record is stored: with its transaction or with its entry. */
type KindColumn = 't.kind' | 'e.kind';

/** Records of bonuses, welfare and coins, with filters, totals and pages. */
export const createRecords = ({ db, clock, timeZone }: { db: Database; clock: Clock; timeZone: string }) => {
  /** Entries of an account of these kinds. */
  const entries = (account: string, column: KindColumn, kinds: readonly string[], { from, to }: Span) => {
    let query = db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .where('e.account', '=', account)
      .where(sql<string>`${sql.ref(column)}`, 'in', kinds);
    if (from !== undefined) query = query.where('e.at', '>=', dayStart(from, timeZone));
    if (to !== undefined) query = query.where('e.at', '<', dayEnd(to, timeZone));
    return query;
  };

  const sums = [
    sql<number>`count(*)::int`.as('count'),
    sql<bigint>`coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint`.as('in'),
    sql<bigint>`coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint`.as('out'),
  ] as const;

  const fields = [
    'e.seq',
    'e.amount',
    'e.balance_after',
    'e.at',
    'e.transaction_id',
    'e.kind as entry_kind',
    't.kind',
    't.subject',
  ] as const;

  const pageOfEntries = async (
    account: string,
    column: KindColumn,
    kinds: readonly string[],
    body: Span & { cursor?: string; limit?: number },
  ) => {
    const query = entries(account, column, kinds, body)
      .select(fields)
      .orderBy('e.seq', 'desc')
      .limit(rowsFor(body.limit));
    const rows = body.cursor === undefined ? query : query.where('e.seq', '<', numberCursor(body.cursor));
    return Promise.all([
      rows.execute(),
      entries(account, column, kinds, body).select(sums).executeTakeFirstOrThrow(),
    ]);
  };

  return {
    async gifts(memberId: string, body: CallRequest<'giftRecords'>): Promise<CallResponse<'giftRecords'>> {
      const { from, to, state, cursor, limit } = body;
      const currentState = giftStateAt(momentOf(clock));
      const chosen = (each: ExpressionBuilder<Schema, 'dividends'>) => {
        const conditions = [each('member_id', '=', memberId)];
        if (from !== undefined) conditions.push(each('granted_at', '>=', dayStart(from, timeZone)));
        if (to !== undefined) conditions.push(each('granted_at', '<', dayEnd(to, timeZone)));
        if (state !== undefined) conditions.push(each(currentState, '=', state));
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
      const kinds = body.kind === undefined ? Object.values(welfareOf) : [welfareOf[body.kind]];
      const [rows, totals] = await pageOfEntries(mainAccount(memberId), 't.kind', kinds, body);
      const items = rows.map((row) => ({
        id: String(row.seq),
        kind: kindOf(welfareOf, row.kind),
        title: row.subject as LocalText,
        amount: formatMinor(row.amount),
        at: row.at.toISOString(),
      }));
      return {
        ...pageOf(items, body.limit, (each) => each.id),
        totals: { count: totals.count, amount: formatMinor(totals.in) },
      };
    },

    async coins(
      memberId: string,
      body: CallRequest<'currencyRecords'>,
    ): Promise<CallResponse<'currencyRecords'>> {
      const kinds = body.kind === undefined ? Object.values(coinOf) : [coinOf[body.kind]];
      const [rows, totals] = await pageOfEntries(coinAccount(memberId), 'e.kind', kinds, body);
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
        title: row.subject as LocalText,
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

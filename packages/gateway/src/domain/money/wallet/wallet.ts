import { type CallRequest, type CallResponse, transactionKinds } from '@pavilion/contract';
import { compareAmounts, formatMinor } from '@pavilion/format';
import { fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { daysUpTo } from '../../days';
import { pageOf, rowsFor } from '../../paging';
import { lockedAccount, mainAccount } from '../ledger/accounts';
import {
  createDailyTotals,
  type EntrySelection,
  type EntryTotals,
  type Flow,
  selectEntryNumbers,
} from '../ledger/daily-totals';
import { presentTransaction } from './transaction-view';

const overviewDays = 14;
const recentRows = 6;

const presentFlow = (flow: Flow) => ({ in: formatMinor(flow.in), out: formatMinor(flow.out) });
const presentTotals = (flow: Flow) => ({ ...presentFlow(flow), net: formatMinor(flow.in - flow.out) });

/** Balances and overviews, read from the ledger. */
export const createWallet = ({ db, clock, timeZone }: { db: Database; clock: Clock; timeZone: string }) => {
  const { totals: totalsOf, byDay } = createDailyTotals({ db, timeZone });

  const selectionOf = (
    memberId: string,
    { cursor: _cursor, limit: _limit, ...filters }: CallRequest<'transactionRecords'>,
  ): EntrySelection => ({ account: mainAccount(memberId), ...filters });

  const listEntries = (
    memberId: string,
    body: CallRequest<'transactionRecords'>,
    rows: number,
    within: Partial<EntryTotals> = {},
  ) => {
    const numbers = selectEntryNumbers(selectionOf(memberId, body), within, {
      cursor: body.cursor,
      limit: rows,
      timeZone,
    });
    return db
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_transactions as t', 't.id', 'entry.transaction_id')
      .where('entry.seq', 'in', numbers)
      .select(['entry.seq', 'entry.kind', 'entry.amount', 'entry.balance_after', 'entry.at'])
      .select(['t.reference', 't.subject'])
      .orderBy('entry.seq', 'desc')
      .execute();
  };

  const balances = async (memberId: string) => {
    const rows = await db
      .selectFrom('ledger_balances')
      .select(['account', 'balance'])
      .where('account', 'in', [mainAccount(memberId), lockedAccount(memberId)])
      .execute();
    return new Map(rows.map((row) => [row.account, row.balance]));
  };

  return {
    /** Balance of an account, minor units; zero for an unknown account. */
    async balanceOf(account: string): Promise<bigint> {
      const row = await db
        .selectFrom('ledger_balances')
        .select('balance')
        .where('account', '=', account)
        .executeTakeFirst();
      return row?.balance ?? 0n;
    },

    /** Balance of the main wallet, minor units. */
    balance: async (memberId: string): Promise<bigint> =>
      (await balances(memberId)).get(mainAccount(memberId)) ?? 0n,

    async records(
      memberId: string,
      body: CallRequest<'transactionRecords'>,
    ): Promise<CallResponse<'transactionRecords'>> {
      const { min, max } = body.amount ?? {};
      if (min !== undefined && max !== undefined && compareAmounts(min, max) > 0)
        throw fieldError({ field: 'amount', reason: 'above', limit: max });
      const totals = await totalsOf(selectionOf(memberId, body));
      const rows = totals.count === 0 ? [] : await listEntries(memberId, body, rowsFor(body.limit), totals);
      const page = pageOf(rows.map(presentTransaction), body.limit, (each) => each.id);
      const kinds = transactionKinds.flatMap((kind) => {
        const flow = totals.kinds.get(kind);
        return flow ? [{ kind, ...presentFlow(flow) }] : [];
      });
      return { ...page, totals: { count: totals.count, ...presentTotals(totals), kinds } };
    },

    async overview(memberId: string, dayCount = overviewDays): Promise<CallResponse<'walletOverview'>> {
      const days = daysUpTo(momentOf(clock), dayCount, timeZone);
      const [money, flows, recent] = await Promise.all([
        balances(memberId),
        byDay(mainAccount(memberId), days[0] as string),
        listEntries(memberId, {}, recentRows),
      ]);
      const daily = days.map((each) => ({ day: each, ...(flows.get(each) ?? { in: 0n, out: 0n }) }));
      const total = daily.reduce((sum, each) => ({ in: sum.in + each.in, out: sum.out + each.out }), {
        in: 0n,
        out: 0n,
      });
      return {
        balance: formatMinor(money.get(mainAccount(memberId)) ?? 0n),
        lockedMoney: formatMinor(money.get(lockedAccount(memberId)) ?? 0n),
        totals: presentTotals(total),
        daily: daily.map((flow) => ({ day: flow.day, ...presentFlow(flow) })),
        recent: recent.map(presentTransaction),
      };
    },
  };
};

export type Wallet = ReturnType<typeof createWallet>;

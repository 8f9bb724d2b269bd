import type { CallRequest, CallResponse } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { dayEnd, dayStart, daysUpTo } from '../../days';
import { numberCursor, pageOf, rowsFor } from '../../paging';
import { lockedAccount, mainAccount } from '../ledger/accounts';
import { presentMovement } from './transaction-view';

const overviewDays = 14;
const recentRows = 6;

interface Flow {
  in: bigint;
  out: bigint;
}

const incoming = sql<bigint>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`;
const outgoing = sql<bigint>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`;

const presentFlow = (flow: Flow) => ({ in: formatMinor(flow.in), out: formatMinor(flow.out) });
const presentTotals = (flow: Flow) => ({ ...presentFlow(flow), net: formatMinor(flow.in - flow.out) });

/** Balances and overviews, read from the ledger. */
export const createWallet = ({ db, clock, timeZone }: { db: Database; clock: Clock; timeZone: string }) => {
  const entriesOf = (memberId: string) =>
    db.selectFrom('ledger_entries').where('ledger_entries.account', '=', mainAccount(memberId));

  const selection = (memberId: string, { from, to, kind }: CallRequest<'transactionRecords'>) => {
    let query = entriesOf(memberId);
    if (from !== undefined) query = query.where('ledger_entries.at', '>=', dayStart(from, timeZone));
    if (to !== undefined) query = query.where('ledger_entries.at', '<', dayEnd(to, timeZone));
    if (kind !== undefined) query = query.where('ledger_entries.kind', '=', kind);
    return query;
  };

  const movements = (memberId: string, body: CallRequest<'transactionRecords'>, rows: number) => {
    const query = selection(memberId, body)
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select([
        'ledger_entries.seq',
        'ledger_entries.kind',
        'ledger_entries.amount',
        'ledger_entries.balance_after',
        'ledger_entries.at',
        'ledger_transactions.reference',
        'ledger_transactions.subject',
      ])
      .orderBy('ledger_entries.seq', 'desc')
      .limit(rows);
    return body.cursor === undefined
      ? query.execute()
      : query.where('ledger_entries.seq', '<', numberCursor(body.cursor)).execute();
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
      const [rows, totals] = await Promise.all([
        movements(memberId, body, rowsFor(body.limit)),
        selection(memberId, body)
          .select([sql<number>`count(*)::int`.as('count'), incoming.as('in'), outgoing.as('out')])
          .executeTakeFirstOrThrow(),
      ]);
      const page = pageOf(rows.map(presentMovement), body.limit, (each) => each.id);
      return { ...page, totals: { count: totals.count, ...presentTotals(totals) } };
    },

    async overview(memberId: string, dayCount = overviewDays): Promise<CallResponse<'walletOverview'>> {
      const days = daysUpTo(momentOf(clock), dayCount, timeZone);
      const day = sql<string>`to_char(at at time zone ${timeZone}, 'YYYY-MM-DD')`;
      const [money, flows, recent] = await Promise.all([
        balances(memberId),
        entriesOf(memberId)
          .where('at', '>=', dayStart(days[0] as string, timeZone))
          .select([day.as('day'), incoming.as('in'), outgoing.as('out')])
          .groupBy(sql`1`)
          .execute(),
        movements(memberId, {}, recentRows),
      ]);
      const byDay = new Map(flows.map((flow) => [flow.day, flow]));
      const daily = days.map((each) => ({ day: each, ...(byDay.get(each) ?? { in: 0n, out: 0n }) }));
      const total = daily.reduce((sum, each) => ({ in: sum.in + each.in, out: sum.out + each.out }), {
        in: 0n,
        out: 0n,
      });
      return {
        balance: formatMinor(money.get(mainAccount(memberId)) ?? 0n),
        lockedMoney: formatMinor(money.get(lockedAccount(memberId)) ?? 0n),
        totals: presentTotals(total),
        daily: daily.map((flow) => ({ day: flow.day, ...presentFlow(flow) })),
        recent: recent.map(presentMovement),
      };
    },
  };
};

export type Wallet = ReturnType<typeof createWallet>;

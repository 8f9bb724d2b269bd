import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { Row } from '../../../db/schema';
import { minuteMs } from '../../../durations';
import { newId } from '../../../ids';
import { monthAfter, monthText } from '../../days';
import { insertMail, mailTexts } from '../../mail';
import { commissionPosting, mainAccount, postWithin } from '../../money';
import type { Bus } from '../../operations';
import { text } from '../../texts';
import { agentPlan, type MonthSum, shareFromBelow, sumOf } from './agent-plan';
import { monthFigures } from './month-figures';

const subject = (month: string) =>
  text(`${monthText(month)} 代理佣金`, `Agent commission of ${monthText(month)}`);

/** How often due months are looked for, in milliseconds. */
const interval = minuteMs;

type Settlement = Row<'agent_settlements'>;

/**
 * The agents one and two below an agent. Those who apply are a forest, since a code exists before its members register. Rows
 * that were changed by hand may have a cycle, in which no agent is below itself.
 */
const agentsBelow = (code: string) => sql`(with recursive tree as (
    select code, name, 1 as distance from agents where parent_code = ${code} and code <> ${code}
    union all select a.code, a.name, distance + 1 from agents a join tree on a.parent_code = tree.code
      where distance < ${agentPlan.below.length} and a.code <> ${code})
  select code, name, distance from tree)`;

/** A month that is not counted yet. */
export interface OpenMonth {
  readonly month: string;
  readonly sum: MonthSum;
  readonly shares: bigint;
}

interface SettlementsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly timeZone: string;
  /** Delay of approvals by the sandbox back office, ms; null: never. */
  readonly reviewDelay: number | null;
}

/**
 * The months of the agents (AGT-2): computed from the rows, computed again at the approval, and paid. If the figures differ,
 * the month is held until an operator releases it.
 */
export const createSettlements = ({ db, clock, bus, timeZone, reviewDelay }: SettlementsOptions) => {
  let lastCheckAt = Number.NEGATIVE_INFINITY;

  /** The last month whose day of counting has come. */
  const lastDue = async (): Promise<string> => {
    const { day, hour } = agentPlan.countedOn;
    const { rows } = await sql<{ month: string }>`select to_char(date_trunc('month',
      (${momentOf(clock)}::timestamptz at time zone ${timeZone})
        - make_interval(days => ${day - 1}, hours => ${hour})) - interval '1 month', 'YYYY-MM') as month`.execute(
      db,
    );
    return (rows[0] as { month: string }).month;
  };

  /**
   * Agents with the first month that is not counted, and what the month before carried. The month in which an agent was closed
   * is its last one: what it carries is never paid.
   */
  const uncounted = async (within: Database, codes?: readonly string[]) => {
    const { rows } = await sql<{
      code: string;
      parent: string | null;
      state: string;
      month: string;
      carried: bigint;
    }>`
      select a.code, a.parent_code as parent, a.state, coalesce(s.carried_out, 0)::bigint as carried, first.month
      from agents a left join lateral (select month, carried_out from agent_settlements
        where agent_code = a.code order by month desc limit 1) s on true,
        lateral (select to_char(coalesce(to_date(s.month, 'YYYY-MM') + interval '1 month',
          a.since at time zone ${timeZone}), 'YYYY-MM') as month) as first
      where a.member_id is not null ${codes ? sql`and a.code = any(${codes})` : sql``}
        -- guard: closed-agent-has-a-last-month
        and (a.closed_at is null or first.month <= to_char(a.closed_at at time zone ${timeZone}, 'YYYY-MM'))
      order by a.code`.execute(within);
    return rows;
  };

  /** Shares of the agents one and two below, by their own commission of the month. */
  const fromBelow = async (within: Database, code: string, month: string) => {
    const { rows } = await sql<{ name: string; distance: number; own: bigint }>`
      select name, distance, own from ${agentsBelow(code)} below join agent_settlements on agent_code = code
      where month = ${month} and own > 0 order by distance, code`.execute(within);
    return rows.map((row) => ({ ...row, share: shareFromBelow(row.own, row.distance) }));
  };

  const sumOfShares = async (within: Database, code: string, month: string, state: string) => {
    // guard: suspended-agent-earns-no-shares
    if (state !== 'active') return 0n;
    return (await fromBelow(within, code, month)).reduce((sum, { share }) => sum + share, 0n);
  };

  const columnsOf = (sum: MonthSum, shares: bigint) => ({
    gross: sum.gross,
    fee: sum.fee,
    rebates: sum.rebates,
    gifts: sum.gifts,
    net: sum.net,
    carried_in: sum.carriedIn,
    base: sum.base,
    active: sum.active,
    rate: sum.rate,
    own: sum.own,
    from_below: shares,
    amount: sum.own + shares,
    carried_out: sum.carriedOut,
  });

  /** Counts a month of every agent who has come to it. Gateways take turns. */
  const countMonth = (month: string): Promise<void> =>
    withRetry(() =>
      db.transaction().execute(async (transaction) => {
        // guard: months-counted-in-turn
        await sql`select pg_advisory_xact_lock(hashtext('agent settlements'))`.execute(transaction);
        const agents = (await uncounted(transaction)).filter((agent) => agent.month === month);
        if (agents.length === 0) return;
        const figures = await monthFigures(
          transaction,
          month,
          timeZone,
          agents.map(({ code }) => code),
        );
        const now = momentOf(clock);
        for (const { code, carried } of agents) {
          const sum = sumOf(figures.get(code)!, carried);
          await transaction
            .insertInto('agent_settlements')
            .values({
              agent_code: code,
              month,
              ...columnsOf(sum, 0n),
              state: 'counted',
              counted_at: now,
              review_at: reviewDelay === null ? null : new Date(now.getTime() + reviewDelay),
            })
            .execute();
        }
        // The own commissions of all agents are known now.
        for (const { code, state } of agents) {
          const shares = await sumOfShares(transaction, code, month, state);
          await transaction
            .updateTable('agent_settlements')
            .set({ from_below: shares, amount: sql`own + ${shares}` })
            .where('agent_code', '=', code)
            .where('month', '=', month)
            .execute();
        }
      }),
    );

  /** Counts every month that is due, the oldest first. */
  const countDue = async (): Promise<void> => {
    const last = await lastDue();
    for (;;) {
      const months = (await uncounted(db)).map(({ month }) => month).filter((month) => month <= last);
      const [first] = months.sort();
      if (first === undefined) return;
      await countMonth(first);
    }
  };

  const pay = async (transaction: Database, row: Settlement, memberId: string) => {
    const at = momentOf(clock);
    // A carried month keeps nothing of its amount: what counts in the next month is `carried_out`, which counting has set.
    const isDue = row.amount > 0n;
    await transaction
      .updateTable('agent_settlements')
      .set({ state: isDue ? 'paid' : 'carried', paid_at: isDue ? at : null })
      .where('agent_code', '=', row.agent_code)
      .where('month', '=', row.month)
      .execute();
    if (!isDue) return undefined;
    const cause = {
      id: newId(at),
      reference: `${row.agent_code}:${row.month}`,
      subject: subject(row.month),
      at,
    };
    const posted = await postWithin(transaction, commissionPosting(cause, memberId, row.amount));
    await insertMail(transaction, memberId, mailTexts.commissionPaid(row.month, formatMinor(row.amount)), at);
    return posted.balances[mainAccount(memberId)] as bigint;
  };

  /**
   * Approves a counted month, or releases a held one as it was counted. Returns its new state; undefined when there is none
   * to approve.
   */
  const approve = async (
    code: string,
    month: string,
    from: 'counted' | 'held',
  ): Promise<Settlement['state'] | undefined> => {
    const result = await withRetry(() =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('agent_settlements')
          .selectAll()
          .where('agent_code', '=', code)
          .where('month', '=', month)
          // guard: commission-paid-once
          .where('state', '=', from)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return undefined;
        const agent = await transaction
          .selectFrom('agents')
          .selectAll()
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
        const memberId = agent.member_id as string;
        if (from === 'counted') {
          const figures = await monthFigures(transaction, month, timeZone, [code]);
          const sum = sumOf(figures.get(code)!, row.carried_in);
          const again = columnsOf(sum, await sumOfShares(transaction, code, month, agent.state));
          const isSame = Object.entries(again).every(([column, value]) => row[column as 'gross'] === value);
          // guard: changed-month-is-held
          if (!isSame || agent.state !== 'active') {
            await transaction
              .updateTable('agent_settlements')
              .set({ state: 'held' })
              .where('agent_code', '=', code)
              .where('month', '=', month)
              .execute();
            return { memberId, state: 'held' as const, balance: undefined };
          }
        }
        const balance = await pay(transaction, row, memberId);
        return { memberId, state: balance === undefined ? ('carried' as const) : ('paid' as const), balance };
      }),
    );
    if (result?.balance !== undefined) {
      bus.publish({ kind: 'balance', memberId: result.memberId, balance: result.balance });
      bus.publish({ kind: 'mail', memberId: result.memberId });
    }
    return result?.state;
  };

  const approveDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('agent_settlements')
      .select(['agent_code', 'month'])
      .where('state', '=', 'counted')
      .where('review_at', '<=', momentOf(clock))
      .orderBy('month')
      .orderBy('agent_code')
      .execute();
    await runEach(due, ({ agent_code, month }) => approve(agent_code, month, 'counted'));
  };

  return {
    countDue,
    approve,
    approveDue,

    /** Counts once a minute; with `reviews`, also approves what is due. */
    async advance(reviews = true): Promise<void> {
      if (clock.now() - lastCheckAt < interval) return;
      lastCheckAt = clock.now();
      await countDue();
      if (reviews) await approveDue();
    },

    fromBelow,

    /**
     * The months of an agent that are not counted yet, the oldest first: those that are over, and the running one so far. Each carries
     * on from the one before.
     */
    async notCounted(code: string, state: string, running: string): Promise<OpenMonth[]> {
      const below = await sql<{ code: string; distance: number }>`
        select code, distance from ${agentsBelow(code)} below`.execute(db);
      const agents = await uncounted(db, [code, ...below.rows.map((row) => row.code)]);
      const carried = new Map(agents.map((agent) => [agent.code, agent.carried]));
      const own = agents.find((agent) => agent.code === code);
      const months: OpenMonth[] = [];
      for (let month = own?.month ?? running; month <= running; month = monthAfter(month)) {
        const counting = agents.filter((agent) => agent.month <= month).map((agent) => agent.code);
        // A closed agent whose last month is counted has a running month nevertheless, of which nothing is paid.
        const figures = await monthFigures(db, month, timeZone, [...new Set([code, ...counting])]);
        const sums = new Map(
          [...figures].map(([each, figure]) => [each, sumOf(figure, carried.get(each) ?? 0n)] as const),
        );
        for (const [each, { carriedOut }] of sums) carried.set(each, carriedOut);
        const shares = below.rows.map((row) => shareFromBelow(sums.get(row.code)?.own ?? 0n, row.distance));
        months.push({
          month,
          sum: sums.get(code)!,
          shares: state === 'active' ? shares.reduce((total, share) => total + share, 0n) : 0n,
        });
      }
      return months;
    },
  };
};

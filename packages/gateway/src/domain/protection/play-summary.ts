import type { CallRequest, CallResponse, SummarySpan } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { type Clock, momentOf } from '../../clock';
import type { Database } from '../../db/database';
import { playAt } from './play-row';
import { runningStakes } from './running-stakes';

const starts: Readonly<Record<SummarySpan, ReturnType<typeof sql<Date>>>> = {
  day: sql`date_trunc('day', local)`,
  week: sql`date_trunc('week', local)`,
  month: sql`date_trunc('month', local)`,
  quarter: sql`date_trunc('day', local) - interval '3 months'`,
};

interface Sums {
  from_at: Date;
  deposits: bigint;
  withdrawals: bigint;
  stakes: bigint;
  payouts: bigint;
  running: bigint;
  rounds: number;
  earlier_ms: bigint;
}

/**
 * A member's own results, summed from the ledger. The time of play is that of the play sessions: of the running day as the limit
 * of time counts it, so that the page shows one number; of earlier days, whose launches are not stored, between stakes.
 */
export const createPlaySummary =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (memberId: string, { span }: CallRequest<'playSummary'>): Promise<CallResponse<'playSummary'>> => {
    const to = momentOf(clock);
    const { play, starts: windows } = await playAt(db, memberId, to);
    const { rows } = await sql<Sums>`
      with bounds as (
        select (${starts[span]}) at time zone time_zone as from_at
        from protection_settings, lateral (select ${to}::timestamptz at time zone time_zone as local) as here
      ), moves as (
        select e.kind, e.amount, e.at, e.account, e.transaction_id
        from ledger_balances b join ledger_entries e using (account), bounds
        where b.member_id = ${memberId} and e.at >= from_at and e.at <= ${to}
      ), gaps as (
        select at, at - lag(at) over (order by at) as gap from moves where kind = 'stake' and amount < 0
      )
      select from_at,
        coalesce((select sum(amount) from moves where kind = 'deposit'), 0)::bigint as deposits,
        coalesce((select -sum(m.amount) from moves m join ledger_entries h using (transaction_id)
          where m.account like 'locked:%' and m.kind = 'withdrawal' and m.amount < 0
            and h.account = 'house:cashier'), 0)::bigint as withdrawals,
        coalesce((select -sum(amount) from moves where kind = 'stake'), 0)::bigint as stakes,
        coalesce((select sum(amount) from moves where kind = 'payout'), 0)::bigint as payouts,
        ${runningStakes(memberId, sql`from_at`)} as running,
        (select count(distinct transaction_id)::int from moves where kind = 'stake' and amount < 0) as rounds,
        coalesce((select extract(epoch from sum(gap)) * 1000 from gaps
          where gap < interval '30 minutes' and at < ${windows.day}), 0)::bigint as earlier_ms
      from bounds`.execute(db);
    const { from_at, deposits, withdrawals, stakes, payouts, running, rounds, earlier_ms } = rows[0] as Sums;
    return {
      from: from_at.toISOString(),
      to: to.toISOString(),
      deposits: formatMinor(deposits),
      withdrawals: formatMinor(withdrawals),
      netDeposits: formatMinor(deposits - withdrawals),
      stakes: formatMinor(stakes),
      payouts: formatMinor(payouts),
      net: formatMinor(payouts - stakes),
      running: formatMinor(running),
      minutes: Number((earlier_ms + BigInt(play.played_ms)) / 60_000n),
      rounds,
    };
  };

import { formatMinor } from '@pavilion/format';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { gateSumLimits } from '../../../db/gate-columns';

/** One rule of the ledger and the number of its violations. */
export interface LedgerCheck {
  rule: string;
  violations: number;
}

/** Result of `verifyLedger`. Amounts in minor units. */
export interface LedgerProof {
  sound: boolean;
  transactions: number;
  entries: number;
  members: bigint;
  house: bigint;
  checks: LedgerCheck[];
}

/** The limits on sums of stakes alone. */
const ofStakes = gateSumLimits.filter(({ recount }) => !recount.kinds.includes('payout'));

/** What a window holds, and what the ledger has for it. */
const windowSums = ({ counted, span, recount }: (typeof gateSumLimits)[number]): string =>
  `p.${counted}, sum(${recount.of}) filter (where moment >= p.${span}) as ${counted}_booked`;

/** Each query counts the rows that violate its rule. */
const rules = {
  'every transaction has entries that sum to zero': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select t.id from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.id having coalesce(sum(e.amount), 1) <> 0 or count(e.seq) < 2) broken`,
  'every balance is the sum of its entries': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select account from ledger_balances b left join ledger_entries e using (account)
      group by account, b.balance having b.balance <> coalesce(sum(e.amount), 0)) broken`,
  'no balance is negative': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_balances where balance < 0`,
  'every entry continues the balance before it': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select balance_after, amount, coalesce(lag(balance_after) over (partition by account order by seq), 0) as before
      from ledger_entries where account not like 'house:%') chain where before + amount <> balance_after`,
  'every entry of a member has a balance row': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_entries e
    where account not like 'house:%'
      and not exists (select 1 from ledger_balances b where b.account = e.account and b.member_id = e.home)`,
  // A slot round has one transaction; other bets have one for each stake, and one for the payout or the returned stake.
  'every bet has its stake and payout in its transactions, and a void one its stake back': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from bets b where not exists (
      select 1 from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.reference = b.id and t.kind = 'round' and e.account not like 'house:%'
      having count(distinct e.account) = 1 and min(e.account) = coalesce(b.account, min(e.account))
        and min(split_part(e.account, ':', case when e.account like 'venue:%' then 3 else 2 end)) = b.member_id
        and sum(e.amount) = case b.state when 'settled' then b.payout - b.stake when 'open' then -b.stake else 0 end
        and -coalesce(sum(e.amount) filter (where e.kind = 'stake'), 0) = case b.state when 'void' then 0 else b.stake end)`,
  'every round has its bet': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_transactions t
    where kind = 'round' and not exists (select 1 from bets b where b.id = t.reference)`,
  'the lines of every slip sum to its stake, and no slip of a settled round is open': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from bets b join table_rounds r on r.id = b.round_id
    where b.stake is distinct from (select sum(l.stake) from bet_lines l where l.bet_id = b.id)
      or b.state = 'open' and r.settled_at is not null or b.state = 'settled' and r.state not in ('drawn', 'settled')
      or b.state = 'void' and r.state <> 'void'`,
  'every hand is open while its bet is, with the same stake and account': sql<{ violations: number }>`
    select count(*)::int as violations from hands h join bets b using (id)
    where (h.state, h.risk, h.account, h.member_id, h.game_code)
      is distinct from (b.state, b.stake, b.account, b.member_id, b.game_code)`,
  'stakes are held for the sports bets that are not settled': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select member_id, balance from ledger_balances where account like 'stake:%') held
    full join (
      select member_id, sum(stake_open) as stake from sport_bets where state in ('pending', 'open') group by member_id) running
      using (member_id)
    where coalesce(held.balance, 0) <> coalesce(running.stake, 0)`,
  // A refused bet has its stake as payout, so that its entries sum to zero.
  'every sports bet has its stake and payout in its transactions, less what was written off': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from sport_bets b where not exists (
      select 1 from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.reference = b.id and t.kind = 'sport' and e.account not like 'house:%' and e.account not like 'stake:%'
      having count(distinct e.account) = 1 and min(e.account) = b.account
        and min(split_part(e.account, ':', case when e.account like 'venue:%' then 3 else 2 end)) = b.member_id
        and sum(e.amount) = b.payout - b.stake
          + (select coalesce(sum(s.written_off), 0) from sport_settlements s where s.bet_id = b.id))
      or b.state = 'refused' and b.payout <> b.stake
      or (select sum(s.written_off) from sport_settlements s where s.bet_id = b.id) < 0`,
  'every sports transaction has its bet': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_transactions t
    where kind = 'sport' and not exists (select 1 from sport_bets b where b.id = t.reference)`,
  'every sports bet was settled once a revision, and paid what its last one and its cash-outs say': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from sport_bets b where b.rev <> (
        select count(*) from sport_settlements s where s.bet_id = b.id)
      or b.rev > 0 and not exists (select 1 from sport_settlements s where s.bet_id = b.id and s.rev = b.rev
        and s.state = b.state and s.payout + b.cashed = b.payout)
      or (b.cashed, b.unit - b.unit_open) <> (
        select coalesce(sum(amount), 0)::bigint, coalesce(sum(unit), 0)::bigint
        from sport_cash_outs c where c.bet_id = b.id and c.state = 'paid')`,
  'no sports bet was accepted after the results of its events were final': sql<{ violations: number }>`
    select count(*)::int as violations from sport_bets b join sport_legs l on l.bet_id = b.id
      join sport_events e on e.id = l.event_id
    where b.state not in ('pending', 'refused') and coalesce(b.decide_at, b.placed_at) > e.settled_at`,
  'every leg of a sports bet has the result that was confirmed for its selection': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from sport_legs l where l.result is not null and not exists (
      select 1 from sport_results r where r.event_id = l.event_id and r.selection = l.selection and r.base = l.base
        and r.rev = l.result_rev and r.result = l.result)`,
  'the exposure of every side of a market is that of its running bets': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select market, side, sum(amount) as amount from sport_exposure group by market, side) held
    full join (
      select l.event_id || ':' || l.market as market, split_part(l.selection, ':', 5) as side, sum(b.exposure) as amount
      from sport_bets b join sport_legs l on l.bet_id = b.id where b.state in ('pending', 'open')
      group by 1, 2) running using (market, side)
    where coalesce(held.amount, 0) <> coalesce(running.amount, 0)`,
  'every paid order was credited exactly once, and no other': sql<{ violations: number }>`
    select count(*)::int as violations from deposit_orders o
    full join (
      select t.reference, count(distinct t.id) as times, sum(e.amount) as amount from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account like 'main:%'
      where t.kind = 'deposit' group by t.reference) credit on credit.reference = o.id
    where coalesce(credit.times, 0) <> (case o.state when 'paid' then 1 else 0 end)
      or credit.amount is distinct from (case o.state when 'paid' then o.amount end)`,
  'every withdrawal has left, is locked, or came back': sql<{ violations: number }>`
    select count(*)::int as violations from withdrawal_orders o
    full join (
      select t.reference,
        sum(e.amount) filter (where e.account like 'main:%') as main,
        coalesce(sum(e.amount) filter (where e.account like 'locked:%'), 0) as locked,
        coalesce(sum(e.amount) filter (where e.account = 'house:cashier'), 0) as left_house,
        coalesce(sum(e.amount) filter (where e.account = 'house:fees'), 0) as fee
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'withdrawal' group by t.reference) moved on moved.reference = o.id
    where (moved.main, moved.locked, moved.left_house, moved.fee) is distinct from (
      case when o.state in ('refused', 'cancelled') then 0 else -o.amount end,
      case when o.state in ('requested', 'reviewed') then o.amount else 0 end,
      case when o.state = 'paid' then o.amount - o.fee else 0 end,
      case when o.state = 'paid' then o.fee else 0 end)`,
  'all locked money belongs to a withdrawal': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_balances b left join (
      select member_id, sum(amount) as amount from withdrawal_orders where state in ('requested', 'reviewed')
      group by member_id) under_way using (member_id)
    where b.account like 'locked:%' and b.balance <> coalesce(under_way.amount, 0)`,
  'coins never turn into money': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select transaction_id from ledger_entries where account like 'coins:%' or account = 'house:coins'
      group by transaction_id having sum(amount) <> 0) broken`,
  'turnover is what was counted of settled bets': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select member_id, sum(turnover) as total from (
        select member_id, turnover from bets where state = 'settled'
        union all select member_id, turnover from sport_bets) counted group by member_id) played
    full join member_play t using (member_id)
    full join (select member_id, sum(total) as total from turnover_by_category group by member_id) c using (member_id)
    where coalesce(played.total, 0) <> coalesce(t.total, 0) or coalesce(c.total, 0) <> coalesce(t.total, 0)`,
  // A stake past the gate is missing in its windows. They may hold more: where the clocks of two gateways differ around
  // midnight, the gate counts a stake in the later day.
  'every stake is counted in the windows of the player protection': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select p.day as counted, ${sql.raw(ofStakes.map(windowSums).join(', '))}
      from protection_settings s cross join ledger_entries e join ledger_balances b using (account)
        join ledger_transactions t on t.id = e.transaction_id left join member_play p using (member_id),
        lateral (select (coalesce(t.stake_at, e.at) at time zone s.time_zone)::date as moment) as local
      where e.kind = 'stake' and (p.day is null or moment >= least(p.week, p.month))
      group by b.member_id, p.day, ${sql.raw(ofStakes.map(({ counted }) => `p.${counted}`).join(', '))}) played
    where counted is null or ${sql.raw(ofStakes.map(({ counted }) => `${counted} < ${counted}_booked`).join(' or '))}`,
  'no stake was taken while an account was closed for play': sql<{ violations: number }>`
    select count(*)::int as violations from protection_closures c join ledger_balances b using (member_id)
    join ledger_entries e using (account)
    where e.kind = 'stake' and e.amount < 0 and e.at >= c.started_at and e.at < c.closed_until`,
  'every claimed grant was credited exactly once with its amount, and no other bonus': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from (select id, amount from dividends where claimed_at is not null) g
    full join (
      select t.reference, count(distinct t.id) as times,
        sum(e.amount) filter (where e.account like 'main:%') as amount, sum(e.amount) filter (
          where e.account = 'main:' || (select member_id from dividends d where d.id = t.reference)) as to_member
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'bonus' group by t.reference) credit on credit.reference = g.id
    where g.id is null or (credit.times, credit.amount, credit.to_member) is distinct from
      (1::bigint, g.amount::numeric, g.amount::numeric)`,
  'every bonus belongs to a grant, an exchange of coins or an order in the mall': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.kind = 'bonus' and t.kind not in ('bonus', 'exchange', 'purchase')`,
  'every commission of an agent was paid exactly once, and no other': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select agent_code || ':' || month as reference, amount, member_id
      from agent_settlements join agents on code = agent_code
      where agent_settlements.state = 'paid' or agent_settlements.state = 'carried' and amount > 0) s
    full join (
      select t.reference, count(distinct t.id) as times, min(e.account) as account, sum(e.amount) as amount
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id and e.account not like 'house:%'
      where t.kind = 'commission' group by t.reference) credit using (reference)
    where (credit.times, credit.account, credit.amount)
      is distinct from (1::bigint, 'main:' || s.member_id, s.amount::numeric)`,
  'the budget of every promotion holds what its entries reserve, and every entry what it was granted': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from (
      select p.id from promotions p where committed > budget
        or committed <> (select coalesce(sum(e.committed), 0) from promotion_entries e where e.promotion_id = p.id)
      union all
      select e.id from promotion_entries e left join lateral (select coalesce(sum(d.amount), 0) as granted
        from dividends d where d.cause = 'promotion' and split_part(d.reference, ':', 1) = e.id) g on true
      where g.granted > e.committed or e.state in ('granted', 'refused', 'over') and g.granted <> e.committed) wrong`,
  'the monthly budget of grants by hand holds what was granted of it': sql<{ violations: number }>`
    select count(*)::int as violations from grant_budgets
    full join (select budget_month as month, sum(amount) as granted from dividends
      where budget_month is not null and revoked_at is null group by 1) given using (month)
    where budget is null or committed > budget or committed <> coalesce(granted, 0)`,
  'every round of the card game committed to its seed': sql<{ violations: number }>`
    select count(*)::int as violations from flip_rounds
    where encode(sha256(decode(server_seed, 'hex')), 'hex') <> commitment`,
  'the budget of every day of the card game holds what its rounds reserve, and a finished round what it paid': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from (
      select day::text from flip_budgets
        full join (select day, sum(reserved) as rounds from flip_rounds group by day) held using (day)
        where flip_budgets.reserved is null or reserved > budget or reserved <> coalesce(rounds, 0)
      union all
      select r.id from flip_rounds r cross join lateral (
        select coalesce(sum(prize), 0) as paid from flip_cards c where c.round_id = r.id) flipped
        where paid > reserved or r.state = 'finished' and paid <> reserved) wrong`,
  'every prize of the card game has its grant, and no other': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select member_id, round_id || ':' || card as reference, prize from flip_cards where prize > 0) won
    full join (select member_id, reference, amount from dividends where cause = 'flip') granted
      using (member_id, reference)
    where prize is distinct from amount`,
  'every rebate and its coins were credited exactly once': sql<{ violations: number }>`
    select count(*)::int as violations from rebate_claims c
    full join (
      select t.reference, count(distinct t.id) as times,
        sum(e.amount) filter (where e.account like 'main:%') as amount,
        coalesce(sum(e.amount) filter (where e.account like 'coins:%'), 0) as coins
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'rebate' group by t.reference) credit on credit.reference = c.id
    where (credit.times, credit.amount, credit.coins) is distinct from (1::bigint, c.amount::numeric, c.coins::numeric)`,
  'every sign-in moved its coins exactly once, and no other': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select *, member_id || ':' || day as reference from sign_ins where coins <> 0 or cost <> 0) s
    full join (
      select t.reference, count(distinct t.id) as times, sum(e.amount) as coins, min(e.account) as account
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account like 'coins:%'
      where t.kind = 'sign-in' group by t.reference) moved using (reference)
    where (moved.times, moved.coins, moved.account) is distinct from
      (1::bigint, (s.coins - s.cost)::numeric, 'coins:' || s.member_id)`,
  'every order in the mall took its coins and gave its money once, and its coins came back once if it ended': sql<{
    violations: number;
  }>`
    select count(*)::int as violations from mall_orders o
    full join (
      select t.reference as id, count(distinct t.id) as times,
        coalesce(-sum(e.amount) filter (where e.kind = 'spent'), 0) as spent,
        coalesce(sum(e.amount) filter (where e.kind = 'returned'), 0) as returned,
        coalesce(sum(e.amount) filter (where e.account like 'main:%'), 0) as money,
        count(distinct split_part(e.account, ':', 2)) as members, min(split_part(e.account, ':', 2)) as member
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account not like 'house:%'
      where t.kind = 'purchase' group by t.reference) moved using (id)
    where (moved.times, moved.spent, moved.returned, moved.money, moved.members, moved.member) is distinct from (
      case when o.state in ('cancelled', 'refused') then 2::bigint else 1::bigint end, o.coins::numeric,
      case when o.state in ('cancelled', 'refused') then o.coins else 0 end::numeric,
      case when o.kind = 'cash' then o.money else 0 end::numeric, 1::bigint, o.member_id)`,
  'every voucher of the mall has its grant, and no other': sql<{ violations: number }>`
    select count(*)::int as violations from (
      select id as reference, member_id, money from mall_orders where kind = 'voucher') o
    full join (select reference, member_id, amount from dividends where cause = 'mall') g using (reference, member_id)
    where money is distinct from amount`,
};

/** The name of a rule of the ledger. */
export type LedgerRule = keyof typeof rules;

/** Verifies all rules of the ledger against the stored rows. */
export const verifyLedger = async (db: Database): Promise<LedgerProof> => {
  const checks: LedgerCheck[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    checks.push({ rule, violations: (await query.execute(db)).rows[0]?.violations ?? 0 });
  }
  const sums = await sql<{ transactions: number; entries: number; members: bigint; house: bigint }>`
    select (select count(*)::int from ledger_transactions) as transactions, count(*)::int as entries,
      coalesce(sum(amount) filter (where account not like 'house:%'), 0)::bigint as members,
      coalesce(sum(amount) filter (where account like 'house:%'), 0)::bigint as house
    from ledger_entries`.execute(db);
  const totals = sums.rows[0] as (typeof sums.rows)[number];
  checks.push({
    rule: 'members and house together are zero',
    violations: totals.members + totals.house === 0n ? 0 : 1,
  });
  return { sound: checks.every((check) => check.violations === 0), ...totals, checks };
};

/** Formats a proof for a terminal. */
export const printProof = (proof: LedgerProof): string =>
  [
    `${proof.transactions} transactions, ${proof.entries} entries`,
    `members ${formatMinor(proof.members)}, house ${formatMinor(proof.house)}`,
    ...proof.checks.map(
      ({ rule, violations }) =>
        `${violations === 0 ? 'ok    ' : 'BROKEN'} ${rule}${violations ? ` (${violations})` : ''}`,
    ),
    proof.sound ? 'The ledger is sound.' : 'The ledger is NOT sound.',
  ].join('\n');

import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** One rule of the ledger and how often it is broken. */
export interface LedgerCheck {
  rule: string;
  violations: number;
}

/** What `verifyLedger` found. Amounts in minor units. */
export interface LedgerProof {
  sound: boolean;
  transactions: number;
  entries: number;
  members: bigint;
  house: bigint;
  checks: LedgerCheck[];
}

/** Each query counts the rows that break its rule. */
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
    where account not like 'house:%' and not exists (select 1 from ledger_balances b where b.account = e.account)`,
  'every bet has its stake and payout in one transaction': sql<{ violations: number }>`
    select count(*)::int as violations from bets b where state = 'settled' and not exists (
      select 1 from ledger_entries e where e.transaction_id = b.id and e.account = 'main:' || b.member_id
      having sum(e.amount) = b.payout - b.stake
        and -coalesce(sum(e.amount) filter (where e.kind = 'stake'), 0) = b.stake)`,
  'every round has its bet': sql<{ violations: number }>`
    select count(*)::int as violations from ledger_transactions t
    where kind = 'round' and not exists (select 1 from bets b where b.id = t.id)`,
  'every paid order was credited exactly once, and no other': sql<{ violations: number }>`
    select count(*)::int as violations from deposit_orders o where
      (select count(*) from ledger_transactions t where t.kind = 'deposit' and t.reference = o.id)
        <> (case o.state when 'paid' then 1 else 0 end)`,
};

/**
 * Proves from the stored rows that the ledger is sound.
 */
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

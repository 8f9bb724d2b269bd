import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import type { LedgerCheck } from './verify-ledger';

/**
 * Verifies the entries after a number, and the balances of their accounts. If the ledger was sound up to that number,
 * this proves as much as verifying all of it, except for later changes to earlier entries.
 */
export const verifyLatest = async (db: Database, after: bigint): Promise<LedgerCheck[]> => {
  const { rows } = await sql<LedgerCheck>`
    with latest as materialized (select * from ledger_entries where seq > ${after})
    select 'every transaction has entries that sum to zero' as rule, count(*)::int as violations from (
      select transaction_id from ledger_entries where transaction_id in (select transaction_id from latest)
      group by transaction_id having sum(amount) <> 0 or count(*) < 2) broken
    union all
    select 'every entry continues the balance before it', count(*)::int from latest l
      where account not like 'house:%' and balance_after <> amount + coalesce((
        select e.balance_after from ledger_entries e where e.account = l.account and e.seq < l.seq
        order by e.seq desc limit 1), 0)
    union all
    select 'every balance is that of its last entry', count(*)::int from (
      select distinct account from latest where account not like 'house:%') moved
      left join ledger_balances b using (account)
      where b.balance is distinct from (
        select e.balance_after from ledger_entries e where e.account = moved.account order by e.seq desc limit 1)
  `.execute(db);
  return rows;
};

import { sql } from 'kysely';
import type { Database } from '../db/database';
import { requireAccountsOfKind } from '../domain/money/ledger/posting-kinds';

/** What transactions moved that the row of their kind in `posting-kinds.ts` does not list, also by functions of the database. */
export const unlistedAccounts = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ kind: string; account: string }>`
    select distinct t.kind, case when e.account like 'house:%' then e.account
      else split_part(e.account, ':', 1) || ':' || split_part(e.account, ':', 2) end as account
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id`.execute(db);
  return rows.flatMap(({ kind, account }) => {
    try {
      requireAccountsOfKind(kind as Parameters<typeof requireAccountsOfKind>[0], [{ account }]);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
};

import type { TransactionKind } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';

/** A line of the statement of an account, minor units. */
export interface AccountStatementLine {
  seq: bigint;
  kind: TransactionKind;
  amount: bigint;
  balance: bigint;
  at: Date;
}

/** Rebuilds the statement of an account from its entries alone, oldest first; stored balances are not read. */
export const rebuildAccountStatement = async (
  db: Database,
  account: string,
): Promise<AccountStatementLine[]> => {
  const { rows } = await sql<AccountStatementLine>`
    select seq, kind, amount, sum(amount) over (order by seq)::bigint as balance, at
    from ledger_entries where account = ${account} order by seq`.execute(db);
  return rows;
};

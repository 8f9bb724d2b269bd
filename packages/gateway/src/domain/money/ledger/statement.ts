import type { TransactionKind } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';

/** A line of a statement, minor units. */
export interface StatementLine {
  seq: bigint;
  kind: TransactionKind;
  amount: bigint;
  balance: bigint;
  at: Date;
}

/** Rebuilds the statement of an account from its entries alone, oldest first; stored balances are not read. */
export const rebuildStatement = async (db: Database, account: string): Promise<StatementLine[]> => {
  const { rows } = await sql<StatementLine>`
    select seq, kind, amount, sum(amount) over (order by seq)::bigint as balance, at
    from ledger_entries where account = ${account} order by seq`.execute(db);
  return rows;
};

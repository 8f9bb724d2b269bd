import { type Migration, sql } from 'kysely';

/** Finds the entries of members by their amount. */
export const entryAmounts: Migration = {
  async up(db) {
    // Without columns of the totals, so that entries of an equal amount share a key: with them it was ten times as large, and no
    // faster. Accounts of the house, which have half of the entries, have no balance.
    await sql`
      create index ledger_entries_of_amount on ledger_entries (account, abs(amount)) where balance_after is not null;
    `.execute(db);
  },
};

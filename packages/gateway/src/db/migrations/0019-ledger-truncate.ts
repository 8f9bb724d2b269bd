import { type Migration, sql } from 'kysely';

/** The ledger refuses TRUNCATE, which does not fire the triggers that refuse UPDATE and DELETE. */
export const ledgerTruncate: Migration = {
  async up(db) {
    await sql`
      create trigger no_truncate before truncate on ledger_transactions
        for each statement execute function ledger_is_append_only();
      -- guard: ledger-not-truncated
      create trigger no_truncate before truncate on ledger_entries for each statement execute function ledger_is_append_only();
    `.execute(db);
  },
};

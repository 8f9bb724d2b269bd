import { type Migration, sql } from 'kysely';

/** When a bet or cash-out in play whose markets are suspended is looked at again, so that the others have their turn before. */
export const heldBets: Migration = {
  async up(db) {
    for (const table of ['sport_bets', 'sport_cash_outs'])
      await sql`alter table ${sql.table(table)} add column look_at timestamptz`.execute(db);
  },
};

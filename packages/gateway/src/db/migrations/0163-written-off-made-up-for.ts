import { type Migration, sql } from 'kysely';

/** A correction that makes up for what was written off has a negative `written_off`; the sum of a bet is what is still missing. */
export const writtenOffMadeUpFor: Migration = {
  async up(db) {
    await sql`alter table sport_settlements drop constraint sport_settlements_written_off_check`.execute(db);
  },
};

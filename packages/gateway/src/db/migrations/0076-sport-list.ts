import { type Migration, sql } from 'kysely';

/**
 * Drops the check of the sports: the type `Sport` lists them. With the check, one event of a new sport had failed the
 * insert of a whole batch of events.
 */
export const sportList: Migration = {
  async up(db) {
    await sql`alter table sport_events drop constraint sport_events_sport_check`.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/** What visitors close counts its revisions, so that an edited banner, icon or pop-up is shown to those who closed it before. */
export const placementRevisions: Migration = {
  async up(db) {
    for (const table of ['station_ads', 'floating_icons', 'pop_ups'])
      await sql`alter table ${sql.table(table)} add column revision int not null default 0`.execute(db);
  },
};

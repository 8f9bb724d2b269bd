import { type Migration, sql } from 'kysely';

/** Operators edit banners, floating icons, pop-ups and download terminals; rows that exist stay shown without an end. */
export const placements: Migration = {
  async up(db) {
    for (const table of ['station_ads', 'floating_icons', 'pop_ups', 'web_terminals'])
      await sql`
        alter table ${sql.table(table)}
          add column is_on boolean not null default true,
          add column shown_from text,
          add column shown_until text;
      `.execute(db);
    await sql`alter table pop_ups add column frequency text not null default 'once'`.execute(db);
  },
};

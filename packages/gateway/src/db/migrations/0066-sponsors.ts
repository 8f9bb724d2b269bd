import { type Migration, sql } from 'kysely';

/** The sponsorships of each brand. */
export const sponsors: Migration = {
  async up(db) {
    await sql`
      create table sponsors (
        id text primary key,
        brand text not null,
        name jsonb not null,
        summary jsonb not null,
        -- A list of texts in both languages.
        story jsonb not null,
        scene text not null,
        first_day date not null,
        -- Null: without an end.
        last_day date check (last_day >= first_day)
      );
    `.execute(db);
  },
};

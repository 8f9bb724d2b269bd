import { type Migration, sql } from 'kysely';

/** A device as the mark of a person: weak evidence, since a household may share it. */
export const deviceMarks: Migration = {
  async up(db) {
    await sql`
      alter table person_links drop constraint person_links_mark_check;
      alter table person_links
        add check (mark in ('phone', 'payout', 'name-birthday', 'device'));
    `.execute(db);
  },
};

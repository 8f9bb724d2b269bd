import { type Migration, sql } from 'kysely';

/** Lets a season have a row for each change of one of its matches; the version before ignores such rows. */
export const seasonOverrides: Migration = {
  async up(db) {
    await sql`
      alter table sport_overrides drop constraint sport_overrides_kind_check;
      alter table sport_overrides add constraint sport_overrides_kind_check
        check (kind in ('suspend', 'resume', 'move', 'correct', 'abandon', 'cancel', 'postpone', 'finish', 'match'));
    `.execute(db);
  },
};

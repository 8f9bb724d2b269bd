import { type Migration, sql } from 'kysely';

/** Avatar, and when nickname and login password were changed; null: never since the registration. */
export const profile: Migration = {
  async up(db) {
    await sql`
      alter table members
        add column avatar text not null default 'crane',
        add column nickname_changed_at timestamptz,
        add column password_changed_at timestamptz;
    `.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/** What members see of their sessions: an id that is not the hash of the token, the device, and the last use. */
export const sessionDevices: Migration = {
  async up(db) {
    await sql`
      alter table sessions
        add column id text not null default gen_random_uuid()::text,
        add column browser text,
        add column system text,
        add column last_seen_at timestamptz;
      update sessions set last_seen_at = created_at;
      alter table sessions alter column last_seen_at set not null;
      create unique index sessions_by_id on sessions (id);
    `.execute(db);
  },
};

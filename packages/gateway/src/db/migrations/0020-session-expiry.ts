import { type Migration, sql } from 'kysely';

/** Old sessions are removed every minute, so they are found by an index. */
export const sessionExpiry: Migration = {
  async up(db) {
    await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);
  },
};

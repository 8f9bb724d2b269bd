import { type Migration, sql } from 'kysely';

/** The size of what opened a hand: the bullets of a magazine. */
export const magazines: Migration = {
  async up(db) {
    await sql`alter table hands add column if not exists size int check (size > 0)`.execute(db);
  },
};

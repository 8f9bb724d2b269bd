import { type Migration, sql } from 'kysely';

/** Finds the rounds that were drawn without slips: those are stored drawn and settled at once. */
export const idleRounds: Migration = {
  async up(db) {
    await sql`create index table_rounds_idle on table_rounds (settled_at) where settled_at = drawn_at`.execute(
      db,
    );
  },
};

import { type Migration, sql } from 'kysely';

/** Why operators have blocked a member, a name of `blockReasons` in the contract; null for other blocks, and those of before. */
export const blockReason: Migration = {
  async up(db) {
    await sql`
      alter table members add column block_reason text;
    `.execute(db);
  },
};

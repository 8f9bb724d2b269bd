import { type Migration, sql } from 'kysely';

/** Numbers the conditions of promotions, so that members take part by those that they saw. */
export const promotionVersions: Migration = {
  async up(db) {
    await sql`alter table promotions add column version int not null default 1`.execute(db);
  },
};

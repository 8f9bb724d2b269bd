import { type Migration, sql } from 'kysely';

/** The whole phone of a challenge has a column of its own: gateways of the version before show `destination` as it is. */
export const phoneOfChallenge: Migration = {
  async up(db) {
    await sql`alter table challenges add column phone text`.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/**
 * A round of the card game keeps the prizes of its board, so that it is paid and verified by them after they have changed. The
 * default is what all rounds so far had, also those that gateways of the version before begin.
 */
export const prizesOfFlipRounds: Migration = {
  async up(db) {
    await sql`alter table flip_rounds add column prizes jsonb not null
      default '["18.88", "8.88", "2.00", "2.00", "0.88", "0.88", "0.88", "0.00", "0.00"]'`.execute(db);
  },
};

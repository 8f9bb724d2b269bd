import { type Migration, sql } from 'kysely';

/**
 * A channel keeps the values that the registry last wrote, so that a start can tell an operator's change from an older
 * value of the registry. Nothing is known about the existing values, so they count as the operator's.
 */
export const depositChannelRegistry: Migration = {
  async up(db) {
    await sql`alter table deposit_channels add column registry_values jsonb not null default '{}'`.execute(
      db,
    );
  },
};

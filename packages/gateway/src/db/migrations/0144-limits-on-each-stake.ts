import { type Migration, sql } from 'kysely';

/**
 * Lets a limit have `each` for a span, which is on each stake by itself. The contract checks spans, as it checks kinds since
 * `0090-named-kinds.ts`, so that a new one needs no migration.
 */
export const limitsOnEachStake: Migration = {
  async up(db) {
    await sql`alter table protection_limits drop constraint protection_limits_span_check`.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/**
 * The reason why a withdrawal was refused, a name of `withdrawalRefusals` in the contract; orders refused earlier have a text
 * in `reason` instead. Names of the contract are checked by types and tests: a constraint that lists them makes every new
 * name a migration, so refusals have none and limits lose theirs.
 */
export const namedKinds: Migration = {
  async up(db) {
    await sql`
      alter table withdrawal_orders add column refusal text;
      alter table protection_limits drop constraint protection_limits_kind_check;
    `.execute(db);
  },
};

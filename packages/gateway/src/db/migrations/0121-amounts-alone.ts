import { type Migration, sql } from 'kysely';

/** Counts what operators do without a second one, so that no amount is split to do without. */
export const amountsAlone: Migration = {
  async up(db) {
    await sql`
      alter table operator_acts
        add column alone_of text,
        -- In minor units.
        add column alone_amount bigint check (alone_amount >= 0);
      create index operator_acts_alone on operator_acts (alone_of, at) where alone_of is not null;
    `.execute(db);
  },
};

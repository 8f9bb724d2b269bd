import { type Migration, sql } from 'kysely';

/** What the rounds of the card game may pay on a day is stored with what they reserve, so that the proof compares both. */
export const flipBudgets: Migration = {
  async up(db) {
    await sql`
      -- The default is what the version before allowed for a day; its gateways insert no budget.
      alter table flip_budgets add column budget bigint not null default 500000 check (budget >= 0);
    `.execute(db);
  },
};

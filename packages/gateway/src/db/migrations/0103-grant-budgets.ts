import { type Migration, sql } from 'kysely';

/**
 * What operators can grant by hand in a month, with the grants that use it; closed agents; the members of an agent who count
 * although they share a mark with it; and friends who count for an agent alone. Earlier grants by hand use no budget.
 */
export const grantBudgets: Migration = {
  async up(db) {
    await sql`
      create table grant_budgets (
        -- YYYY-MM of the brand's calendar.
        month text primary key,
        budget bigint not null check (budget >= 0),
        committed bigint not null default 0 check (committed >= 0),
        check (committed <= budget)
      );
      alter table dividends add column budget_month text;
      create index dividends_of_budget on dividends (budget_month) where budget_month is not null;

      alter table agents drop constraint agents_state_check;
      alter table agents
        add column closed_at timestamptz,
        add constraint agents_closed check ((state = 'closed') = (closed_at is not null));
      alter table invitation_outcomes drop constraint invitation_outcomes_outcome_check;
      create table agent_counted_members (
        agent_code text not null references agents (code),
        member_id text not null references members (id),
        at timestamptz not null,
        primary key (agent_code, member_id)
      );
    `.execute(db);
  },
};

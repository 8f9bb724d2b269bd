import { type Migration, sql } from 'kysely';

/** Agents as members with those below them, their applications, and the counted months. */
export const agents: Migration = {
  async up(db) {
    await sql`
      alter table agents
        -- Null: an agent of the house, which is paid nothing.
        add column member_id text references members (id),
        add column parent_code text references agents (code),
        add column state text not null default 'active' check (state in ('active', 'suspended')),
        add column since timestamptz not null default now();
      create unique index agents_of_member on agents (member_id) where member_id is not null;
      create index agents_below on agents (parent_code) where parent_code is not null;
      create index members_of_agent on members (agent_code, registered_at) where agent_code is not null;

      create table agent_applications (
        id text primary key,
        member_id text not null references members (id),
        field_values jsonb not null,
        state text not null check (state in ('pending', 'passed', 'refused')),
        reason jsonb,
        applied_at timestamptz not null,
        review_at timestamptz
      );
      create unique index agent_applications_pending on agent_applications (member_id) where state = 'pending';
      create index agent_applications_of_member on agent_applications (member_id, applied_at);

      -- Written once and never changed but for state, review_at and paid_at.
      create table agent_settlements (
        agent_code text not null references agents (code),
        -- YYYY-MM of the brand's calendar.
        month text not null,
        gross bigint not null,
        fee bigint not null,
        rebates bigint not null,
        gifts bigint not null,
        net bigint not null,
        carried_in bigint not null,
        base bigint not null,
        active int not null,
        -- Hundredths of a per cent.
        rate int not null,
        own bigint not null,
        from_below bigint not null,
        amount bigint not null check (amount >= 0),
        carried_out bigint not null,
        state text not null check (state in ('counted', 'paid', 'carried', 'held')),
        counted_at timestamptz not null,
        review_at timestamptz,
        paid_at timestamptz,
        primary key (agent_code, month)
      );
      create index agent_settlements_due on agent_settlements (review_at) where state = 'counted';
    `.execute(db);
  },
};

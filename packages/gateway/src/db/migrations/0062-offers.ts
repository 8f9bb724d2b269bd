import { type Migration, sql } from 'kysely';

/** Promotions with their rules and budgets, and the members' part in them: one entry a period. */
export const offers: Migration = {
  async up(db) {
    await sql`
      create table promotions (
        id text primary key,
        slug text not null unique,
        category text not null,
        rank int not null,
        title jsonb not null,
        summary jsonb not null,
        terms jsonb not null,
        scene text not null,
        href text,
        -- A PromotionRule of the contract; null: only to be read.
        rule jsonb,
        period text not null default 'once' check (period in ('once', 'day', 'week', 'month')),
        -- Required turnover of what is granted, hundredths of its amount.
        multiple int not null default 500 check (multiple >= 0),
        claim_days int not null default 7 check (claim_days > 0),
        needs_real_name boolean not null default false,
        min_level int not null default 0,
        -- Null: members of any age.
        new_member_days int check (new_member_days > 0),
        -- Null: until it is taken off.
        ends_at timestamptz,
        starts_at timestamptz not null,
        published_at timestamptz,
        budget bigint not null default 0 check (budget >= 0),
        -- Granted, or reserved for those who take part: the sum of the entries.
        committed bigint not null default 0 check (committed >= 0),
        -- guard: promotion-within-budget
        check (committed <= budget),
        check (ends_at > starts_at)
      );

      create table promotion_entries (
        id text primary key,
        promotion_id text not null references promotions (id),
        member_id text not null references members (id),
        -- The first day of the period, or 'once'.
        period_key text not null,
        state text not null check (state in ('opted-in', 'pending', 'granted', 'refused', 'over')),
        at timestamptz not null,
        -- Until when deposits and turnover count.
        ends_at timestamptz,
        decided_at timestamptz,
        answer text,
        reason jsonb,
        -- The most it can pay while it runs, then what was granted.
        committed bigint not null check (committed >= 0),
        -- A deposit is matched once, by whichever promotion.
        deposit_id text unique references deposit_orders (id),
        constraint promotion_once_a_period unique (promotion_id, member_id, period_key)
      );
      create index promotion_entries_of_member on promotion_entries (member_id, id);
      create index promotion_entries_running on promotion_entries (id) where state in ('opted-in', 'pending');
    `.execute(db);
  },
};

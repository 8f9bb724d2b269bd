import { type Migration, sql } from 'kysely';

/** VIP levels: the periods in which members hold a level, and levels that were set by hand. */
export const vip: Migration = {
  async up(db) {
    await sql`
      -- Derived from settled bets, paid deposits and closures. A member without a row is at level 0 since registering.
      create table vip_periods (
        member_id text not null references members (id),
        number int not null,
        level int not null check (level >= 0),
        -- The highest level so far.
        highest int not null,
        since timestamptz not null,
        -- Bets and deposits up to then, inclusive, came before the period.
        counted_at timestamptz not null,
        -- Turnover of those bets.
        turnover_before bigint not null,
        -- When the level is lost unless it was kept, closures until now included; null at level 0.
        keep_until timestamptz,
        ended_at timestamptz,
        primary key (member_id, number)
      );
      create unique index vip_periods_current on vip_periods (member_id) where ended_at is null;
      create index vip_periods_due on vip_periods (keep_until) where ended_at is null;

      -- A level that an operator set; it does not change by itself.
      create table vip_pins (
        member_id text primary key references members (id),
        level int not null check (level >= 0),
        reason text not null,
        at timestamptz not null
      );
      insert into vip_pins (member_id, level, reason, at)
        select id, vip_level, 'set before levels were earned', now() from members where vip_level > 0;
    `.execute(db);
  },
};

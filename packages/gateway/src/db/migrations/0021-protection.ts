import { type Migration, sql } from 'kysely';

/**
 * Player protection: limits, closures, play sessions and the marks of persons. The gate is a part of `ledger_post`, so
 * that no venue can take a stake around it. `member_play` is the former `turnover_totals`: the row that each bet updates
 * already, since a row of its own cost a seventh of the rate of bets.
 */
export const protection: Migration = {
  async up(db) {
    await sql`
      create table protection_settings (
        only_one boolean primary key default true check (only_one),
        time_zone text not null,
        -- Limits of the brand for all members; null: none.
        cap_stake_day bigint, cap_stake_week bigint, cap_stake_month bigint,
        cap_loss_day bigint, cap_loss_week bigint, cap_loss_month bigint,
        cap_minutes int
      );
      insert into protection_settings (time_zone) values ('Asia/Shanghai');

      alter table turnover_totals rename to member_play;
      alter table member_play rename constraint turnover_totals_pkey to member_play_pkey;
      alter table member_play rename constraint turnover_totals_member_id_fkey to member_play_member_id_fkey;
      alter table member_play rename constraint turnover_totals_total_check to member_play_total_check;
      alter table member_play
        -- The windows: the last day, week and month with a stake or payout, in the brand's calendar.
        add column day date, add column week date, add column month date,
        add column stake_day bigint not null default 0,
        add column stake_week bigint not null default 0,
        add column stake_month bigint not null default 0,
        add column loss_day bigint not null default 0,
        add column loss_week bigint not null default 0,
        add column loss_month bigint not null default 0,
        add column played_ms bigint not null default 0,
        -- Limits of the member; null: none.
        add column max_stake_day bigint, add column max_stake_week bigint, add column max_stake_month bigint,
        add column max_loss_day bigint, add column max_loss_week bigint, add column max_loss_month bigint,
        add column max_minutes int,
        add column closed_kind text check (closed_kind in ('time-out', 'self-exclusion')),
        add column closed_until timestamptz,
        -- The running or last play session; no start: the member has stopped.
        add column session_started_at timestamptz,
        add column session_last_at timestamptz,
        add column session_stake bigint not null default 0,
        add column session_payout bigint not null default 0,
        add column check_minutes int not null default 60,
        add column longer_check_minutes int,
        add column longer_check_at timestamptz,
        add column check_due_at timestamptz,
        add column limits_reviewed_at timestamptz,
        add check ((closed_kind is null) = (closed_until is null)),
        add check ((longer_check_minutes is null) = (longer_check_at is null));

      create table protection_limits (
        member_id text not null references members (id),
        kind text not null check (kind in ('deposit', 'stake', 'loss', 'time')),
        span text not null check (span in ('day', 'week', 'month')),
        -- Minor units, or minutes of the kind time; null: no limit.
        amount bigint check (amount > 0),
        -- A higher limit that waits: from this moment a day, then a week to be confirmed.
        requested_at timestamptz,
        requested_amount bigint check (requested_amount > 0),
        primary key (member_id, kind, span),
        check (kind <> 'time' or span = 'day'),
        check (requested_at is not null or requested_amount is null)
      );

      create table protection_closures (
        id text primary key,
        member_id text not null references members (id),
        kind text not null check (kind in ('time-out', 'self-exclusion')),
        started_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > started_at),
        -- When play opens again: the end of a time-out; for a self-exclusion infinity, until the member asks to return.
        closed_until timestamptz not null check (closed_until >= ends_at),
        -- The member whose self-exclusion closed this account of the same person.
        because_of text references members (id)
      );
      create index protection_closures_of_member on protection_closures (member_id, closed_until);

      create table person_links (
        member_id text not null references members (id),
        mark text not null check (mark in ('phone', 'payout', 'name-birthday')),
        hash text not null,
        primary key (member_id, mark, hash)
      );
      create index person_links_by_hash on person_links (mark, hash);

      -- A void gives its stake back to the windows of the stake, whose time it has to name.
      alter table ledger_transactions add column stake_at timestamptz;

      -- Counts the windows of rounds before this migration.
      insert into member_play (member_id)
        select distinct member_id from ledger_balances on conflict do nothing;
      with moves as (
        select b.member_id, e.kind, e.amount,
          (coalesce(t.stake_at, e.at) at time zone s.time_zone)::date as day,
          max((e.at at time zone s.time_zone)::date) over (partition by b.member_id) as last_day
        from ledger_entries e join ledger_balances b using (account)
          join ledger_transactions t on t.id = e.transaction_id cross join protection_settings s
        where e.kind in ('stake', 'payout')
      ), sums as (
        select member_id, last_day,
          coalesce(-sum(amount) filter (where kind = 'stake' and day >= last_day), 0) as stake_day,
          coalesce(-sum(amount) filter (where kind = 'stake' and day >= date_trunc('week', last_day::timestamp)), 0) as stake_week,
          coalesce(-sum(amount) filter (where kind = 'stake' and day >= date_trunc('month', last_day::timestamp)), 0) as stake_month,
          coalesce(-sum(amount) filter (where day >= last_day), 0) as loss_day,
          coalesce(-sum(amount) filter (where day >= date_trunc('week', last_day::timestamp)), 0) as loss_week,
          coalesce(-sum(amount) filter (where day >= date_trunc('month', last_day::timestamp)), 0) as loss_month
        from moves group by member_id, last_day
      )
      update member_play p set
        day = last_day, week = date_trunc('week', last_day::timestamp)::date, month = date_trunc('month', last_day::timestamp)::date,
        stake_day = sums.stake_day, stake_week = sums.stake_week, stake_month = sums.stake_month,
        loss_day = sums.loss_day, loss_week = sums.loss_week, loss_month = sums.loss_month, played_ms = 0
      from sums where sums.member_id = p.member_id;
    `.execute(db);
  },
};

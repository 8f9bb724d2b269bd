import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database';

/**
 * The functions of the database, in their version of today: a change is an edit here, not a migration. Trigger functions
 * stand beside their triggers in the migrations.
 *
 * SQLSTATEs of the ledger: PV001 insufficient balance, PV002 key used for another request, PV003 no valid entries, PV004
 * money halted. SQLSTATEs of the gate, each with the values for its error as JSON in the detail: PV010 self-excluded,
 * PV011 timed out, PV012 playing time used, PV013 reality check due, PV014 stake limit, PV015 loss limit.
 */
const functions = `
  -- The row with the windows that a moment falls in: a window that began later has nothing in it yet. A gateway whose
  -- clock lags never opens an earlier window again.
  create function play_rolled(v member_play, p_day date) returns member_play language plpgsql immutable as $$
  begin
    if v.day is null or v.day < p_day then
      v.day := p_day;
      v.stake_day := 0; v.loss_day := 0; v.played_ms := 0;
    end if;
    if v.week is null or v.week < date_trunc('week', v.day::timestamp)::date then
      v.week := date_trunc('week', v.day::timestamp)::date;
      v.stake_week := 0; v.loss_week := 0;
    end if;
    if v.month is null or v.month < date_trunc('month', v.day::timestamp)::date then
      v.month := date_trunc('month', v.day::timestamp)::date;
      v.stake_month := 0; v.loss_month := 0;
    end if;
    return v;
  end $$;

  create function play_refuse(p_state text, p_detail jsonb) returns void language plpgsql as $$
  begin
    raise exception 'refused by the player protection' using errcode = p_state, detail = p_detail::text;
  end $$;

  create function play_check_limit(
    p_state text, p_span text, p_own bigint, p_cap bigint, p_used bigint, p_stake bigint
  ) returns void language plpgsql as $$
  begin
    if p_used + p_stake > least(p_own, p_cap) then
      perform play_refuse(p_state,
        jsonb_build_object('span', p_span, 'limit', least(p_own, p_cap)::text, 'used', p_used::text));
    end if;
  end $$;

  -- Checks and counts a stake, a payout, a void (a negative stake, with the time of the stake), or the launch of a game
  -- (neither). Payouts and voids always pass.
  create function play_gate(
    p_member text, p_at timestamptz, p_stake bigint, p_payout bigint, p_stake_at timestamptz, p_is_launch boolean
  ) returns void language plpgsql as $$
  declare
    s protection_settings%rowtype;
    v member_play%rowtype;
    v_is_play boolean := p_is_launch or p_stake > 0;
    v_is_new boolean;
    v_stake_day date;
  begin
    select * into s from protection_settings;
    loop
      select * into v from member_play where member_id = p_member for update;
      exit when found;
      insert into member_play (member_id) values (p_member) on conflict do nothing;
    end loop;
    v := play_rolled(v, (p_at at time zone s.time_zone)::date);
    -- A break of half an hour ends a play session.
    v_is_new := v.session_started_at is null or p_at - v.session_last_at >= interval '30 minutes';

    if v_is_play then
      -- guard: closed-account-takes-no-stake
      if v.closed_until > p_at then
        perform play_refuse(case v.closed_kind when 'time-out' then 'PV011' else 'PV010' end, '{}');
      end if;
      if not v_is_new then
        v.played_ms := v.played_ms + greatest(0, (extract(epoch from
          p_at - greatest(v.session_last_at, v.day::timestamp at time zone s.time_zone)) * 1000)::bigint);
      end if;
      -- guard: play-time-limit
      if v.played_ms >= least(v.max_minutes, s.cap_minutes) * 60000::bigint then
        perform play_refuse('PV012', jsonb_build_object('minutes', least(v.max_minutes, s.cap_minutes)));
      end if;
      -- guard: reality-check-answered
      if not v_is_new and v.check_due_at <= p_at then
        perform play_refuse('PV013', jsonb_build_object('startedAt', v.session_started_at,
          'stakes', v.session_stake::text, 'payouts', v.session_payout::text));
      end if;
      if p_stake > 0 then
        -- guard: stake-limit-day
        perform play_check_limit('PV014', 'day', v.max_stake_day, s.cap_stake_day, v.stake_day, p_stake);
        -- guard: stake-limit-week
        perform play_check_limit('PV014', 'week', v.max_stake_week, s.cap_stake_week, v.stake_week, p_stake);
        -- guard: stake-limit-month
        perform play_check_limit('PV014', 'month', v.max_stake_month, s.cap_stake_month, v.stake_month, p_stake);
        -- The payout of the same round is not known before the stake is taken.
        -- guard: loss-limit-day
        perform play_check_limit('PV015', 'day', v.max_loss_day, s.cap_loss_day, v.loss_day, p_stake);
        -- guard: loss-limit-week
        perform play_check_limit('PV015', 'week', v.max_loss_week, s.cap_loss_week, v.loss_week, p_stake);
        -- guard: loss-limit-month
        perform play_check_limit('PV015', 'month', v.max_loss_month, s.cap_loss_month, v.loss_month, p_stake);
      end if;
      if v_is_new then
        if v.longer_check_at <= p_at then
          v.check_minutes := v.longer_check_minutes;
          v.longer_check_minutes := null;
          v.longer_check_at := null;
        end if;
        v.session_started_at := p_at;
        v.session_stake := 0;
        v.session_payout := 0;
        v.check_due_at := p_at + make_interval(mins => v.check_minutes);
      end if;
      v.session_last_at := greatest(v.session_last_at, p_at);
    end if;

    v_stake_day := case when p_stake < 0 then (p_stake_at at time zone s.time_zone)::date else v.day end;
    if v_stake_day >= v.day then
      v.stake_day := v.stake_day + p_stake; v.loss_day := v.loss_day + p_stake;
    end if;
    if v_stake_day >= v.week then
      v.stake_week := v.stake_week + p_stake; v.loss_week := v.loss_week + p_stake;
    end if;
    if v_stake_day >= v.month then
      v.stake_month := v.stake_month + p_stake; v.loss_month := v.loss_month + p_stake;
    end if;
    update member_play set
      day = v.day, week = v.week, month = v.month,
      stake_day = v.stake_day, stake_week = v.stake_week, stake_month = v.stake_month,
      loss_day = v.loss_day - p_payout, loss_week = v.loss_week - p_payout, loss_month = v.loss_month - p_payout,
      played_ms = v.played_ms,
      session_started_at = v.session_started_at, session_last_at = v.session_last_at,
      session_stake = v.session_stake + p_stake, session_payout = v.session_payout + p_payout,
      check_minutes = v.check_minutes, longer_check_minutes = v.longer_check_minutes,
      longer_check_at = v.longer_check_at, check_due_at = v.check_due_at
    where member_id = p_member;
  end $$;

  -- Counts all windows again from the ledger: for rounds before this migration, and for a brand with another zone.
  create function play_count_again() returns void language sql as $$
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
  $$;
  create function turnover_accrue(p_member text, p_category text, p_amount bigint, p_at timestamptz)
    returns void language plpgsql as $$
  declare
    v_total bigint;
  begin
    if p_amount = 0 then
      return;
    end if;
    insert into member_play as t (member_id, total) values (p_member, p_amount)
      on conflict (member_id) do update set total = t.total + excluded.total returning t.total into v_total;
    insert into turnover_by_category as t (member_id, category, total) values (p_member, p_category, p_amount)
      on conflict (member_id, category) do update set total = t.total + excluded.total;
    update turnover_requirements set done_at = p_at
      where member_id = p_member and done_at is null and lifted_at is null and ends <= v_total;
  end $$;

  create function turnover_require(
    p_id text, p_member text, p_cause text, p_reference text, p_subject jsonb,
    p_amount bigint, p_multiple int, p_dust bigint, p_at timestamptz
  ) returns void language plpgsql as $$
  declare
    v_total bigint;
    v_start bigint;
  begin
    insert into member_play (member_id) values (p_member) on conflict do nothing;
    select total into v_total from member_play where member_id = p_member for update;
    if (select sum(balance) from ledger_balances where member_id = p_member and account not like 'coins:%')
        - p_amount < p_dust then
      update turnover_requirements set lifted_at = p_at
        where member_id = p_member and done_at is null and lifted_at is null;
    end if;
    select greatest(v_total, coalesce(max(ends), 0)) into v_start from turnover_requirements
      where member_id = p_member and done_at is null and lifted_at is null;
    insert into turnover_requirements
        (id, member_id, cause, reference, subject, amount, multiple, starts, ends, at)
      values (p_id, p_member, p_cause, p_reference, p_subject, p_amount, p_multiple, v_start,
        v_start + greatest(p_amount * p_multiple / 100, 1), p_at);
  end $$;

  create function ledger_post(
    p_owner text, p_key text, p_request_hash text, p_answer jsonb,
    p_id text, p_kind text, p_reference text, p_subject jsonb, p_at timestamptz, p_stake_at timestamptz,
    p_accounts text[], p_kinds text[], p_amounts bigint[]
  ) returns table (replayed boolean, answer text) language plpgsql as $$
  declare
    v_stored idempotency_keys%rowtype;
    v_played record;
    v_balance bigint;
    v_balances jsonb := '{}';
    v_answer text;
  begin
    if p_key is not null then
      insert into idempotency_keys (owner, key, request_hash, created_at)
        values (p_owner, p_key, p_request_hash, p_at) on conflict do nothing;
      if not found then
        select * into v_stored from idempotency_keys as k where k.owner = p_owner and k.key = p_key;
        -- guard: ledger-key-of-one-request
        if v_stored.request_hash <> p_request_hash then
          raise exception 'idempotency key reused' using errcode = 'PV002';
        end if;
        return query select true, v_stored.answer;
        return;
      end if;
    end if;

    -- guard: halted-book-moves-nothing
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;

    -- Money and coins sum to zero apart: one never turns into the other.
    if cardinality(p_amounts) < 2 or exists (
      select 1 from unnest(p_accounts, p_amounts) as entry (account, amount)
      group by entry.account like 'coins:%' or entry.account = 'house:coins'
      -- guard: entries-sum-to-zero
      having sum(entry.amount) <> 0
    ) then
      raise exception 'entries do not sum to zero' using errcode = 'PV003';
    end if;

    -- Sorted, so that two transactions over the same accounts never wait for each other.
    -- guard: balances-locked-in-order
    perform 1 from ledger_balances where account = any (p_accounts) order by account for update;

    -- guard: stakes-pass-the-gate
    if 'stake' = any (p_kinds) or 'payout' = any (p_kinds) then
      for v_played in
        select split_part(e.account, ':', case when e.account like 'venue:%' then 3 else 2 end) as member_id,
          coalesce(-sum(e.amount) filter (where e.kind = 'stake'), 0)::bigint as stake,
          coalesce(sum(e.amount) filter (where e.kind = 'payout'), 0)::bigint as payout
        from unnest(p_accounts, p_kinds, p_amounts) as e (account, kind, amount)
        where e.account not like 'house:%' and e.kind in ('stake', 'payout') group by 1 order by 1
      loop
        perform play_gate(v_played.member_id, p_at, v_played.stake, v_played.payout, p_stake_at, false);
      end loop;
    end if;

    insert into ledger_transactions (id, kind, reference, subject, at, stake_at)
      values (p_id, p_kind, p_reference, p_subject, p_at, p_stake_at);
    for i in 1 .. cardinality(p_amounts) loop
      v_balance := null;
      if p_accounts[i] not like 'house:%' then
        update ledger_balances set balance = balance + p_amounts[i]
          where account = p_accounts[i]
            -- guard: balance-not-negative
            and balance + p_amounts[i] >= 0
          returning balance into v_balance;
        if v_balance is null then
          -- A venue's wallet that was never opened holds nothing; the first money that comes opens it.
          if p_accounts[i] like 'venue:%' and p_amounts[i] > 0 then
            insert into ledger_balances as b (account, member_id, balance)
              values (p_accounts[i], split_part(p_accounts[i], ':', 3), p_amounts[i])
              on conflict (account) do update set balance = b.balance + excluded.balance
              returning b.balance into v_balance;
          elsif p_accounts[i] like 'venue:%'
            or exists (select 1 from ledger_balances where account = p_accounts[i]) then
            raise exception 'insufficient balance' using errcode = 'PV001';
          else
            raise exception 'unknown account %', p_accounts[i] using errcode = 'PV003';
          end if;
        end if;
        v_balances := v_balances || jsonb_build_object(p_accounts[i], v_balance::text);
      end if;
      insert into ledger_entries (transaction_id, account, kind, amount, balance_after, at)
        values (p_id, p_accounts[i], p_kinds[i], p_amounts[i], v_balance, p_at);
    end loop;

    v_answer := (p_answer || jsonb_build_object('id', p_id, 'balances', v_balances))::text;
    if p_key is not null then
      update idempotency_keys as k set answer = v_answer where k.owner = p_owner and k.key = p_key;
    end if;
    return query select false, v_answer;
  end $$;
`;

/** Functions of earlier versions, which are dropped. */
const formerNames: readonly string[] = [];

const names = [...functions.matchAll(/create function (\w+)/g)].map(([, name]) => name as string);

/**
 * Replaces the functions of the database by those above, unless it has them already. All old ones are dropped first, since
 * their parameters or results may differ.
 */
export const applyFunctions = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // Gateways that start at the same time wait for each other.
    await sql`lock table applied_functions in exclusive mode`.execute(transaction);
    const digest = createHash('sha256').update(functions).digest('hex');
    const applied = await transaction.selectFrom('applied_functions').select('digest').executeTakeFirst();
    if (applied?.digest === digest) return;
    const { rows } = await sql<{ signature: string }>`
      select oid::regprocedure::text as signature from pg_proc
      where pronamespace = current_schema()::regnamespace and proname = any (${[...names, ...formerNames]}::text[])`.execute(
      transaction,
    );
    for (const { signature } of rows) await sql`drop function ${sql.raw(signature)}`.execute(transaction);
    await sql.raw(functions).execute(transaction);
    await transaction
      .insertInto('applied_functions')
      .values({ digest })
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ digest }))
      .execute();
  });

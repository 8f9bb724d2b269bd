import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database';

/**
 * The functions of the database, in their version of today: a change is an edit here, not a migration. They are applied
 * after the migrations, which therefore cannot call them. Trigger functions are in the migrations with their triggers,
 * since a trigger cannot be created without its function.
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

  create function play_refuse_limit(p_state text, p_span text, p_limit bigint, p_used bigint)
    returns void language plpgsql as $$
  begin
    perform play_refuse(p_state, jsonb_build_object('span', p_span, 'limit', p_limit::text, 'used', p_used::text));
  end $$;

  -- Whether a play session is over, so that play begins a new one: before the first, or after a break of half an hour.
  create function play_session_is_over(p_started_at timestamptz, p_last_at timestamptz, p_at timestamptz)
    returns boolean language sql immutable as $$
    select p_started_at is null or p_at - p_last_at >= interval '30 minutes'
  $$;

  -- Opens the windows that have begun since the last stake or payout, and for play a new session if the last one is over.
  create function play_open(p_member text, p_day date, p_at timestamptz, p_is_play boolean)
    returns void language plpgsql as $$
  declare
    v member_play%rowtype;
  begin
    insert into member_play (member_id) values (p_member) on conflict do nothing;
    select * into v from member_play where member_id = p_member for update;
    v := play_rolled(v, p_day);
    if p_is_play and play_session_is_over(v.session_started_at, v.session_last_at, p_at) then
      if v.longer_check_at <= p_at then
        v.check_minutes := v.longer_check_minutes;
        v.longer_check_minutes := null;
        v.longer_check_at := null;
      end if;
      v.session_started_at := p_at; v.session_last_at := p_at;
      v.session_stake := 0; v.session_payout := 0;
      v.check_due_at := p_at + make_interval(mins => v.check_minutes);
    end if;
    update member_play set
      day = v.day, week = v.week, month = v.month,
      stake_day = v.stake_day, stake_week = v.stake_week, stake_month = v.stake_month,
      loss_day = v.loss_day, loss_week = v.loss_week, loss_month = v.loss_month, played_ms = v.played_ms,
      session_started_at = v.session_started_at, session_last_at = v.session_last_at,
      session_stake = v.session_stake, session_payout = v.session_payout,
      check_minutes = v.check_minutes, longer_check_minutes = v.longer_check_minutes,
      longer_check_at = v.longer_check_at, check_due_at = v.check_due_at
    where member_id = p_member;
  end $$;

  -- Counts and checks a stake, a payout, a void (a negative stake, with the time of the stake), or the launch of a game
  -- (neither), and returns the member's turnover. Payouts and voids always pass. It counts first, in the one update of the
  -- row that every bet needs, and then checks the new values: an error undoes the update.
  create function play_gate(
    p_member text, p_at timestamptz, p_stake bigint, p_payout bigint, p_stake_at timestamptz, p_turnover bigint,
    p_is_launch boolean
  ) returns bigint language plpgsql as $$
  declare
    s protection_settings%rowtype;
    v member_play%rowtype;
    v_is_play boolean := p_is_launch or p_stake > 0;
    v_day date;
    -- A stake counts in every window, a void in those that its stake was in.
    v_stake_day date := 'infinity';
  begin
    select * into s from protection_settings;
    v_day := (p_at at time zone s.time_zone)::date;
    if p_stake < 0 then
      v_stake_day := (p_stake_at at time zone s.time_zone)::date;
    end if;

    loop
      update member_play set
        total = total + p_turnover,
        stake_day = stake_day + case when v_stake_day >= day then p_stake else 0 end,
        stake_week = stake_week + case when v_stake_day >= week then p_stake else 0 end,
        stake_month = stake_month + case when v_stake_day >= month then p_stake else 0 end,
        loss_day = loss_day - p_payout + case when v_stake_day >= day then p_stake else 0 end,
        loss_week = loss_week - p_payout + case when v_stake_day >= week then p_stake else 0 end,
        loss_month = loss_month - p_payout + case when v_stake_day >= month then p_stake else 0 end,
        played_ms = played_ms + case when not v_is_play then 0 else greatest(0, (extract(epoch from
          p_at - greatest(session_last_at, day::timestamp at time zone s.time_zone)) * 1000)::bigint) end,
        session_last_at = case when v_is_play then greatest(session_last_at, p_at) else session_last_at end,
        session_stake = session_stake + p_stake,
        session_payout = session_payout + p_payout
      where member_id = p_member and day >= v_day
        and not (v_is_play and play_session_is_over(session_started_at, session_last_at, p_at))
      returning * into v;
      exit when found;
      perform play_open(p_member, v_day, p_at, v_is_play);
    end loop;
    if not v_is_play then
      return v.total;
    end if;

    -- guard: closed-account-takes-no-stake
    if v.closed_until > p_at then
      perform play_refuse(case v.closed_kind when 'time-out' then 'PV011' else 'PV010' end, '{}');
    end if;
    -- guard: play-time-limit
    if v.played_ms >= least(v.max_minutes, s.cap_minutes) * 60000::bigint then
      perform play_refuse('PV012', jsonb_build_object('minutes', least(v.max_minutes, s.cap_minutes)));
    end if;
    -- guard: reality-check-answered
    if v.check_due_at <= p_at then
      perform play_refuse('PV013', jsonb_build_object('startedAt', v.session_started_at,
        'stakes', (v.session_stake - p_stake)::text, 'payouts', (v.session_payout - p_payout)::text));
    end if;
    if p_stake > 0 then
      -- guard: stake-limit-day
      if v.stake_day > least(v.max_stake_day, s.cap_stake_day) then
        perform play_refuse_limit('PV014', 'day', least(v.max_stake_day, s.cap_stake_day), v.stake_day - p_stake);
      end if;
      -- guard: stake-limit-week
      if v.stake_week > least(v.max_stake_week, s.cap_stake_week) then
        perform play_refuse_limit('PV014', 'week', least(v.max_stake_week, s.cap_stake_week), v.stake_week - p_stake);
      end if;
      -- guard: stake-limit-month
      if v.stake_month > least(v.max_stake_month, s.cap_stake_month) then
        perform play_refuse_limit('PV014', 'month', least(v.max_stake_month, s.cap_stake_month), v.stake_month - p_stake);
      end if;
      -- The payout of the same round is not known before the stake is taken.
      -- guard: loss-limit-day
      if v.loss_day + p_payout > least(v.max_loss_day, s.cap_loss_day) then
        perform play_refuse_limit('PV015', 'day', least(v.max_loss_day, s.cap_loss_day), v.loss_day + p_payout - p_stake);
      end if;
      -- guard: loss-limit-week
      if v.loss_week + p_payout > least(v.max_loss_week, s.cap_loss_week) then
        perform play_refuse_limit('PV015', 'week', least(v.max_loss_week, s.cap_loss_week), v.loss_week + p_payout - p_stake);
      end if;
      -- guard: loss-limit-month
      if v.loss_month + p_payout > least(v.max_loss_month, s.cap_loss_month) then
        perform play_refuse_limit('PV015', 'month', least(v.max_loss_month, s.cap_loss_month), v.loss_month + p_payout - p_stake);
      end if;
    end if;
    return v.total;
  end $$;

  -- Counts all windows again from the ledger, for a brand with another time zone.
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

  -- Adds a requirement behind those that are open. Requirements are stretches of one sum that only grows, so that the oldest
  -- is filled first without looking at any of them. A member who has less than p_dust left of all their money has played it
  -- away: what was required for it is lifted.
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

  -- Generic plans: every statement finds rows by key, and five custom plans of each would cost a new connection more than its
  -- first hundred bets.
  create function ledger_post(
    p_owner text, p_key text, p_request_hash text, p_answer jsonb,
    p_id text, p_kind text, p_reference text, p_subject jsonb, p_at timestamptz, p_stake_at timestamptz,
    p_category text, p_turnover bigint,
    p_accounts text[], p_kinds text[], p_amounts bigint[]
  ) returns table (replayed boolean, answer text) language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    v_stored idempotency_keys%rowtype;
    v_member text;
    v_player text;
    v_money bigint := 0;
    v_coins bigint := 0;
    v_stake bigint := 0;
    v_payout bigint := 0;
    v_total bigint;
    v_balance bigint;
    v_balances_after bigint[] := '{}';
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
        -- guard: replay-posts-nothing
        return;
      end if;
    end if;

    -- guard: halted-book-moves-nothing
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;

    for i in 1 .. cardinality(p_amounts) loop
      if p_accounts[i] like 'coins:%' or p_accounts[i] = 'house:coins' then
        v_coins := v_coins + p_amounts[i];
      else
        v_money := v_money + p_amounts[i];
      end if;
      if p_kinds[i] in ('stake', 'payout') and p_accounts[i] not like 'house:%' then
        v_player := split_part(p_accounts[i], ':', case when p_accounts[i] like 'venue:%' then 3 else 2 end);
        if v_player <> v_member then
          raise exception 'stakes and payouts of one member only' using errcode = 'PV003';
        end if;
        v_member := v_player;
        if p_kinds[i] = 'stake' then
          v_stake := v_stake - p_amounts[i];
        else
          v_payout := v_payout + p_amounts[i];
        end if;
      end if;
    end loop;
    -- Money and coins sum to zero apart: one never turns into the other.
    -- guard: entries-sum-to-zero
    if cardinality(p_amounts) < 2 or v_money <> 0 or v_coins <> 0 then
      raise exception 'entries do not sum to zero' using errcode = 'PV003';
    end if;

    -- Sorted, so that two transactions over the same accounts never wait for each other.
    -- guard: balances-locked-in-order
    perform 1 from ledger_balances where account = any (p_accounts) order by account for update;

    -- guard: stakes-pass-the-gate
    if v_member is not null then
      v_total := play_gate(v_member, p_at, v_stake, v_payout, p_stake_at, coalesce(p_turnover, 0), false);
      if p_turnover > 0 then
        insert into turnover_by_category as t (member_id, category, total) values (v_member, p_category, p_turnover)
          on conflict (member_id, category) do update set total = t.total + excluded.total;
        update turnover_requirements set done_at = p_at
          where member_id = v_member and done_at is null and lifted_at is null and ends <= v_total;
      end if;
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
      v_balances_after := v_balances_after || v_balance;
    end loop;
    insert into ledger_entries (transaction_id, account, kind, amount, balance_after, at)
      select p_id, entry.account, entry.kind, entry.amount, entry.balance_after, p_at
      from unnest(p_accounts, p_kinds, p_amounts, v_balances_after) with ordinality
        as entry (account, kind, amount, balance_after, place)
      order by entry.place;

    v_answer := (p_answer || jsonb_build_object('id', p_id, 'balances', v_balances))::text;
    if p_key is not null then
      update idempotency_keys as k set answer = v_answer where k.owner = p_owner and k.key = p_key;
    end if;
    return query select false, v_answer;
  end $$;
`;

/** Names of functions that earlier versions had. They are dropped; a function that is removed above is added here. */
const formerNames = ['turnover_accrue', 'play_check_limit'];

const names = [...functions.matchAll(/create function (\w+)/g)].map(([, name]) => name as string);

const digest = createHash('sha256').update(functions).digest('hex');

const hasFunctions = async (db: Database): Promise<boolean> => {
  const applied = await db.selectFrom('applied_functions').select('digest').executeTakeFirst();
  return applied?.digest === digest;
};

/**
 * Replaces the functions of the database by those above, unless it has them already: then it costs one query. All old ones
 * are dropped first, since their parameters or results may differ.
 */
export const applyFunctions = async (db: Database): Promise<void> => {
  if (await hasFunctions(db)) return;
  await db.transaction().execute(async (transaction) => {
    // Gateways that start at the same time wait for each other.
    await sql`lock table applied_functions in exclusive mode`.execute(transaction);
    if (await hasFunctions(transaction)) return;
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
};

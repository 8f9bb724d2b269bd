import { createHash } from 'node:crypto';
import { type LimitSpan, limitSpans } from '@pavilion/contract';
import { sql } from 'kysely';
import { minuteMs } from '../durations';
import { betDayColumns, countSportBet, sumsOfSportBets } from './bet-days';
import type { Database } from './database';
import {
  countedLimits,
  type GateLimit,
  gateSumLimits,
  spanWindows,
  stakeLimits,
  timeLimits,
} from './gate-columns';

/** Sets what the windows of a span have counted to zero. */
const resets = (span: LimitSpan) =>
  countedLimits
    .filter((limit) => limit.span === span)
    .map(({ counted }) => `v.${counted} := 0;`)
    .join(' ');

type GateSumLimit = (typeof gateSumLimits)[number];

/** The update of a sum: payouts count in the running windows, stakes and voids in those that their stake was in. */
const counting = ({ counted, span, stake, lessPayout }: GateSumLimit, isStake: boolean): string => {
  const ofStake = isStake ? stake : `case when v_stake_day >= ${span} then ${stake} else 0 end`;
  return `${counted} = ${counted}${lessPayout ? ` - ${lessPayout}` : ''} + ${ofStake}`;
};

/** The update of a sum by the payouts `s.payout` of a member together. */
const countingPayouts = ({ counted, lessPayout }: GateSumLimit): string[] =>
  lessPayout ? [`${counted} = p.${counted} - ${lessPayout.replaceAll('p_payout', 's.payout')},`] : [];

/** The sum of a window without the payout of the same round. */
const usedWith = ({ counted, lessPayout }: GateSumLimit): string =>
  `v.${counted}${lessPayout ? ` + ${lessPayout}` : ''}`;

const inForce = ({ limit, cap }: GateLimit): string => `least(v.${limit}, s.${cap})`;

/** Whether a stake exceeds a limit, after it was added to the sums; of time, whether it is used up. */
const isAbove = (limit: GateLimit): string => {
  switch (limit.measures) {
    case 'sum':
      return `${usedWith(limit)} > ${inForce(limit)}`;
    case 'each':
      return `p_stake > ${inForce(limit)}`;
    case 'time':
      return `v.${limit.counted} >= ${inForce(limit)} * ${minuteMs}::bigint`;
  }
};

/** Refuses a stake that exceeds a limit; for a limit on each stake, the sum before it is 0. */
const check = (limit: (typeof stakeLimits)[number]): string => `
    -- guard: stake-limit
    if ${isAbove(limit)} then
      perform play_refuse_limit('${limit.sqlState}', '${limit.span}', ${inForce(limit)},
        ${limit.measures === 'sum' ? `${usedWith(limit)} - ${limit.stake}` : 'null'});
    end if;`;

/** Refuses play, a launch too, when the time is used up. */
const checkTime = (limit: GateLimit): string => `
    -- guard: play-time-limit
    if ${isAbove(limit)} then
      perform play_refuse('${limit.sqlState}', jsonb_build_object('minutes', ${inForce(limit)}));
    end if;`;

/** Opens the window of a span if it begins with the day `p_day`, which the window of the day is opened with first. */
const rolls = (span: LimitSpan): string => {
  const start = spanWindows[span].start(span === 'day' ? 'p_day' : 'v.day');
  return `if v.${span} is null or v.${span} < ${start} then
      v.${span} := ${start};
      ${resets(span)}
    end if;`;
};

const recount = ({ counted, span, recount: { of, kinds } }: GateSumLimit): string => {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  return `coalesce(sum(${of}) filter (where kind in (${list}) and day >= ${spanWindows[span].start('last_day')}), 0) as ${counted}`;
};

/** The update that counts a stake, payout or void of `v` and, if it is play, the time since the last play. */
const counts = (isStake: boolean, ifPlay: (value: string, otherwise: string) => string): string => {
  const played = `greatest(0, (extract(epoch from
          p_at - greatest(v.session_last_at, v.day::timestamp at time zone s.time_zone)) * 1000)::bigint)`;
  return `total = total + p_turnover,
        ${gateSumLimits.map((limit) => counting(limit, isStake)).join(',\n        ')},
        ${timeLimits.map(({ counted }) => `${counted} = ${counted} + ${ifPlay(played, '0')}`).join(',\n        ')},
        session_last_at = ${ifPlay('greatest(session_last_at, p_at)', 'session_last_at')},
        session_stake = session_stake + p_stake,
        session_payout = session_payout + p_payout`;
};

/** What refuses play, by the rows `v` and `s`. */
const closed = 'v.closed_until > p_at';
const checkDue = 'v.check_due_at <= p_at';

/**
 * The functions of the database, in their version of today: a change is an edit here, not a migration. They are applied
 * after the migrations, which therefore cannot call them. Trigger functions are in the migrations with their triggers, since a
 * trigger cannot be created without its function; the one of `bet-days.ts` is replaced here by its version of today.
 *
 * SQLSTATEs of the ledger: PV001 insufficient balance, PV002 key used for another request, PV003 no valid entries, PV004
 * money halted. SQLSTATEs of the gate, each with the values for its error as JSON in the detail: PV010 self-excluded,
 * PV011 timed out, PV012 playing time used, PV013 reality check due, PV014 to PV019 limits on stakes, by the rows of `gateRows`.
 * SQLSTATE of table games: PV020 the round takes no more bets. SQLSTATEs of own rounds: PV021 the nonce was spent or the seed
 * revealed, PV022 too soon after the last round, with its wait as JSON, PV023 a hand of the game is open. SQLSTATEs of sports
 * bets: PV040 an event has other overrides than the caller knew, PV041 refused, with the reason as JSON, PV042 the bet has another
 * open stake, PV043 a cash-out waits.
 */
const functions = `
  -- The row with the windows that a moment falls in: a window that began later has nothing in it yet. A gateway whose
  -- clock lags never opens an earlier window again.
  create function play_rolled(v member_play, p_day date) returns member_play language plpgsql immutable as $$
  begin
    ${limitSpans.map(rolls).join('\n    ')}
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
    loop
      -- Another transaction may be opening the windows and counting in them.
      select * into v from member_play where member_id = p_member
        -- guard: opened-windows-keep-counts
        for update
      ;
      exit when found;
      insert into member_play (member_id) values (p_member) on conflict do nothing;
    end loop;
    v := play_rolled(v, p_day);
    if p_is_play and play_session_is_over(v.session_started_at, v.session_last_at, p_at) then
      if v.longer_check_at <= p_at then
        v.check_minutes := v.longer_check_minutes;
        v.longer_check_minutes := null;
        v.longer_check_at := null;
      end if;
      v.session_started_at := p_at;
      -- Who stops between stakes and goes on within half an hour has played meanwhile, as without stopping.
      -- guard: stopping-hides-no-play
      if v.session_last_at is null or p_at - v.session_last_at >= interval '30 minutes' then v.session_last_at := p_at; end if;
      v.session_stake := 0; v.session_payout := 0;
      v.check_due_at := p_at + make_interval(mins => v.check_minutes);
    end if;
    update member_play set
      ${limitSpans.map((span) => `${span} = v.${span}`).join(', ')},
      ${countedLimits.map(({ counted }) => `${counted} = v.${counted}`).join(', ')},
      session_started_at = v.session_started_at, session_last_at = v.session_last_at,
      session_stake = v.session_stake, session_payout = v.session_payout,
      check_minutes = v.check_minutes, longer_check_minutes = v.longer_check_minutes,
      longer_check_at = v.longer_check_at, check_due_at = v.check_due_at
    where member_id = p_member;
  end $$;

  -- Refuses play after it was counted, with the first reason that holds; without one it does nothing.
  create function play_check(p_member text, p_at timestamptz, p_stake bigint, p_payout bigint)
    returns void language plpgsql as $$
  declare
    s protection_settings%rowtype;
    v member_play%rowtype;
  begin
    select * into s from protection_settings;
    select * into v from member_play where member_id = p_member;
    -- guard: closed-account-takes-no-stake
    if ${closed} then
      perform play_refuse(case v.closed_kind when 'time-out' then 'PV011' else 'PV010' end, '{}');
    end if;${timeLimits.map(checkTime).join('')}
    -- guard: reality-check-answered
    if ${checkDue} then
      perform play_refuse('PV013', jsonb_build_object('startedAt', v.session_started_at,
        'stakes', (v.session_stake - p_stake)::text, 'payouts', (v.session_payout - p_payout)::text));
    end if;
    if p_stake = 0 then
      return;
    end if;${stakeLimits.map(check).join('')}
  end $$;

  -- Counts and checks a stake, and returns the member's turnover. It counts first and then checks the new values: an error
  -- undoes the update. Every bet waits for this: one statement counts and tells whether anything refuses; what does is
  -- looked for only then. PostgreSQL prepares each expression again in every transaction, which is most of what the gate costs.
  create function play_stake(p_member text, p_at timestamptz, p_stake bigint, p_payout bigint, p_turnover bigint)
    returns bigint language plpgsql as $$
  declare
    v_total bigint;
    v_is_refused boolean;
  begin
    loop
      update member_play v set
        ${counts(true, (value) => value)}
      from protection_settings s
      where v.member_id = p_member and v.day >= (p_at at time zone s.time_zone)::date
        and not play_session_is_over(v.session_started_at, v.session_last_at, p_at)
      returning v.total, ${[closed, ...timeLimits.map(isAbove), checkDue, ...stakeLimits.map(isAbove)].join('\n          or ')}
      into v_total, v_is_refused;
      exit when found;
      perform play_open(p_member, (p_at at time zone (select time_zone from protection_settings))::date, p_at, true);
    end loop;
    if v_is_refused then
      perform play_check(p_member, p_at, p_stake, p_payout);
    end if;
    return v_total;
  end $$;

  -- Counts a payout, a void (a negative stake, with the time of the stake) or the launch of a game (neither), and returns the
  -- member's turnover. Payouts and voids always pass; a launch is checked as play.
  create function play_gate(
    p_member text, p_at timestamptz, p_stake bigint, p_payout bigint, p_stake_at timestamptz, p_turnover bigint,
    p_is_launch boolean
  ) returns bigint language plpgsql as $$
  declare
    v_time_zone text := (select time_zone from protection_settings);
    v_day date := (p_at at time zone v_time_zone)::date;
    -- A void counts in the windows that its stake was in.
    v_stake_day date := coalesce((p_stake_at at time zone v_time_zone)::date, 'infinity');
    v_total bigint;
  begin
    loop
      update member_play v set
        ${counts(false, (value, otherwise) => `case when p_is_launch then ${value} else ${otherwise} end`)}
      from protection_settings s
      where v.member_id = p_member and v.day >= v_day
        and not (p_is_launch and play_session_is_over(v.session_started_at, v.session_last_at, p_at))
      returning v.total into v_total;
      exit when found;
      perform play_open(p_member, v_day, p_at, p_is_launch);
    end loop;
    if p_is_launch then
      perform play_check(p_member, p_at, 0, 0);
    end if;
    return v_total;
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
        ${gateSumLimits.map(recount).join(',\n        ')}
      from moves group by member_id, last_day
    )
    update member_play p set
      ${limitSpans.map((span) => `${span} = ${spanWindows[span].start('last_day')}`).join(', ')},
      ${gateSumLimits.map(({ counted }) => `${counted} = sums.${counted}`).join(', ')},
      ${timeLimits.map(({ counted }) => `${counted} = 0`).join(', ')}
    from sums where sums.member_id = p.member_id;
  $$;

  -- Forgets the sums of days, for a brand with another time zone: they are folded again. Those of sports bets are counted here.
  create function days_count_again() returns void language plpgsql as $$
  begin
    perform 1 from fold_positions for update;
    delete from ledger_days;
    delete from ledger_marks;
    delete from bet_days;
    delete from bet_marks;
    delete from daily_figures;
    update fold_positions set entry = 0, bet = '';
    lock table sport_bets in share row exclusive mode;
    delete from sport_bet_days;
    insert into sport_bet_days (${betDayColumns.join(', ')}, count, stake, payout) ${sumsOfSportBets};
  end $$;
  ${countSportBet}

  -- Adds a requirement behind those that are open. Requirements are stretches of one sum that only grows, so that the oldest
  -- is filled first without looking at any of them. A member who has less than p_dust left of all their money has played it
  -- away: what was required for it is lifted. The stakes of open rounds count as theirs, since they may come back.
  create function turnover_require(
    p_id text, p_member text, p_cause text, p_reference text, p_subject jsonb,
    p_amount bigint, p_multiple int, p_dust bigint, p_at timestamptz
  ) returns void language plpgsql as $$
  declare
    v_total bigint;
    v_start bigint;
  begin
    insert into member_play (member_id) values (p_member) on conflict do nothing;
    select total into v_total from member_play where member_id = p_member
      for update
    ;
    if (select sum(balance) from ledger_balances where member_id = p_member and account not like 'coins:%')
        -- guard: open-stakes-lift-nothing
        + (select coalesce(sum(stake), 0) from bets where member_id = p_member and state = 'open')
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

  -- Counts turnover that play_gate has added to the total of the member.
  create function turnover_count(p_member text, p_category text, p_turnover bigint, p_total bigint, p_at timestamptz)
    returns void language plpgsql as $$
  begin
    if p_turnover > 0 then
      insert into turnover_by_category as t (member_id, category, total) values (p_member, p_category, p_turnover)
        on conflict (member_id, category) do update set total = t.total + excluded.total;
      update turnover_requirements set done_at = p_at
        where member_id = p_member and done_at is null and lifted_at is null and ends <= p_total;
    end if;
  end $$;

  -- Refuses a hand of a member who has an open one of the same game, also one that ends at once: otherwise a refusal would
  -- tell whether the next hand does, and another client seed could be tried. It is called after ledger_post, like round_pace.
  create function hand_alone(p_member text, p_game text) returns void language plpgsql as $$
  begin
    -- guard: no-hand-beside-an-open-one
    if exists (select 1 from hands where member_id = p_member and game_code = p_game and state = 'open') then
      raise exception 'a hand is open' using errcode = 'PV023';
    end if;
  end $$;

  -- Counts the turnover of a bet that ends without a payout, and so without a posting.
  create function turnover_of_loss(p_member text, p_category text, p_turnover bigint, p_at timestamptz)
    returns void language plpgsql as $$
  begin
    -- guard: halted-book-ends-no-hand
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;
    if p_turnover > 0 then
      perform turnover_count(p_member, p_category, p_turnover,
        play_gate(p_member, p_at, 0, 0, null, p_turnover, false), p_at);
    end if;
  end $$;

  -- Posts a transaction of p_home, the one member whose accounts and rows it reads and writes. Each statement names the member, so
  -- that the members can be divided over several databases (deploy/citus.sql).
  --
  -- Generic plans: every statement finds rows by key, and five custom plans of each would cost a new connection more than its
  -- first hundred bets.
  create function ledger_post(
    p_home text, p_owner text, p_key text, p_request_hash text, p_answer jsonb,
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
    -- guard: ledger-key-of-its-member
    if p_owner <> p_home then raise exception 'a key of another member' using errcode = 'PV003'; end if;
    if p_key is not null then
      insert into idempotency_keys (owner, key, request_hash, created_at)
        values (p_owner, p_key, p_request_hash, p_at) on conflict do nothing;
      if not found then
        -- The first commit may be visible although its wait for a standby was broken. This write waits for one again.
        -- guard: ledger-replay-waits-for-standby
        update idempotency_keys as k set answer = k.answer where k.owner = p_owner and k.key = p_key;
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
      if p_accounts[i] not like 'house:%' then
        v_player := split_part(p_accounts[i], ':', case when p_accounts[i] like 'venue:%' then 3 else 2 end);
        -- guard: transaction-of-one-member
        if v_player is distinct from p_home then raise exception 'a transaction of one member only' using errcode = 'PV003'; end if;
        if p_kinds[i] in ('stake', 'payout') then
          v_member := v_player;
        end if;
        if p_kinds[i] = 'stake' then
          v_stake := v_stake - p_amounts[i];
        elsif p_kinds[i] = 'payout' then
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
    perform 1 from ledger_balances where account = any (p_accounts) and member_id = p_home order by account for update;

    -- guard: stakes-pass-the-gate
    if v_member is not null then
      if v_stake > 0 then
        v_total := play_stake(v_member, p_at, v_stake, v_payout, coalesce(p_turnover, 0));
      else
        v_total := play_gate(v_member, p_at, v_stake, v_payout, p_stake_at, coalesce(p_turnover, 0), false);
      end if;
      perform turnover_count(v_member, p_category, p_turnover, v_total, p_at);
    end if;

    insert into ledger_transactions (id, home, kind, reference, subject, at, stake_at)
      values (p_id, p_home, p_kind, p_reference, p_subject, p_at, p_stake_at);
    for i in 1 .. cardinality(p_amounts) loop
      v_balance := null;
      if p_accounts[i] not like 'house:%' then
        update ledger_balances set balance = balance + p_amounts[i]
          where account = p_accounts[i] and member_id = p_home
            -- guard: balance-not-negative
            and balance + p_amounts[i] >= 0
          returning balance into v_balance;
        if v_balance is null then
          -- A venue's wallet or account of stakes that was never opened holds nothing; the first money that comes opens it.
          if (p_accounts[i] like 'venue:%' or p_accounts[i] like 'stake:%') and p_amounts[i] > 0 then
            insert into ledger_balances as b (account, member_id, balance)
              values (p_accounts[i], p_home, p_amounts[i])
              on conflict (account, member_id) do update set balance = b.balance + excluded.balance
              returning b.balance into v_balance;
          elsif p_accounts[i] like 'venue:%'
            or exists (select 1 from ledger_balances where account = p_accounts[i] and member_id = p_home) then
            raise exception 'insufficient balance' using errcode = 'PV001';
          else
            raise exception 'unknown account %', p_accounts[i] using errcode = 'PV003';
          end if;
        end if;
        v_balances := v_balances || jsonb_build_object(p_accounts[i], v_balance::text);
      end if;
      v_balances_after := v_balances_after || v_balance;
    end loop;
    insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
      select p_id, p_home, entry.account, entry.kind, entry.amount, entry.balance_after, p_at
      from unnest(p_accounts, p_kinds, p_amounts, v_balances_after) with ordinality
        as entry (account, kind, amount, balance_after, place)
      order by entry.place;

    v_answer := (p_answer || jsonb_build_object('id', p_id, 'balances', v_balances))::text;
    if p_key is not null then
      update idempotency_keys as k set answer = v_answer where k.owner = p_owner and k.key = p_key;
    end if;
    return query select false, v_answer;
  end $$;

  -- Places a slip on a round of a table game: round row, stake, bet and lines. The row lock is held until the end of the
  -- transaction: the draw locks the same row, so it waits for slips in flight, and a slip behind a draw finds it drawn.
  create function table_bet(
    p_owner text, p_key text, p_request_hash text, p_answer jsonb,
    p_bet text, p_member text, p_account text, p_subject jsonb, p_at timestamptz, p_client_seed text, p_detail jsonb,
    p_selections text[], p_stakes bigint[],
    p_game text, p_version int, p_round text, p_day date, p_number int,
    p_opens_at timestamptz, p_closes_at timestamptz, p_draws_at timestamptz, p_ends_at timestamptz,
    -- By the clock of the tables; p_at is the moment of bet and entries.
    p_table_time timestamptz
  ) returns table (replayed boolean, answer text) language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    v_stake bigint := (select sum(each) from unnest(p_stakes) as each);
    v_posted record;
  begin
    -- A repeated key answers its slip, also after the round.
    if not exists (select 1 from idempotency_keys as k where k.owner = p_owner and k.key = p_key) then
      -- guard: slip-before-close
      if p_closes_at <= p_table_time then
        raise exception 'the round is closed' using errcode = 'PV020';
      end if;
      insert into table_rounds (id, game_code, version, day, number, opens_at, closes_at, draws_at, ends_at, state)
        values (p_round, p_game, p_version, p_day, p_number, p_opens_at, p_closes_at, p_draws_at, p_ends_at, 'open')
        -- Without a column: two slips may begin a round at once, and the slower one may conflict with either of its two keys.
        on conflict do nothing;
      perform 1 from table_rounds where id = p_round
        -- guard: slip-of-same-version
        and version = p_version
        -- guard: slip-before-draw
        and state = 'open'
        -- guard: slip-locks-round
        for share
      ;
      if not found then
        raise exception 'the round is closed' using errcode = 'PV020';
      end if;
      -- The seed of a later round tells that of this one.
      -- guard: slip-before-later-draw
      if exists (select 1 from table_rounds where game_code = p_game and day = p_day and number > p_number and seed is not null) then
        raise exception 'the round is closed' using errcode = 'PV020';
      end if;
    end if;

    select posted.replayed, posted.answer into v_posted from ledger_post(
      p_member, p_owner, p_key, p_request_hash, p_answer, p_bet, 'round', p_bet, p_subject, p_at, null, null, 0,
      array[p_account, 'house:games'], array['stake', 'stake'], array[-v_stake, v_stake]) as posted;
    -- guard: repeated-slip-writes-no-bet
    if not v_posted.replayed then
      insert into bets (id, member_id, game_code, stake, payout, state, placed_at, detail, account, round_id, client_seed)
        values (p_bet, p_member, p_game, v_stake, 0, 'open', p_at, p_detail, p_account, p_round, p_client_seed);
      insert into bet_lines (bet_id, member_id, selection, stake)
        select p_bet, p_member, line.selection, line.stake from unnest(p_selections, p_stakes) as line (selection, stake);
    end if;
    return query select v_posted.replayed, v_posted.answer;
  end $$;

  -- Gives open slips of a void round back: as many as ids are given for transactions. Answers how many.
  create function table_return(p_round text, p_subject jsonb, p_at timestamptz, p_ids text[])
    returns int language plpgsql as $$
  declare
    v_bet record;
    v_place int := 0;
  begin
    for v_bet in
      select id, member_id, account, stake, placed_at, detail from bets where round_id = p_round and state = 'open'
      order by id limit cardinality(p_ids)
    loop
      v_place := v_place + 1;
      perform ledger_post(v_bet.member_id, null, null, null, '{}', p_ids[v_place], 'round', v_bet.id, p_subject, p_at, v_bet.placed_at,
        null, 0, array['house:games', v_bet.account], array['stake', 'stake'], array[-v_bet.stake, v_bet.stake]);
      update bets set state = 'void', payout = stake, settled_at = p_at,
        detail = detail || jsonb_build_object('lines', (select jsonb_agg(line || jsonb_build_object('payout', line -> 'stake')
          order by place) from jsonb_array_elements(detail -> 'lines') with ordinality as d (line, place)))
      where id = v_bet.id;
    end loop;
    return v_place;
  end $$;

  -- Pays open slips of a drawn round: as many as ids are given for transactions. Answers how many. It does for all of them
  -- what ledger_post does for one payout, and for a losing slip its turnover: a call for each slip takes five times as long.
  -- The balances are locked.
  create function table_pay(
    p_round text, p_returns jsonb, p_result jsonb, p_subject jsonb, p_category text, p_share bigint, p_at timestamptz,
    p_ids text[]
  ) returns int language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    v_day date := (select (p_at at time zone time_zone)::date from protection_settings);
    v_members text[];
    v_last text;
    v_count int;
    v_wrong int;
  begin
    select array_agg(distinct due.member_id order by due.member_id), max(due.id) into v_members, v_last from (
      select id, member_id from bets where round_id = p_round and state = 'open' order by id limit cardinality(p_ids)) as due;
    perform 1 from member_play where member_id = any (v_members) order by member_id for update;
    -- As in play_gate: windows that have begun since the last stake or payout.
    perform play_open(member_id, v_day, p_at, false) from member_play
      where member_id = any (v_members) and (day is null or day < v_day);

    with slips as materialized (
      select bet.id, bet.member_id, bet.account, bet.stake, line.payout, line.lines,
        -- Not what both sides of a table cancel out on one slip.
        least(bet.stake, abs(line.payout - bet.stake)) as risk,
        line.stakes is distinct from bet.stake or line.unknown as wrong
      from (
        select id, member_id, account, stake, detail from bets
        where round_id = p_round
          -- guard: open-slips-settled
          and state = 'open'
        order by id limit cardinality(p_ids)
      ) as bet cross join lateral (
        select sum(l.stake)::bigint as stakes, bool_or(w.hundredths is null) as unknown,
          sum(l.stake * coalesce(w.hundredths, 0) / 100)::bigint as payout,
          jsonb_agg(d.line || jsonb_build_object('payout', to_char(l.stake * w.hundredths / 10000.0, 'FM999999999999990.00'))
            order by d.place) as lines
        from jsonb_array_elements(bet.detail -> 'lines') with ordinality as d (line, place)
          join bet_lines l on l.bet_id = bet.id and l.selection = d.line ->> 'selection'
          cross join lateral (select (p_returns ->> l.selection)::bigint as hundredths) as w
      ) as line
    ), others as (
      -- The slips of these members that other calls settle: what they win or lose, and what the settled ones counted.
      select bet.member_id, sum(line.payout - bet.stake) as net,
        coalesce(sum(least(bet.stake, abs(line.payout - bet.stake))) filter (where bet.state = 'settled'), 0) as risk
      from bets bet cross join lateral (
        select case bet.state when 'settled' then bet.payout else (
          select sum(l.stake * coalesce((p_returns ->> l.selection)::bigint, 0) / 100)::bigint
          from bet_lines l where l.bet_id = bet.id) end as payout
      ) as line
      where bet.round_id = p_round and bet.member_id = any (v_members)
        and (bet.state = 'settled' or bet.state = 'open' and bet.id > v_last)
      group by bet.member_id
    ), due as materialized (
      select id, member_id, account, stake, payout, lines, wrong,
        -- Nor what they cancel out on several: in the order of their ids, slips count until the member's net of the round.
        (least(before + risk, net) - least(before, net)) * p_share / 100 as turnover
      from (
        select s.*,
          (coalesce(o.risk, 0) + sum(s.risk) over (partition by s.member_id order by s.id) - s.risk)::bigint as before,
          abs(coalesce(o.net, 0) + sum(s.payout - s.stake) over (partition by s.member_id))::bigint as net
        from slips s left join others o on o.member_id = s.member_id
      ) as counted
    ), settled as (
      update bets b set state = 'settled', payout = due.payout, settled_at = p_at, turnover = due.turnover,
        detail = b.detail || p_result || jsonb_build_object('lines', due.lines)
      from due where b.id = due.id
    ), paid as (
      select due.id, due.member_id, due.account, payout, p_ids[row_number() over (order by due.account, due.id)] as transaction_id,
        -- The balance before this statement; what the statement itself writes it does not see.
        b.balance + sum(payout) over (partition by due.account order by due.id) as balance_after
      from due join ledger_balances b on b.account = due.account where payout > 0
    ), credited as (
      update ledger_balances b set balance = b.balance + c.payout
      from (select account, sum(payout)::bigint as payout from paid group by account) as c where b.account = c.account
    ), transactions as (
      insert into ledger_transactions (id, home, kind, reference, subject, at)
        select transaction_id, member_id, 'round', id, p_subject, p_at from paid
    ), entries as (
      insert into ledger_entries (transaction_id, home, account, kind, amount, balance_after, at)
        select transaction_id, member_id, side.account, 'payout', side.amount, side.balance_after::bigint, p_at
        from paid cross join lateral (values
          ('house:games', -payout, null), (paid.account, payout, paid.balance_after)
        ) as side (account, amount, balance_after)
        order by paid.account, paid.id, side.amount
    ), sums as (
      select member_id, sum(turnover)::bigint as turnover, sum(payout)::bigint as payout from due group by member_id
    ), played as (
      update member_play p set total = p.total + s.turnover,
        ${gateSumLimits.flatMap(countingPayouts).join(' ')}
        session_payout = p.session_payout + s.payout
      from sums s where p.member_id = s.member_id
      returning p.member_id, p.total, s.turnover
    ), counted as (
      insert into turnover_by_category as t (member_id, category, total)
        select member_id, p_category, turnover from played where turnover > 0
        on conflict (member_id, category) do update set total = t.total + excluded.total
    ), fulfilled as (
      update turnover_requirements r set done_at = p_at from played p
      where r.member_id = p.member_id and p.turnover > 0 and r.done_at is null and r.lifted_at is null
        and r.ends <= p.total
    )
    select count(*), count(*) filter (where wrong) into v_count, v_wrong from due;
    -- guard: every-line-evaluated
    if v_wrong > 0 then
      raise exception 'slips of round % have lines that it does not return', p_round using errcode = 'PV003';
    end if;
    return v_count;
  end $$;

  -- Settles open slips of a drawn round, or gives those of a void one back: as many as ids are given for transactions. It
  -- answers the accounts of these slips; none when no slip is open or another gateway is settling the round. p_returns has
  -- what each selection of the round returns, in hundredths of the stake; p_result is merged into the detail of the bets.
  create function table_settle(
    p_round text, p_returns jsonb, p_result jsonb, p_subject jsonb, p_category text, p_share bigint, p_at timestamptz,
    p_ids text[]
  ) returns table (account text, member_id text, balance bigint)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
  #variable_conflict use_column
  declare
    v_state text;
    v_accounts text[];
    v_count int;
  begin
    -- guard: halted-book-settles-nothing
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;
    select state into v_state from table_rounds
      where id = p_round and state in ('drawn', 'void') and settled_at is null for no key update skip locked;
    if v_state is null then
      return;
    end if;

    v_accounts := array(select due.account from (
      select account from bets where round_id = p_round and state = 'open' order by id limit cardinality(p_ids)) as due);
    -- In the order of ledger_post, and all of them before the first row of the player protection.
    perform 1 from ledger_balances where account = any (v_accounts) order by account for update;
    if v_state = 'void' then
      v_count := table_return(p_round, p_subject, p_at, p_ids);
    else
      v_count := table_pay(p_round, p_returns, p_result, p_subject, p_category, p_share, p_at, p_ids);
    end if;

    if v_count < cardinality(p_ids) then
      update table_rounds set state = case v_state when 'void' then 'void' else 'settled' end, settled_at = p_at
        where id = p_round;
    end if;
    return query select b.account, b.member_id, b.balance from ledger_balances as b where b.account = any (v_accounts);
  end $$;

  -- Spends the nonce that drew a round; without a seed it does nothing. It waits for a concurrent round with the same nonce.
  create function fair_spend(p_seed text, p_nonce int) returns void language plpgsql as $$
  begin
    if p_seed is null then
      return;
    end if;
    -- guard: nonce-spent-once
    update fair_seeds set nonce = nonce + 1 where id = p_seed and nonce = p_nonce and state = 'active';
    if not found then
      raise exception 'the nonce is spent' using errcode = 'PV021';
    end if;
  end $$;

  -- Refuses a round of a member within p_ms of the last one of the same game; without p_ms it does nothing. It is called
  -- after ledger_post, whose locks put the rounds of a member in order, so it sees those that were settled meanwhile. p_from
  -- is the lowest id of p_at - p_ms: ids sort by their moment, so the index of a member's bets holds few rows above it.
  create function round_pace(p_member text, p_game text, p_at timestamptz, p_ms int, p_from text)
    returns void language plpgsql as $$
  declare
    v_last timestamptz;
    v_wait int;
  begin
    if p_ms is null then
      return;
    end if;
    select max(placed_at) into v_last from bets where member_id = p_member and id > p_from and game_code = p_game;
    v_wait := p_ms - (extract(epoch from p_at - v_last) * 1000)::int;
    -- guard: rounds-take-their-time
    if v_wait > 0 then
      raise exception 'too soon after the last round' using errcode = 'PV022', detail = jsonb_build_object('wait', v_wait)::text;
    end if;
  end $$;

  -- Adds to what the house may lose on the sides of a bet's legs, or with a negative sign takes it back. Called after the
  -- balances are locked, and in one order, so that two transactions never wait for each other.
  create function sport_expose(p_bets text[], p_sign int) returns void language plpgsql as $$
  begin
    insert into sport_exposure as e (market, side, shard, amount)
      select market, side, shard, sum(amount)::bigint * p_sign from (
        select l.event_id || ':' || l.market as market, split_part(l.selection, ':', 5) as side,
          (abs(hashtext(b.member_id)) % 8)::smallint as shard, b.exposure as amount
        from sport_bets b join sport_legs l on l.bet_id = b.id where b.id = any (p_bets)) as part
      group by market, side, shard order by market, side, shard
      on conflict (market, side, shard) do update set amount = e.amount + excluded.amount;
  end $$;

  create function sport_refuse(p_detail jsonb) returns void language plpgsql as $$
  begin
    raise exception 'the bet is refused' using errcode = 'PV041', detail = p_detail::text;
  end $$;

  -- Places a bet: stake, bet, legs. p_legs has for each leg n, event, overrides (that the caller knew), names, selection,
  -- market, price, asked, epoch, base and score. The event rows are locked until the end of the transaction: an override locks the
  -- same rows, so it waits for bets in flight, and a bet behind an override is refused with PV040.
  create function sport_place(
    p_owner text, p_key text, p_request_hash text, p_request text,
    p_bet text, p_member text, p_venue text, p_provider text, p_category text, p_subject jsonb, p_at timestamptz,
    p_decide_at timestamptz, p_sizes int[], p_bets int, p_unit bigint, p_consent jsonb, p_potential bigint,
    p_max_payout bigint, p_fingerprint text, p_is_confirmed boolean, p_market_limit bigint, p_event_limit bigint, p_legs jsonb
  ) returns table (replayed boolean, answer text) language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    v_stake bigint := p_unit * p_bets;
    v_profit bigint := greatest(p_potential - v_stake, 0);
    -- With auto-transfer off, the wallet of the venue pays.
    v_account text := (select case when auto_transfer then 'main:' || id else 'venue:' || p_venue || ':' || id end
      from members where id = p_member);
    v_leg record;
    v_used bigint;
    v_posted record;
  begin
    -- A repeated key answers its bet, also after the event.
    if not exists (select 1 from idempotency_keys as k where k.owner = p_owner and k.key = p_key) then
      perform 1 from sport_events where id in (select leg ->> 'event' from jsonb_array_elements(p_legs) as leg)
        -- guard: bet-locks-event
        order by id for share
      ;
      -- guard: bet-on-latest-overrides
      if exists (select 1 from jsonb_array_elements(p_legs) as leg where (leg ->> 'overrides')::int <> (
        select coalesce(max(seq), 0) from sport_overrides o where o.event_id = leg ->> 'event')) then
        raise exception 'an event has further overrides' using errcode = 'PV040';
      end if;
      for v_leg in
        select leg ->> 'event' as event, leg ->> 'selection' as selection, leg ->> 'market' as market,
          split_part(leg ->> 'selection', ':', 5) as side
        from jsonb_array_elements(p_legs) as leg
      loop
        -- guard: no-bet-on-settled-event
        if exists (select 1 from sport_events where id = v_leg.event and settled_at is not null) then
          perform sport_refuse(jsonb_build_object('reason', 'leg-ended', 'selection', v_leg.selection));
        end if;
        select coalesce(sum(amount), 0) into v_used from sport_exposure
          where market = v_leg.event || ':' || v_leg.market and side = v_leg.side;
        -- guard: market-limit
        if v_used + v_profit > p_market_limit then
          perform sport_refuse(jsonb_build_object('reason', 'market-limit', 'selection', v_leg.selection,
            'room', greatest(p_market_limit - v_used, 0)::text));
        end if;
        select coalesce(sum(b.exposure), 0) into v_used from sport_bets b
          where b.member_id = p_member and b.state in ('pending', 'open')
            and exists (select 1 from sport_legs l where l.bet_id = b.id and l.event_id = v_leg.event);
        -- guard: event-limit
        if v_used + v_profit > p_event_limit then
          perform sport_refuse(jsonb_build_object('reason', 'event-limit', 'selection', v_leg.selection,
            'room', greatest(p_event_limit - v_used, 0)::text));
        end if;
      end loop;
    end if;

    select posted.replayed, posted.answer into v_posted from ledger_post(
      p_member, p_owner, p_key, p_request_hash, '{}', p_bet, 'sport', p_bet, p_subject, p_at, null, null, 0,
      array[v_account, 'stake:' || p_member], array['stake', 'held'], array[-v_stake, v_stake]) as posted;
    -- guard: repeated-key-writes-no-sport-bet
    if not v_posted.replayed then
      -- guard: repeated-bet-confirmed
      if not p_is_confirmed and exists (select 1 from sport_bets where member_id = p_member and fingerprint = p_fingerprint
        and state <> 'refused' and placed_at > p_at - interval '10 seconds') then
        perform sport_refuse(jsonb_build_object('reason', 'looks-repeated'));
      end if;
      insert into sport_bets (id, member_id, provider, account, request_id, state, category, subject, sizes, bets, unit,
          unit_open, consent, potential, max_payout, exposure, fingerprint, placed_at, decide_at, decided_at)
        values (p_bet, p_member, p_provider, v_account, p_request,
          case when p_decide_at is null then 'open' else 'pending' end, p_category, p_subject, p_sizes, p_bets, p_unit,
          p_unit, p_consent, p_potential, p_max_payout, v_profit, p_fingerprint, p_at, p_decide_at,
          case when p_decide_at is null then p_at end);
      insert into sport_legs (bet_id, member_id, n, event_id, selection, market, event, asked_price, price, epoch, base, score)
        select p_bet, p_member, leg.n, leg.event, leg.selection, leg.market, leg.names, leg.asked, leg.price, leg.epoch, leg.base,
          leg.score
        from jsonb_to_recordset(p_legs) as leg (n int, event text, selection text, market text, names jsonb, asked int,
          price int, epoch int, base int, score jsonb);
      perform sport_expose(array[p_bet], 1);
    end if;
    return query select v_posted.replayed, v_posted.answer;
  end $$;

  -- Locks the balances of bets in the order of ledger_post, and all of them before the first row of the player protection.
  create function sport_lock(p_bets text[]) returns void language plpgsql as $$
  begin
    perform 1 from ledger_balances where account in (
      select account from sport_bets where id = any (p_bets)
      union select 'stake:' || member_id from sport_bets where id = any (p_bets)) order by account for update;
  end $$;

  -- Accepts or refuses pending bets. p_decisions has for each bet its id, the reason of a refusal, and otherwise the
  -- potential payout and the legs with n, price, epoch, base and score. The caller holds the rows of the bets.
  create function sport_decide(p_decisions jsonb, p_at timestamptz) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    v record;
    v_refused text[] := '{}';
  begin
    -- guard: halted-book-decides-no-bet
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;
    perform sport_lock(array(select each ->> 'bet' from jsonb_array_elements(p_decisions) as each));
    for v in
      select b.id, b.member_id, b.account, b.stake, b.subject, b.placed_at, d.reason, d.potential, d.legs, d.transaction
      from jsonb_to_recordset(p_decisions) as d (bet text, transaction text, reason jsonb, potential bigint, legs jsonb)
        join sport_bets b on b.id = d.bet
      -- guard: bet-decided-once
      where b.state = 'pending'
      order by b.id
    loop
      if v.reason is null then
        update sport_legs l set price = d.price, epoch = d.epoch, base = d.base, score = d.score
          from jsonb_to_recordset(v.legs) as d (n int, price int, epoch int, base int, score jsonb)
          where l.bet_id = v.id and l.n = d.n;
        update sport_bets set state = 'open', decided_at = p_at, potential = v.potential where id = v.id;
      else
        perform ledger_post(v.member_id, null, null, null, '{}', v.transaction, 'sport', v.id, v.subject, p_at, v.placed_at, null, 0,
          array['stake:' || v.member_id, v.account], array['held', 'stake'], array[-v.stake, v.stake]);
        update sport_bets set state = 'refused', decided_at = p_at, reason = v.reason, payout = v.stake where id = v.id;
        update sport_legs set settled_rev = result_rev where bet_id = v.id;
        v_refused := v_refused || v.id;
      end if;
    end loop;
    perform sport_expose(v_refused, -1);
  end $$;

  -- Adds turnover of a bet that posts nothing to the wallet of its member.
  create function sport_count(p_member text, p_category text, p_turnover bigint, p_at timestamptz) returns void
  language plpgsql as $$
  begin
    if p_turnover > 0 then
      perform turnover_count(p_member, p_category, p_turnover,
        play_gate(p_member, p_at, 0, 0, null, p_turnover, false), p_at);
    end if;
  end $$;

  -- Settles bets, again after a correction. p_settlements has for each bet its id, the revision before, the open unit that
  -- the payout is for, state, payout, turnover, and an id for the transaction. A bet that changed meanwhile, or that
  -- another gateway holds, is left out. Answers the accounts that were credited or debited.
  create function sport_settle(p_settlements jsonb, p_at timestamptz)
    returns table (account text, member_id text, balance bigint)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
  #variable_conflict use_column
  declare
    v record;
    v_due text[];
    v_ended text[] := '{}';
    v_change bigint;
    v_taken bigint;
    v_off bigint;
    v_missing bigint;
    v_turnover bigint;
    v_entries jsonb;
  begin
    -- The ledger would refuse it too, after all locks.
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;
    v_due := array(
      select b.id from sport_bets b join jsonb_to_recordset(p_settlements) as s (bet text, rev int, "unitOpen" bigint)
        on s.bet = b.id
      where b.rev = s.rev
        -- guard: settled-for-open-stake
        and b.unit_open = s."unitOpen"
        -- guard: only-open-sport-bets-settled
        and b.state in ('open', 'settled', 'void')
      order by b.id for update of b skip locked);
    perform sport_lock(v_due);
    for v in
      select b.id, b.member_id, b.account, b.category, b.subject, b.placed_at, b.state as before, b.stake_open, b.cashed,
        b.payout as paid, b.rev, s.state, s.payout, s.turnover, s.transaction
      from jsonb_to_recordset(p_settlements) as s (bet text, state text, payout bigint, turnover bigint, transaction text)
        join sport_bets b on b.id = s.bet
      where b.id = any (v_due) order by b.id
    loop
      v_change := v.cashed + v.payout - v.paid;
      v_off := 0;
      select coalesce(sum(s.written_off), 0) into v_missing from sport_settlements s where s.bet_id = v.id;
      -- What was written off for the bet is made up for first: the member never paid it.
      -- guard: written-off-is-made-up-for
      if v_change > 0 then v_off := -least(v_change, v_missing); end if;
      v_taken := v_change + v_off;
      -- Turnover only grows.
      v_turnover := greatest(v.turnover - (
        select coalesce(max(s.turnover), 0) from sport_settlements s where s.bet_id = v.id), 0);
      if v_change < 0 then
        -- What the member no longer has is written off.
        v_taken := -least(-v_change, (select b.balance from ledger_balances b where b.account = v.account));
        v_off := v_taken - v_change;
      end if;
      if v.before = 'open' and v.state = 'void' and v.cashed = 0 then
        -- Given back whole: it counts as if it had not been staked.
        v_entries := jsonb_build_array(
          jsonb_build_array('stake:' || v.member_id, 'held', -v.stake_open),
          jsonb_build_array(v.account, 'stake', v.stake_open));
      else
        v_entries := (select coalesce(jsonb_agg(entry), '[]') from (values
          (jsonb_build_array('stake:' || v.member_id, 'held', case v.before when 'open' then -v.stake_open else 0 end)),
          (jsonb_build_array('house:games', 'held', case v.before when 'open' then v.stake_open else 0 end)),
          (jsonb_build_array('house:games', 'payout', -v_change)),
          (jsonb_build_array('house:adjustments', 'adjustment', -v_off)),
          (jsonb_build_array(v.account, 'payout', v_taken))) as e (entry)
          where (entry ->> 2)::bigint <> 0);
      end if;
      if jsonb_array_length(v_entries) > 0 then
        perform ledger_post(v.member_id, null, null, null, '{}', v.transaction, 'sport', v.id, v.subject, p_at,
          case when v_entries -> 1 ->> 1 = 'stake' then v.placed_at end, v.category, v_turnover,
          array(select e ->> 0 from jsonb_array_elements(v_entries) with ordinality as x (e, o) order by o),
          array(select e ->> 1 from jsonb_array_elements(v_entries) with ordinality as x (e, o) order by o),
          array(select (e ->> 2)::bigint from jsonb_array_elements(v_entries) with ordinality as x (e, o) order by o));
      end if;
      -- Without an entry of the wallet the ledger counts no turnover.
      if v_taken = 0 then
        perform sport_count(v.member_id, v.category, v_turnover, p_at);
      end if;
      insert into sport_settlements (bet_id, member_id, rev, payout, written_off, turnover, state, at)
        values (v.id, v.member_id, v.rev + 1, v.payout, v_off, v.turnover, v.state, p_at);
      update sport_legs set settled_rev = result_rev where bet_id = v.id;
      update sport_bets b set state = v.state, payout = v.cashed + v.payout, rev = v.rev + 1, settled_at = p_at,
        turnover = b.turnover + v_turnover where b.id = v.id;
      if v.before = 'open' then
        v_ended := v_ended || v.id;
      end if;
    end loop;
    -- guard: settled-bet-exposes-nothing
    perform sport_expose(v_ended, -1);
    return query select b.account, b.member_id, b.balance from ledger_balances as b
      where b.account in (select s.account from sport_bets s where s.id = any (v_due));
  end $$;

  -- Pays a cash-out, or refuses it when the bet was settled meanwhile. The caller holds the row of the bet.
  create function sport_pay_cash_out(p_cash_out text, p_transaction text, p_turnover bigint, p_at timestamptz)
    returns void language plpgsql as $$
  declare
    c sport_cash_outs%rowtype;
    b sport_bets%rowtype;
  begin
    select * into c from sport_cash_outs where id = p_cash_out for update;
    -- guard: cash-out-paid-once
    if c.state <> 'pending' then
      return;
    end if;
    select * into b from sport_bets where id = c.bet_id;
    -- guard: cash-out-of-open-bet
    if b.state <> 'open' or b.unit_open < c.unit then
      update sport_cash_outs set state = 'refused', reason = 'settled', decided_at = p_at where id = c.id;
      return;
    end if;
    perform ledger_post(b.member_id, null, null, null, '{}', p_transaction, 'sport', b.id, b.subject, p_at, null, b.category, p_turnover,
      array['stake:' || b.member_id, 'house:games', 'house:games', b.account], array['held', 'held', 'payout', 'payout'],
      array[-c.unit * b.bets, c.unit * b.bets, -c.amount, c.amount]);
    update sport_cash_outs set state = 'paid', decided_at = p_at where id = c.id;
    -- The rest of the stake exposes its part.
    perform sport_expose(array[b.id], -1);
    update sport_bets set unit_open = b.unit_open - c.unit, cashed = b.cashed + c.amount, payout = b.payout + c.amount,
      -- guard: cashed-part-exposes-nothing
      exposure = b.exposure * (b.unit_open - c.unit) / b.unit_open,
      turnover = b.turnover + p_turnover, state = case when b.unit_open = c.unit then 'cashed-out' else 'open' end,
      settled_at = case when b.unit_open = c.unit then p_at end
      where id = b.id;
    perform sport_expose(array[b.id], 1);
    if b.unit_open = c.unit then
      update sport_legs set settled_rev = result_rev where bet_id = b.id;
    end if;
  end $$;

  -- Takes the order to cash a part of a bet out: paid at once, or when p_decide_at has come. A repeated request answers its
  -- cash-out; of another quote it is refused with PV002. PV042: the open stake is not the one of the quote. p_overrides has the
  -- overrides by event that the caller knew: one that is paid at once locks the events as a bet does, and behind an override it
  -- is refused with PV040.
  create function sport_cash_out(
    p_cash_out text, p_member text, p_request text, p_request_hash text, p_bet text, p_unit_open bigint, p_unit bigint,
    p_amount bigint, p_turnover bigint, p_at timestamptz, p_decide_at timestamptz, p_transaction text,
    -- Gateways of the version before give none.
    p_overrides jsonb default '{}'
  ) returns text language plpgsql as $$
  declare
    v_id text;
    v_hash text;
  begin
    -- guard: halted-book-cashes-nothing-out
    if exists (select 1 from ledger_halt) then
      raise exception 'the book is halted' using errcode = 'PV004';
    end if;
    -- Written again for the reason in ledger_post.
    update sport_cash_outs set request_hash = request_hash where member_id = p_member and request_id = p_request
      returning id, request_hash into v_id, v_hash;
    if v_id is not null then
      -- guard: cash-out-key-of-one-request
      if v_hash <> p_request_hash then raise exception 'request id reused' using errcode = 'PV002'; end if;
      return v_id;
    end if;
    if p_decide_at <= p_at then
      perform 1 from sport_events where id in (select event from jsonb_object_keys(p_overrides) as event)
        -- guard: cash-out-locks-event
        order by id for share
      ;
      -- guard: cash-out-on-latest-overrides
      if exists (select 1 from jsonb_each_text(p_overrides) as known where known.value::int <> (
        select coalesce(max(seq), 0) from sport_overrides o where o.event_id = known.key)) then
        raise exception 'an event has further overrides' using errcode = 'PV040';
      end if;
    end if;
    perform 1 from sport_bets where id = p_bet
      -- guard: cash-out-of-own-bet
      and member_id = p_member
      and state = 'open'
      -- guard: cash-out-of-quoted-stake
      and unit_open = p_unit_open
      for update;
    if not found then
      -- The same request may have been paid meanwhile.
      select id into v_id from sport_cash_outs
        where member_id = p_member and request_id = p_request and request_hash = p_request_hash;
      if v_id is not null then
        return v_id;
      end if;
      raise exception 'the bet has another open stake' using errcode = 'PV042';
    end if;
    insert into sport_cash_outs (id, bet_id, member_id, request_id, request_hash, unit, amount, state, at, decide_at)
      values (p_cash_out, p_bet, p_member, p_request, p_request_hash, p_unit, p_amount, 'pending', p_at, p_decide_at)
      on conflict do nothing;
    if not found then
      select id into v_id from sport_cash_outs where member_id = p_member and request_id = p_request;
      if v_id is not null then
        return v_id;
      end if;
      raise exception 'a cash-out waits' using errcode = 'PV043';
    end if;
    if p_decide_at <= p_at then
      perform sport_pay_cash_out(p_cash_out, p_transaction, p_turnover, p_at);
    end if;
    return p_cash_out;
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

/** A column that a limit needs, as `alter table` adds it. */
interface LimitColumn {
  readonly table: 'member_play' | 'protection_settings';
  readonly name: string;
  readonly type: string;
}

const limitColumns: readonly LimitColumn[] = [
  ...limitSpans.map((span): LimitColumn => ({ table: 'member_play', name: span, type: 'date' })),
  ...gateSumLimits.map(
    ({ counted }): LimitColumn => ({
      table: 'member_play',
      name: counted,
      type: 'bigint not null default 0',
    }),
  ),
  ...stakeLimits.flatMap(({ limit, cap }): LimitColumn[] => [
    { table: 'member_play', name: limit, type: 'bigint' },
    { table: 'protection_settings', name: cap, type: 'bigint' },
  ]),
];

/** Adds the columns that limits need and the tables lack, so that a new kind or span of limits needs no migration for them. */
const addLimitColumns = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name in ('member_play', 'protection_settings')`.execute(
    db,
  );
  const known = new Set(rows.map(({ column }) => column));
  for (const { table, name, type } of limitColumns) {
    if (known.has(`${table}.${name}`)) continue;
    await sql`alter table ${sql.table(table)} add column ${sql.id(name)} ${sql.raw(type)}`.execute(db);
  }
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
    await addLimitColumns(transaction);
    await sql.raw(functions).execute(transaction);
    await transaction
      .insertInto('applied_functions')
      .values({ digest })
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ digest }))
      .execute();
  });
};

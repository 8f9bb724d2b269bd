import { type Migration, sql } from 'kysely';

/**
 * Everything about a member's money beyond deposits and bets: wallets of venues, coins, what money is paid out to,
 * withdrawals, turnover and rebates, and the switch that stops all money when the book is not sound.
 *
 * SQLSTATE PV004 of `ledger_post`: the book is halted, nothing moves.
 */
export const money: Migration = {
  async up(db) {
    await sql`
      alter table members add column auto_transfer boolean not null default true;

      create index ledger_balances_of_member on ledger_balances (member_id);
      insert into ledger_balances (account, member_id) select 'coins:' || id, id from members;
      alter table ledger_entries add constraint ledger_entry_account
        -- guard: check-account-kind
        check (account ~ '^((main|locked|coins):[^:]+|venue:[^:]+:[^:]+|house:[a-z]+)$');
      alter table ledger_entries add constraint ledger_entry_not_huge
        -- guard: check-entry-not-huge
        check (amount between -1000000000000000 and 1000000000000000);
      alter table deposit_orders add constraint deposit_not_huge check (amount <= 1000000000000000);

      create table ledger_halt (
        only_one boolean primary key default true check (only_one),
        at timestamptz not null,
        findings jsonb not null
      );

      create table member_security (
        member_id text primary key references members (id),
        real_name text,
        real_name_state text not null default 'none'
          check (real_name_state in ('none', 'pending', 'passed', 'refused')),
        real_name_reason jsonb,
        real_name_review_at timestamptz,
        payment_hash text,
        payment_failures int not null default 0,
        payment_locked_until timestamptz,
        check ((real_name_state = 'none') = (real_name is null))
      );
      create index real_names_pending on member_security (real_name_review_at) where real_name_state = 'pending';

      create table payout_accounts (
        id text primary key,
        member_id text not null references members (id),
        kind text not null check (kind in ('bank', 'coin', 'ebpay', 'koipay', 'alipay', 'wechat', 'digital')),
        title jsonb not null,
        number text not null,
        owner text,
        is_default boolean not null,
        bound_at timestamptz not null,
        usable_at timestamptz not null check (usable_at >= bound_at),
        removed_at timestamptz
      );
      create unique index payout_accounts_once on payout_accounts (kind, number) where removed_at is null;
      create unique index payout_accounts_default on payout_accounts (member_id)
        where is_default and removed_at is null;
      create index payout_accounts_of_member on payout_accounts (member_id);

      create table withdrawal_orders (
        id text primary key,
        member_id text not null references members (id),
        account_id text not null references payout_accounts (id),
        amount bigint not null check (amount between 1 and 1000000000000000),
        fee bigint not null check (fee >= 0 and fee < amount),
        state text not null check (state in ('requested', 'reviewed', 'paid', 'refused', 'cancelled')),
        requested_at timestamptz not null,
        reviewed_at timestamptz,
        ended_at timestamptz,
        reason jsonb,
        review_at timestamptz,
        pay_at timestamptz,
        check ((state in ('paid', 'refused', 'cancelled')) = (ended_at is not null)),
        check (state not in ('reviewed', 'paid') or reviewed_at is not null)
      );
      create index withdrawal_orders_of_member on withdrawal_orders (member_id, id desc);
      create index withdrawal_orders_open on withdrawal_orders (requested_at)
        where state in ('requested', 'reviewed');

      alter table bets add column turnover bigint not null default 0 check (turnover >= 0);
      update bets set turnover = stake where state = 'settled';

      create table turnover_totals (
        member_id text primary key references members (id),
        total bigint not null default 0 check (total >= 0)
      );
      create table turnover_by_category (
        member_id text not null references members (id),
        category text not null,
        total bigint not null check (total >= 0),
        rebated bigint not null default 0 check (rebated between 0 and total),
        primary key (member_id, category)
      );
      create table turnover_requirements (
        id text primary key,
        member_id text not null references members (id),
        cause text not null check (cause in ('deposit', 'bonus', 'adjustment')),
        reference text not null,
        subject jsonb not null,
        amount bigint not null check (amount > 0),
        multiple int not null check (multiple > 0),
        starts bigint not null check (starts >= 0),
        ends bigint not null check (ends > starts),
        at timestamptz not null,
        done_at timestamptz,
        lifted_at timestamptz,
        -- guard: turnover-once-per-credit
        unique (cause, reference)
      );
      create index turnover_requirements_of_member on turnover_requirements (member_id, id desc);
      create index turnover_requirements_open on turnover_requirements (member_id, ends)
        where done_at is null and lifted_at is null;
      insert into turnover_totals (member_id, total)
        select m.id, coalesce(sum(b.turnover), 0) from members m left join bets b on b.member_id = m.id group by m.id;
      insert into turnover_by_category (member_id, category, total)
        select b.member_id, g.category, sum(b.turnover) from bets b join games g on g.code = b.game_code
        group by 1, 2;

      create table rebate_claims (
        id text primary key,
        member_id text not null references members (id),
        turnover bigint not null check (turnover > 0),
        amount bigint not null check (amount > 0),
        coins bigint not null check (coins >= 0),
        at timestamptz not null
      );

      -- Counts the turnover of a settled bet. Requirements are stretches of one sum that only grows, so that the oldest
      -- is filled first without looking at any of them.
      create function turnover_accrue(p_member text, p_category text, p_amount bigint, p_at timestamptz)
        returns void language plpgsql as $$
      declare
        v_total bigint;
      begin
        if p_amount = 0 then
          return;
        end if;
        insert into turnover_totals as t (member_id, total) values (p_member, p_amount)
          on conflict (member_id) do update set total = t.total + excluded.total returning t.total into v_total;
        insert into turnover_by_category as t (member_id, category, total) values (p_member, p_category, p_amount)
          on conflict (member_id, category) do update set total = t.total + excluded.total;
        update turnover_requirements set done_at = p_at
          where member_id = p_member and done_at is null and lifted_at is null and ends <= v_total;
      end $$;

      -- Adds a requirement behind those that are open. A member who has less than p_dust left of all their money has played
      -- it away: what was required for it is lifted.
      create function turnover_require(
        p_id text, p_member text, p_cause text, p_reference text, p_subject jsonb,
        p_amount bigint, p_multiple int, p_dust bigint, p_at timestamptz
      ) returns void language plpgsql as $$
      declare
        v_total bigint;
        v_start bigint;
      begin
        insert into turnover_totals (member_id) values (p_member) on conflict do nothing;
        select total into v_total from turnover_totals where member_id = p_member for update;
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

      create or replace function ledger_post(
        p_owner text, p_key text, p_request_hash text, p_answer jsonb,
        p_id text, p_kind text, p_reference text, p_subject jsonb, p_at timestamptz,
        p_accounts text[], p_kinds text[], p_amounts bigint[]
      ) returns table (replayed boolean, answer text) language plpgsql as $$
      declare
        v_stored idempotency_keys%rowtype;
        v_balance bigint;
        v_balances jsonb := '{}';
        v_answer text;
      begin
        if p_key is not null then
          insert into idempotency_keys (owner, key, request_hash, created_at)
            values (p_owner, p_key, p_request_hash, p_at) on conflict do nothing;
          if not found then
            select * into v_stored from idempotency_keys as k where k.owner = p_owner and k.key = p_key;
            if v_stored.request_hash <> p_request_hash then
              raise exception 'idempotency key reused' using errcode = 'PV002';
            end if;
            return query select true, v_stored.answer;
            return;
          end if;
        end if;

        if exists (select 1 from ledger_halt) then
          raise exception 'the book is halted' using errcode = 'PV004';
        end if;

        -- Money and coins sum to zero apart: one never turns into the other.
        if cardinality(p_amounts) < 2 or exists (
          select 1 from unnest(p_accounts, p_amounts) as entry (account, amount)
          group by entry.account like 'coins:%' or entry.account = 'house:coins' having sum(entry.amount) <> 0
        ) then
          raise exception 'entries do not sum to zero' using errcode = 'PV003';
        end if;

        -- Sorted, so that two transactions over the same accounts never wait for each other.
        perform 1 from ledger_balances where account = any (p_accounts) order by account for update;

        insert into ledger_transactions (id, kind, reference, subject, at)
          values (p_id, p_kind, p_reference, p_subject, p_at);
        for i in 1 .. cardinality(p_amounts) loop
          v_balance := null;
          if p_accounts[i] not like 'house:%' then
            update ledger_balances set balance = balance + p_amounts[i]
              where account = p_accounts[i] and balance + p_amounts[i] >= 0
              returning balance into v_balance;
            if v_balance is null then
              -- A venue's wallet that was never opened holds nothing.
              if p_accounts[i] like 'venue:%' and p_amounts[i] < 0
                or exists (select 1 from ledger_balances where account = p_accounts[i]) then
                raise exception 'insufficient balance' using errcode = 'PV001';
              end if;
              raise exception 'unknown account %', p_accounts[i] using errcode = 'PV003';
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
    `.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/**
 * Double entry, append only. Accounts of members keep a balance row that its transactions lock; house accounts
 * (`house:…`) keep none, since everybody would wait for it: their balance is the sum of their entries.
 *
 * SQLSTATEs of `ledger_post`: PV001 a balance would become negative; PV002 the idempotency key was used for another
 * request; PV003 the entries do not make a transaction.
 */
export const ledger: Migration = {
  async up(db) {
    await sql`
      create table ledger_balances (
        account text primary key check (account not like 'house:%'),
        member_id text not null references members (id),
        balance bigint not null default 0
          -- guard: check-balance-not-negative
          constraint ledger_balance_not_negative check (balance >= 0)
      );

      create table ledger_transactions (
        id text primary key,
        kind text not null,
        reference text not null,
        subject jsonb not null,
        at timestamptz not null
      );

      create table ledger_entries (
        seq bigint generated always as identity primary key,
        transaction_id text not null references ledger_transactions (id),
        account text not null,
        kind text not null,
        amount bigint not null check (amount <> 0),
        balance_after bigint check (balance_after >= 0),
        at timestamptz not null,
        check ((account like 'house:%') = (balance_after is null))
      );
      create index ledger_entries_of_account on ledger_entries (account, seq desc);
      create index ledger_entries_of_transaction on ledger_entries (transaction_id);

      create table idempotency_keys (
        owner text not null,
        key text not null,
        request_hash text not null,
        answer text,
        created_at timestamptz not null,
        primary key (owner, key)
      );

      create function ledger_is_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'the ledger is append only';
      end $$;
      create trigger append_only before update or delete on ledger_transactions
        for each row execute function ledger_is_append_only();
      -- guard: ledger-append-only
      create trigger append_only before update or delete on ledger_entries for each row execute function ledger_is_append_only();

      create function ledger_post(
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

        if cardinality(p_amounts) < 2 or (select sum(amount) from unnest(p_amounts) as amount) <> 0 then
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
              if exists (select 1 from ledger_balances where account = p_accounts[i]) then
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

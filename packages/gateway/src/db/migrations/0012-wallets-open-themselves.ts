import { type Migration, sql } from 'kysely';

/**
 * The first money that comes to a venue's wallet opens it, within the transaction that brings it: a transfer is one round
 * trip, and needs no other statement before.
 */
export const walletsOpenThemselves: Migration = {
  async up(db) {
    await sql`
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
          group by entry.account like 'coins:%' or entry.account = 'house:coins'
          having sum(entry.amount) <> 0
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
              where account = p_accounts[i]
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
    `.execute(db);
  },
};

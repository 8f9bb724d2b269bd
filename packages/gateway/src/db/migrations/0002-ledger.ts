import { type Migration, sql } from 'kysely';

/**
 * Double entry, append only. Accounts of members keep a balance row that its transactions lock; house accounts
 * (`house:…`) have none, because every transaction would wait for its row: their balance is the sum of their entries.
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
    `.execute(db);
  },
};

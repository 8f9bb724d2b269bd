import { type Migration, sql } from 'kysely';

export const cashier: Migration = {
  async up(db) {
    await sql`
      create table deposit_channels (
        code text primary key,
        kind text not null,
        rank int not null,
        name jsonb not null,
        note jsonb not null,
        min_amount bigint not null check (min_amount > 0),
        max_amount bigint not null check (max_amount >= min_amount),
        quick_amounts jsonb not null,
        needs_payer_name boolean not null,
        recommended boolean not null,
        enabled boolean not null default true,
        payee jsonb not null
      );

      create table deposit_orders (
        id text primary key,
        member_id text not null references members (id),
        channel_code text not null references deposit_channels (code),
        amount bigint not null check (amount > 0),
        payer_name text,
        state text not null check (state in ('pending', 'paid', 'expired', 'cancelled')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        pay_at timestamptz,
        paid_at timestamptz,
        check ((state = 'paid') = (paid_at is not null))
      );
      create index deposit_orders_of_member on deposit_orders (member_id, id desc);
      create index deposit_orders_pending on deposit_orders (created_at) where state = 'pending';
    `.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/** The mall: gifts for coins, their orders, and addresses for goods. */
export const mall: Migration = {
  async up(db) {
    await sql`
      create table mall_gifts (
        id text primary key,
        version int not null default 1,
        kind text not null check (kind in ('goods', 'cash')),
        rank int not null,
        title jsonb not null,
        picture text not null,
        price bigint not null check (price > 0),
        money bigint check (money > 0),
        -- guard: check-stock-not-negative
        stock int not null check (stock >= 0),
        per_month int not null check (per_month > 0),
        min_vip_level int not null default 0,
        on_sale boolean not null default true,
        check ((kind = 'cash') = (money is not null))
      );

      create table mall_orders (
        id text primary key,
        member_id text not null references members (id),
        gift_id text not null references mall_gifts (id),
        version int not null,
        kind text not null check (kind in ('goods', 'cash')),
        title jsonb not null,
        picture text not null,
        quantity int not null check (quantity > 0),
        coins bigint not null check (coins > 0),
        money bigint check (money > 0),
        state text not null
          check (state in ('placed', 'packing', 'shipped', 'received', 'cancelled', 'refused')),
        address jsonb,
        tracking text,
        reason jsonb,
        at timestamptz not null,
        packed_at timestamptz,
        shipped_at timestamptz,
        ended_at timestamptz,
        check ((state in ('received', 'cancelled', 'refused')) = (ended_at is not null)),
        check ((kind = 'cash') = (money is not null))
      );
      create index mall_orders_of_member on mall_orders (member_id, id desc);
      create index mall_orders_open on mall_orders (at) where ended_at is null;
      create index mall_orders_with_address on mall_orders (ended_at) where address is not null;

      create table addresses (
        id text primary key,
        member_id text not null references members (id),
        name text not null,
        phone text not null,
        region text not null,
        detail text not null,
        is_default boolean not null
      );
      create unique index addresses_default on addresses (member_id) where is_default;
      create index addresses_of_member on addresses (member_id, id desc);
    `.execute(db);
  },
};

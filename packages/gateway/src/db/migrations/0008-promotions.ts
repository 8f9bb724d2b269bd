import { type Migration, sql } from 'kysely';

/** Floating icons, pop-ups, download terminals, dividends and the encrypted JSON cache. */
export const promotions: Migration = {
  async up(db) {
    await sql`
      create table floating_icons (
        id text primary key,
        display_equipment text not null,
        rank int not null,
        title jsonb not null,
        href text not null,
        scene text not null
      );

      create table pop_ups (
        id text primary key,
        audience text not null check (audience in ('visitor', 'member', 'all')),
        rank int not null,
        title jsonb not null,
        body jsonb not null,
        call_to_action jsonb not null,
        href text not null,
        scene text not null
      );

      create table web_terminals (
        id text primary key,
        kind text not null,
        rank int not null,
        name jsonb not null,
        note jsonb not null,
        href text not null
      );

      create table support_contacts (
        id text primary key,
        rank int not null,
        name jsonb not null,
        href text not null
      );

      create table dividends (
        id text primary key,
        member_id text not null references members (id),
        title jsonb not null,
        amount bigint not null check (amount > 0),
        granted_at timestamptz not null,
        claimed_at timestamptz
      );
      create index dividends_waiting on dividends (member_id) where claimed_at is null;

      create table json_cache (
        key text not null,
        device_id text not null,
        data text not null,
        expires_at timestamptz not null,
        primary key (key, device_id)
      );
      create index json_cache_expiry on json_cache (expires_at);
    `.execute(db);
  },
};

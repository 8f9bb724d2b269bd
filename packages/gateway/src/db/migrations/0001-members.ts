import { type Migration, sql } from 'kysely';

export const members: Migration = {
  async up(db) {
    await sql`
      create table agents (code text primary key, name text not null);

      create table members (
        id text primary key,
        account text not null,
        account_key text not null unique,
        password_hash text not null,
        phone text,
        nickname text not null,
        vip_level int not null default 0,
        invite_code text not null unique,
        inviter_id text references members (id),
        agent_code text references agents (code),
        invite_kind text,
        invite_bet text,
        blocked boolean not null default false,
        registered_at timestamptz not null,
        last_login_at timestamptz,
        check (inviter_id <> id)
      );

      create table sessions (
        token_hash text primary key,
        member_id text not null references members (id),
        device_id text not null,
        address text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_code int
      );
      create index sessions_of_member on sessions (member_id);

      create table login_attempts (key text primary key, window_start timestamptz not null, failures int not null);
      create table blocked_devices (device_id text primary key);
      create table restricted_addresses (address text primary key);
    `.execute(db);
  },
};

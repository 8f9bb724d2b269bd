import { type Migration, sql } from 'kysely';

/** The operator's console: accounts, sessions, acts, and acts that wait for a second person. */
export const operator: Migration = {
  async up(db) {
    await sql`
      create table operators (
        id text primary key,
        -- In lower case.
        name text not null unique,
        -- Members see it under the answers of support.
        title text not null,
        roles text[] not null,
        -- Both null until the first login.
        password_hash text,
        totp_secret text,
        -- The time step of the last accepted code: no code counts twice.
        totp_step bigint,
        -- Of the first login: the hash of its code, and the secret that it offers.
        setup_hash text,
        setup_expires_at timestamptz,
        setup_secret text,
        disabled_at timestamptz,
        at timestamptz not null,
        last_login_at timestamptz,
        check ((password_hash is null) = (totp_secret is null)),
        check ((setup_hash is null) = (setup_expires_at is null))
      );

      create table operator_sessions (
        token_hash text primary key,
        operator_id text not null references operators (id),
        at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index operator_sessions_of on operator_sessions (operator_id);

      create table operator_acts (
        id text primary key,
        at timestamptz not null,
        -- Null: a command on the machine of the gateway.
        operator_id text references operators (id),
        operator_name text not null,
        -- A name of the console's contract.
        call text not null,
        subject_kind text not null,
        subject text not null,
        before jsonb,
        after jsonb,
        note text,
        -- The request that this act confirmed.
        request_id text
      );
      create index operator_acts_of_subject on operator_acts (subject_kind, subject, id desc);
      create index operator_acts_of_operator on operator_acts (operator_id, id desc);

      create function operator_acts_are_final() returns trigger language plpgsql as $$
      begin
        raise exception 'acts of operators are final' using errcode = 'PV030';
      end $$;
      -- guard: operator-acts-append-only
      create trigger append_only before update or delete on operator_acts for each row execute function operator_acts_are_final();
      create trigger no_truncate before truncate on operator_acts
        for each statement execute function operator_acts_are_final();

      create table operator_requests (
        id text primary key,
        call text not null,
        request jsonb not null,
        subject_kind text not null,
        subject text not null,
        -- What the confirming person sees.
        facts jsonb not null,
        asked_by text not null references operators (id),
        asked_at timestamptz not null,
        state text not null check (state in ('asked', 'confirmed', 'declined', 'withdrawn')),
        decided_by text references operators (id),
        decided_at timestamptz,
        reason text,
        check ((state = 'asked') = (decided_by is null and decided_at is null)),
        check ((state = 'withdrawn') is not true or decided_by = asked_by),
        -- guard: four-eyes-of-two-persons
        check (state not in ('confirmed', 'declined') or decided_by <> asked_by)
      );
      -- guard: one-open-request-of-subject
      create unique index operator_requests_open on operator_requests (call, subject) where state = 'asked';

      -- Who answers the thread; the automatic agent of the sandbox is silent in it then.
      alter table threads add column operator_id text references operators (id);
    `.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/** Challenges before a login or a password reset. Answers and reset tickets are stored hashed. */
export const challenges: Migration = {
  async up(db) {
    await sql`
      create table login_risks (
        member_id text primary key references members (id),
        code int not null,
        answer_hash text,
        locked_until timestamptz
      );

      create table challenges (
        id text primary key,
        purpose text not null check (purpose in ('login', 'password')),
        member_id text references members (id),
        device_id text not null,
        kind text not null,
        channel text,
        destination text,
        question text,
        target int,
        answer_hash text,
        attempts int not null default 0,
        sent_at timestamptz,
        expires_at timestamptz not null
      );
      create index challenges_of_member on challenges (member_id, device_id);
      create index challenges_expiry on challenges (expires_at);

      create table reset_tickets (
        ticket_hash text primary key,
        member_id text not null references members (id),
        expires_at timestamptz not null
      );
    `.execute(db);
  },
};

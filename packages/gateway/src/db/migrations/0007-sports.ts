import { type Migration, sql } from 'kysely';

/** Tokens of the sports providers, which end with the session that opened them, and what is played each week. */
export const sports: Migration = {
  async up(db) {
    await sql`
      create table provider_sessions (
        token_hash text primary key,
        session_hash text not null references sessions (token_hash),
        provider text not null,
        expires_at timestamptz not null
      );

      create table sports_fixtures (
        id text primary key,
        rank int not null,
        league jsonb not null,
        home jsonb not null,
        away jsonb not null,
        kickoff int not null check (kickoff between 0 and 10079)
      );
    `.execute(db);
  },
};

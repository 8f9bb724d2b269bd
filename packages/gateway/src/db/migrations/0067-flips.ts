import { type Migration, sql } from 'kysely';

/** The card game: rounds with a committed seed, flipped cards with the chance that each spent, and budgets by day. */
export const flips: Migration = {
  async up(db) {
    await sql`
      create table flip_budgets (
        day date primary key,
        reserved bigint not null check (reserved >= 0)
      );
      create table flip_rounds (
        id text primary key,
        member_id text not null references members (id),
        day date not null references flip_budgets (day),
        server_seed text not null,
        commitment text not null,
        client_seed text,
        board jsonb,
        max_flips int not null check (max_flips > 0),
        reserved bigint not null check (reserved >= 0),
        state text not null check (state in ('open', 'finished')),
        started_at timestamptz not null,
        ends_at timestamptz not null,
        check ((board is null) = (client_seed is null))
      );
      -- guard: one-open-flip-round
      create unique index flip_rounds_open on flip_rounds (member_id) where state = 'open';
      create index flip_rounds_of_member on flip_rounds (member_id, id desc);
      create index flip_rounds_due on flip_rounds (ends_at) where state = 'open';
      create table flip_cards (
        round_id text not null references flip_rounds (id),
        card int not null check (card between 0 and 8),
        member_id text not null references members (id),
        prize bigint not null check (prize >= 0),
        cause text not null,
        reference text not null,
        at timestamptz not null,
        primary key (round_id, card),
        unique (member_id, cause, reference)
      );
    `.execute(db);
  },
};

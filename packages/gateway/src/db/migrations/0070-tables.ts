import { type Migration, sql } from 'kysely';

/**
 * Rounds that all members of a table game share: the seeds of a day, the rounds, and the lines of slips. A slip is a row of
 * `bets`: open when it is placed, settled or void after its round.
 */
export const tables: Migration = {
  async up(db) {
    await sql`
      -- The seeds of a game and a day of the brand's calendar: seed i + 1 is the SHA-256 of the hexadecimal text of seed i.
      -- Round k uses seed rounds - k, so the hash of its seed is the seed of the round before. terminal is the last seed, the
      -- hash of that of round 1.
      create table fair_series (
        game_code text not null references games (code),
        day date not null,
        rounds int not null check (rounds > 0),
        root text not null,
        terminal text not null,
        primary key (game_code, day)
      );

      create table table_rounds (
        id text primary key,
        game_code text not null,
        version int not null,
        day date not null,
        number int not null check (number > 0),
        opens_at timestamptz not null,
        closes_at timestamptz not null check (closes_at > opens_at),
        draws_at timestamptz not null check (draws_at >= closes_at),
        ends_at timestamptz not null check (ends_at > draws_at),
        state text not null check (state in ('open', 'drawn', 'settled', 'void')),
        -- The client seed of the draw: a hash over the client seeds of all slips.
        mix text,
        seed text,
        outcome jsonb,
        drawn_at timestamptz,
        -- When the last slip was settled or given back.
        settled_at timestamptz,
        unique (game_code, day, number),
        foreign key (game_code, day) references fair_series (game_code, day),
        check (num_nulls(mix, seed, outcome, drawn_at) in (0, 4)),
        check (state not in ('drawn', 'settled') or seed is not null),
        check (state <> 'open' or seed is null),
        check (state <> 'settled' or settled_at is not null),
        check (state not in ('open', 'drawn') or settled_at is null)
      );
      create index table_rounds_due on table_rounds (draws_at) where settled_at is null;

      -- Of a bet that is settled later than it was placed: the account that paid the stake.
      alter table bets add column account text, add column round_id text references table_rounds (id),
        add column client_seed text,
        add check (round_id is null or (account is not null and client_seed is not null));
      create index bets_open_of_round on bets (round_id, id) where state = 'open';
      create index bets_of_round on bets (round_id, member_id) where round_id is not null;

      create table bet_lines (
        bet_id text not null references bets (id),
        selection text not null,
        stake bigint not null check (stake > 0),
        primary key (bet_id, selection)
      );
      create trigger append_only before update or delete on bet_lines
        for each row execute function ledger_is_append_only();

      -- The transactions of a bet: its stakes, and later its payout.
      create index ledger_transactions_of_reference on ledger_transactions (reference);
    `.execute(db);
  },
};

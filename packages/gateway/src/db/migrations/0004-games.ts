import { type Migration, sql } from 'kysely';

export const games: Migration = {
  async up(db) {
    await sql`
      create table venues (code text primary key, name jsonb not null);

      create table games (
        code text primary key,
        venue_code text not null references venues (code),
        category text not null,
        name jsonb not null,
        pinyin text not null,
        initials text not null,
        min_stake bigint not null check (min_stake > 0),
        max_stake bigint not null check (max_stake >= min_stake),
        return_to_player text not null,
        hot boolean not null,
        is_new boolean not null,
        motif text not null,
        color_from text not null,
        color_to text not null,
        rank int not null
      );

      create table favourites (
        member_id text not null references members (id),
        game_code text not null references games (code),
        at timestamptz not null,
        primary key (member_id, game_code)
      );

      create table game_sessions (
        token_hash text primary key,
        member_id text not null references members (id),
        game_code text not null references games (code),
        expires_at timestamptz not null
      );

      create table bets (
        id text primary key,
        member_id text not null references members (id),
        game_code text not null references games (code),
        stake bigint not null check (stake > 0),
        payout bigint not null check (payout >= 0),
        state text not null check (state in ('open', 'settled', 'void')),
        placed_at timestamptz not null,
        settled_at timestamptz,
        detail jsonb not null
      );
      create index bets_of_member on bets (member_id, id desc);
      create index bets_by_time on bets (placed_at);
      create index bets_won on bets (id desc) where payout > stake;
    `.execute(db);
  },
};

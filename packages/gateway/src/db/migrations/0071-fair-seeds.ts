import { type Migration, sql } from 'kysely';

/** The seeds that draw the rounds of each member: the active one, the next one, and those that were revealed. */
export const fairSeeds: Migration = {
  async up(db) {
    await sql`
      create table fair_seeds (
        id text primary key,
        member_id text not null references members (id),
        -- Secret until it is revealed.
        server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
        -- SHA-256 of the text of server_seed.
        commitment text not null unique,
        -- Null while the seed is the next one.
        client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
        -- Whether the member or the browser chose it after the commitment was shown.
        is_client_seed_chosen boolean not null default false,
        -- Of the next round: the number of rounds drawn so far.
        nonce int not null default 0 check (nonce >= 0),
        state text not null check (state in ('next', 'active', 'revealed')),
        created_at timestamptz not null,
        revealed_at timestamptz,
        check ((state = 'next') = (client_seed is null)),
        check ((state = 'revealed') = (revealed_at is not null))
      );
      -- guard: one-active-seed
      create unique index fair_seeds_active on fair_seeds (member_id) where state = 'active';
      create unique index fair_seeds_next on fair_seeds (member_id) where state = 'next';
      create index fair_seeds_revealed on fair_seeds (member_id, revealed_at) where state = 'revealed';
    `.execute(db);
  },
};

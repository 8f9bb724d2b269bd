import { type Migration, sql } from 'kysely';

/**
 * Hands: rounds that a member plays alone, in several acts. A hand is a row of `bets`, open until the hand ends, and a row here
 * with all that its state follows from: the seeds, the opening stakes and the acts.
 */
export const hands: Migration = {
  async up(db) {
    await sql`
      -- Of a bet that is settled later than it was placed: the account that paid the stake.
      alter table bets add column if not exists account text;

      create table hands (
        id text primary key references bets (id),
        member_id text not null references members (id),
        game_code text not null references games (code),
        version int not null,
        account text not null,
        -- The seeds of the draw. The client seed of the row of the server seed may change after the draw.
        seed_id text not null references fair_seeds (id),
        client_seed text not null,
        nonce int not null check (nonce >= 0),
        -- The stake that opened the hand, and its side bets by their names.
        opening_stake bigint not null check (opening_stake > 0),
        side_bets jsonb not null,
        -- The number of acts.
        seq int not null default 0,
        acts jsonb not null default '[]',
        -- All that is staked.
        risk bigint not null check (risk > 0),
        state text not null check (state in ('open', 'settled')),
        touched_at timestamptz not null,
        check (seq = jsonb_array_length(acts))
      );
      -- guard: one-open-hand
      create unique index hands_open on hands (member_id, game_code) where state = 'open';
      create index hands_of_member on hands (member_id, game_code, id desc);
      create index hands_due on hands (touched_at) where state = 'open';
      -- guard: settled-hands-final
      create trigger settled_rows before update or delete on hands for each row when (old.state <> 'open') execute function settled_rows_are_final();
      create trigger no_truncate before truncate on hands
        for each statement execute function settled_rows_are_final();
      create index if not exists ledger_transactions_of_reference on ledger_transactions (reference);
    `.execute(db);
  },
};

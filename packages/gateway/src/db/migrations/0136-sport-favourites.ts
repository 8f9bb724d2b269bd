import { type Migration, sql } from 'kysely';

/** Stores what members follow on the boards of sports, so that it is the same in every browser. */
export const sportFavourites: Migration = {
  async up(db) {
    await sql`
      create table sport_favourites (
        member_id text not null references members (id),
        -- A kind of the contract, or 'alerts' for the switch of goal alerts.
        kind text not null,
        item text not null,
        -- The order in which they were added.
        seq bigint generated always as identity,
        primary key (member_id, kind, item)
      );
    `.execute(db);
  },
};

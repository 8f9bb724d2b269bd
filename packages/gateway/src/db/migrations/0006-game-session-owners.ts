import { type Migration, sql } from 'kysely';

/** A game session belongs to the session that opened it and ends with it: who has logged out plays no more. */
export const gameSessionOwners: Migration = {
  async up(db) {
    await sql`
      delete from game_sessions;
      alter table game_sessions
        add column session_hash text not null references sessions (token_hash),
        drop column member_id;
    `.execute(db);
  },
};

import { type Migration, sql } from 'kysely';

/** The sign-in calendar. The key is the day, so that a day counts once. */
export const signIns: Migration = {
  async up(db) {
    await sql`
      create table sign_ins (
        member_id text not null references members (id),
        day date not null,
        coins bigint not null check (coins >= 0),
        cost bigint not null default 0 check (cost >= 0),
        is_make_up boolean not null default false,
        at timestamptz not null,
        -- guard: sign-in-once-a-day
        primary key (member_id, day)
      );
    `.execute(db);
  },
};

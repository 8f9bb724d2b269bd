import { type Migration, sql } from 'kysely';

/** The closed weeks of the ranking among friends, and the best round of each member in them. */
export const peakWeeks: Migration = {
  async up(db) {
    await sql`
      create table peak_weeks (
        -- Its Monday in the brand's calendar.
        week date primary key,
        -- Null while its prizes are granted.
        closed_at timestamptz
      );
      create table peak_scores (
        week date not null references peak_weeks (week),
        member_id text not null references members (id),
        -- Those that count.
        rounds int not null check (rounds > 0),
        bet_id text not null,
        stake bigint not null check (stake > 0),
        payout bigint not null check (payout >= 0),
        primary key (week, member_id)
      );
    `.execute(db);
  },
};

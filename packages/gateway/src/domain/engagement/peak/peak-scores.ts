import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database';
import { dayMs, minuteMs } from '../../../durations';
import { firstIdAt } from '../../../ids';
import { dayStart } from '../../days';
import { peakRules } from './peak-rules';

/**
 * How long after the end of a week its rounds can still be settled to count, in milliseconds. A moment rather than the closing
 * itself, so that the stored scores of a week can be counted again from the rounds at any time.
 */
export const settledWithin = 9 * minuteMs;

/** The day that is a number of days after another, YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export interface Range {
  /** Its Monday. */
  readonly week: string;
  readonly from: Date;
  readonly until: Date;
}

/** The moments between which the rounds of a week are placed. */
export const weekRange = async (db: Database, week: string, timeZone: string): Promise<Range> => {
  const { rows } = await sql<{ from: Date; until: Date }>`select
    ${dayStart(week, timeZone)} as from, ${dayStart(addDays(week, 7), timeZone)} as until`.execute(db);
  return { week, ...(rows[0] as { from: Date; until: Date }) };
};

/**
 * Selects the best round of each member in a week, from the settled rounds, as `peak_scores` stores it. A member of whom no
 * round counts has none. Other rules give other scores for stored weeks, too, when those are rebuilt.
 */
export const selectScores = (
  { week, from, until }: Range,
  members?: readonly string[] | undefined,
): RawBuilder<unknown> => {
  const own = members === undefined ? sql`true` : sql`member_id = any (${members}::text[])`;
  const settledUntil = new Date(until.getTime() + settledWithin);
  // The factor keeps all digits of the quotient that tell two apart.
  return sql`
    select distinct on (member_id) ${week}::date as week, member_id, id as bet_id, stake, payout,
      (count(*) over (partition by member_id))::int as rounds
    from (
      select member_id, id, stake, payout, row_number() over (partition by member_id order by id) as number
      from bets
      where state = 'settled' and stake >= ${peakRules.stake} and ${own}
        and id >= ${firstIdAt(from)} and id < ${firstIdAt(until)}
        -- guard: peak-rounds-settled-in-time
        and settled_at < ${settledUntil}
    ) counted
    where number <= ${peakRules.maxRounds}
    order by member_id, payout * 1e40::numeric / stake desc, id`;
};

/** Selects the scores of all closed weeks. */
export const selectStoredScores = async (db: Database): Promise<RawBuilder<unknown>> => {
  const { time_zone: timeZone } = await db
    .selectFrom('protection_settings')
    .select('time_zone')
    .executeTakeFirstOrThrow();
  const weeks = await db.selectFrom('peak_weeks').select('week').execute();
  const ranges = await Promise.all(weeks.map(({ week }) => weekRange(db, week, timeZone)));
  const columns = sql`week, member_id, rounds, bet_id, stake, payout`;
  const none = sql`select ${columns} from peak_scores where false`;
  return sql.join(
    [none, ...ranges.map((range) => sql`select ${columns} from (${selectScores(range)}) as scores`)],
    sql` union all `,
  );
};

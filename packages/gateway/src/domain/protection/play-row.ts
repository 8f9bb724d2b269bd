import type { LimitSpan } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { gateLimits } from '../../db/gate-columns';
import type { Row } from '../../db/schema';
import { gateDay } from './gate';

/** Inserts the member's row of the gate, unless there is one. */
export const ensurePlay = async (within: Database, memberId: string): Promise<void> => {
  await within
    .insertInto('member_play')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The defaults of the row, for a member who has none yet. */
const newRow = {
  total: 0,
  ...Object.fromEntries(gateLimits.map(({ counted }) => [counted, 0])),
  session_stake: 0,
  session_payout: 0,
  check_minutes: 60,
};

interface PlayAt {
  play: Row<'member_play'>;
  /** Whether the play session is over: play would begin a new one. */
  isSessionOver: boolean;
  /** When the day, week and month of the moment began, and end. */
  starts: Record<LimitSpan, Date>;
  ends: Record<LimitSpan, Date>;
}

type Boundaries = Record<`${'start' | 'end'}_${LimitSpan}`, Date>;

/** The member's row with the windows of a moment, and their boundaries in the brand's calendar. */
export const playAt = async (within: Database, memberId: string, at: Date): Promise<PlayAt> => {
  const { rows } = await sql<Row<'member_play'> & Boundaries & { is_session_over: boolean }>`
    select r.*,
      play_session_is_over(r.session_started_at, r.session_last_at, ${at}::timestamptz) as is_session_over,
      r.day::timestamp at time zone s.time_zone as start_day,
      (r.day + 1)::timestamp at time zone s.time_zone as end_day,
      r.week::timestamp at time zone s.time_zone as start_week,
      (r.week + 7)::timestamp at time zone s.time_zone as end_week,
      r.month::timestamp at time zone s.time_zone as start_month,
      (r.month + interval '1 month') at time zone s.time_zone as end_month
    from protection_settings s,
      play_rolled(coalesce(
        (select p from member_play p where member_id = ${memberId}),
        jsonb_populate_record(null::member_play, ${JSON.stringify({ member_id: memberId, ...newRow })}::jsonb)
      ), ${gateDay(at)}) r`.execute(within);
  const row = rows[0] as (typeof rows)[number];
  return {
    play: row,
    isSessionOver: row.is_session_over,
    starts: { day: row.start_day, week: row.start_week, month: row.start_month },
    ends: { day: row.end_day, week: row.end_week, month: row.end_month },
  };
};

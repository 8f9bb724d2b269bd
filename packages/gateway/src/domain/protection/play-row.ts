import { type LimitSpan, limitSpans } from '@pavilion/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { countedLimits, spanWindows } from '../../db/gate-columns';
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
  ...Object.fromEntries(countedLimits.map(({ counted }) => [counted, 0])),
  session_stake: 0,
  session_payout: 0,
  check_minutes: 60,
};

interface PlayAt {
  play: Row<'member_play'>;
  /** Whether the play session is over: play would begin a new one. */
  isSessionOver: boolean;
  /** When the windows of the moment began, and end. */
  starts: Record<LimitSpan, Date>;
  ends: Record<LimitSpan, Date>;
}

type Boundaries = Record<`${'start' | 'end'}_${LimitSpan}`, Date>;

/** The columns of `Boundaries`, from the row `r` and the settings `s`. */
const boundaries = sql.raw(
  limitSpans
    .flatMap((span) => [
      `r.${span}::timestamp at time zone s.time_zone as start_${span}`,
      `(r.${span} + interval '${spanWindows[span].length}') at time zone s.time_zone as end_${span}`,
    ])
    .join(', '),
);

const bySpan = (of: (span: LimitSpan) => Date) =>
  Object.fromEntries(limitSpans.map((span) => [span, of(span)])) as Record<LimitSpan, Date>;

/** The member's row with the windows of a moment, and their boundaries in the brand's calendar. */
export const playAt = async (within: Database, memberId: string, at: Date): Promise<PlayAt> => {
  const { rows } = await sql<Row<'member_play'> & Boundaries & { is_session_over: boolean }>`
    select r.*,
      play_session_is_over(r.session_started_at, r.session_last_at, ${at}::timestamptz) as is_session_over,
      ${boundaries}
    from protection_settings s,
      play_rolled(coalesce(
        (select p from member_play p where member_id = ${memberId}),
        jsonb_populate_record(null::member_play, ${JSON.stringify({ member_id: memberId, ...newRow })}::jsonb)
      ), ${gateDay(at)}) r`.execute(within);
  const row = rows[0] as (typeof rows)[number];
  return {
    play: row,
    isSessionOver: row.is_session_over,
    starts: bySpan((span) => row[`start_${span}`]),
    ends: bySpan((span) => row[`end_${span}`]),
  };
};

/** Whole days, both ends included, as ISO dates: `2026-02-01`. An empty string is an open end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** A range of days with a name. */
export type DatePreset = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | 'thisMonth';

/** Counts in calendar days, so a day of 23 or 25 hours changes nothing. */
export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

const lastDays =
  (from: number, to = 0) =>
  (today: string): DateRange => ({ from: addDays(today, from), to: addDays(today, to) });

const PRESETS: Readonly<Record<DatePreset, (today: string) => DateRange>> = {
  today: lastDays(0),
  yesterday: lastDays(-1, -1),
  last7Days: lastDays(-6),
  last30Days: lastDays(-29),
  thisMonth: (today) => ({ from: `${today.slice(0, 8)}01`, to: today }),
};

export const datePresets = Object.keys(PRESETS) as readonly DatePreset[];

/** The range that a preset means on a day, which is an ISO date. */
export const presetRange = (preset: DatePreset, today: string): DateRange => PRESETS[preset](today);

/**
 * The calendar day of a moment, as an ISO date.
 *
 * @param timeZone an IANA name: `Asia/Shanghai`. Default where the person is.
 */
export const dayIn = (moment: Date, timeZone?: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  // By its parts: how a locale orders them has changed from one browser to the next.
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** The range after one end moved: the other end comes along rather than the two crossing. */
export const moveEnd = (range: DateRange, end: 'from' | 'to', date: string): DateRange => {
  const next = { ...range, [end]: date };
  const crossed = next.from !== '' && next.to !== '' && next.from > next.to;
  return crossed ? { from: date, to: date } : next;
};

/** The range between two days, whichever comes first. */
export const between = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

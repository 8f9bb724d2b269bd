/** Whole days, both ends included, as ISO dates: `2026-02-01`. An empty string is an open end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export type DatePreset = 'today' | 'yesterday' | 'last7Days' | 'last30Days';

const PRESETS: Readonly<Record<DatePreset, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7Days: [-6, 0],
  last30Days: [-29, 0],
};

export const datePresets = Object.keys(PRESETS) as readonly DatePreset[];

/** The calendar day where the person is. */
export const localDate = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

/** Counts in calendar days, so a day of 23 or 25 hours changes nothing. */
export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

export const presetRange = (preset: DatePreset, today: string): DateRange => {
  const [from, to] = PRESETS[preset];
  return { from: addDays(today, from), to: addDays(today, to) };
};

/** The range after one end moved: the other end comes along rather than the two crossing. */
export const moveEnd = (range: DateRange, end: 'from' | 'to', date: string): DateRange => {
  const next = { ...range, [end]: date };
  const crossed = next.from !== '' && next.to !== '' && next.from > next.to;
  return crossed ? { from: date, to: date } : next;
};

/** Whole days, both inclusive, as ISO dates: `2026-02-01`. An empty string is an open end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** A named range of days. */
export type DatePreset = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | 'thisMonth';

/** Calendar arithmetic, so that days of 23 or 25 hours do not matter. */
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

/** The range of a preset relative to a day, an ISO date. */
export const presetRange = (preset: DatePreset, today: string): DateRange => PRESETS[preset](today);

/**
 * The calendar day of a time, as an ISO date.
 *
 * @param timeZone - an IANA name: `Asia/Shanghai`. Default that of the browser.
 */
export const dayIn = (moment: Date, timeZone?: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  // Assembled from parts, because the order in a locale differs between browsers.
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** The range after one end moved: the other end moves too rather than cross it. */
export const moveEnd = (range: DateRange, end: 'from' | 'to', date: string): DateRange => {
  const next = { ...range, [end]: date };
  const crossed = next.from !== '' && next.to !== '' && next.from > next.to;
  return crossed ? { from: date, to: date } : next;
};

/** The range between two days, in either order. */
export const between = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

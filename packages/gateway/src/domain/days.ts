import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { dayMs, hourMs, minuteMs, secondMs } from '../durations';
import { firstIdAt } from '../ids';

/** Whether the calendar has a day, YYYY-MM-DD. */
export const isDay = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** The first moment of a day of the brand's calendar. */
export const dayStart = (day: string, timeZone: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`;

/** The first moment after a day of the brand's calendar. */
export const dayEnd = (day: string, timeZone: string): RawBuilder<Date> =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** The first moment of a month, YYYY-MM, of the brand's calendar, and of the next one. */
export const monthSpan = (month: string, timeZone: string) => ({
  from: dayStart(`${month}-01`, timeZone),
  until: sql<Date>`((${`${month}-01`}::date + interval '1 month') at time zone ${timeZone})`,
});

/**
 * The ids of days of the brand's calendar: those of their rows are not below `first`, and below `end`. Ids sort by their moment,
 * so the index of a list finds a page of long ago at once.
 */
export const idsWithin = async (
  db: Database,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Promise<{ first?: string; end?: string }> => {
  if (from === undefined && to === undefined) return {};
  const { rows } = await sql<{ start: Date | null; end: Date | null }>`select
    ${from === undefined ? null : dayStart(from, timeZone)} as start, ${to === undefined ? null : dayEnd(to, timeZone)} as end`.execute(
    db,
  );
  const { start, end } = rows[0] as { start: Date | null; end: Date | null };
  return { ...(start && { first: firstIdAt(start) }), ...(end && { end: firstIdAt(end) }) };
};

/** The day of the brand's calendar (YYYY-MM-DD) that a moment falls on. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );

/** Milliseconds on the clock of the brand since its midnight: 3,600,000 at one o'clock, for rules that hold between two hours of a day. */
export const sinceMidnight = (moment: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (
    number('hour') * hourMs +
    number('minute') * minuteMs +
    number('second') * secondMs +
    (moment.getTime() % 1_000)
  );
};

/** Days of the brand’s calendar up to that of a moment, oldest first. */
export const daysUpTo = (moment: Date, count: number, timeZone: string): string[] => {
  const last = Date.parse(`${dayOf(moment, timeZone)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
};

/** The month after a month, both YYYY-MM. */
export const monthAfter = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** A month such as `2026-01` as texts for members write it: `2026/01`. */
export const monthText = (month: string): string => month.replace('-', '/');

import type { CalendarEvent } from '@pavilion/contract';
import { dateTag, languages } from '@pavilion/format';
import { shortDay } from '../../../shared/calendar/day-text';
import type { Locale } from '../../../shared/messages';

/** Days are YYYY-MM-DD of the brand's calendar; arithmetic in UTC, which has no clock changes. */
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day so many days later. */
export const addDays = (day: string, count: number): string => {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
};

/** The month (YYYY-MM) so many months later. */
export const addMonths = (month: string, count: number): string => {
  const date = toDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return toDay(date).slice(0, 7);
};

/** Weeks of a month from Monday; null for days of other months. */
export const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const first = `${month}-01`;
  const monday = addDays(first, -((toDate(first).getUTCDay() + 6) % 7));
  const weeks: (string | null)[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
};

/** The part of an event in one week. */
export interface Bar {
  readonly event: CalendarEvent;
  /** Columns of the week, 1 to 7. */
  readonly from: number;
  readonly to: number;
  /** Line below the days, from 1: bars of the same days do not overlap. */
  readonly line: number;
}

/** The bars of a week. */
export const barsOf = (
  week: readonly (string | null)[],
  events: readonly CalendarEvent[],
): readonly Bar[] => {
  /** The last used column of each line. */
  const used: number[] = [];
  return events.flatMap((event) => {
    const columns = week.flatMap((day, index) =>
      day !== null && event.from <= day && day <= event.to ? [index + 1] : [],
    );
    const from = columns[0];
    const to = columns.at(-1);
    if (from === undefined || to === undefined) return [];
    const free = used.findIndex((last) => last < from);
    const line = free < 0 ? used.length : free;
    used[line] = to;
    return [{ event, from, to, line: line + 1 }];
  });
};

/** A day in words, for example 6月18日 星期四. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateTag(locale), {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(toDate(day));

/** A month in words, for example 2026年6月. */
export const monthText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateTag(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    toDate(`${month}-01`),
  );

/** Names of the weekdays from Monday. */
export const weekdayNames = (locale: Locale): readonly { readonly short: string; readonly long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    // A Monday.
    const date = toDate(addDays('2024-01-01', index));
    const name = (weekday: 'narrow' | 'short' | 'long') =>
      new Intl.DateTimeFormat(dateTag(locale), { weekday, timeZone: 'UTC' }).format(date);
    return { short: name(languages[locale].script === 'Han' ? 'narrow' : 'short'), long: name('long') };
  });

/** The days of an event, for example 6/15–6/18. */
export const daysText = ({ from, to }: Pick<CalendarEvent, 'from' | 'to'>, locale: Locale): string =>
  from === to ? shortDay(from, locale) : `${shortDay(from, locale)}–${shortDay(to, locale)}`;

/** The events of a month for a list: those of every week as one, with the days of each. */
export const groupEvents = (events: readonly CalendarEvent[], locale: Locale) => {
  const groups = new Map<string, Pick<CalendarEvent, 'id' | 'title' | 'href'> & { spans: string[] }>();
  for (const event of events) {
    const { id, title, href } = event;
    const span = daysText(event, locale);
    const known = groups.get(href);
    if (known) known.spans.push(span);
    else groups.set(href, { id, title, href, spans: [span] });
  }
  return [...groups.values()];
};

import { dateTag } from '@pavilion/format';
import type { Locale } from '../messages';

/** The brand's calendar: the same text on the server and in every browser. */
const timeZone = 'Asia/Shanghai';

const full: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};
const brief: Intl.DateTimeFormatOptions = {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
};

const lengths = {
  full,
  minute: { ...brief, year: 'numeric' },
  brief,
  day: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/**
 * Formats an ISO 8601 time in the brand's time zone; `minute` omits the seconds, `brief` also the year, `day` has the date only,
 * `time` hour and minute.
 */
export const formatMoment = (moment: string, locale: Locale, length: keyof typeof lengths = 'full'): string =>
  new Intl.DateTimeFormat(dateTag(locale), {
    ...lengths[length],
    timeZone,
    hourCycle: 'h23',
  }).format(new Date(moment));

/**
 * The day of a moment (in milliseconds) in China, `2026-11-22`, where there is one time zone and no daylight saving time. The site
 * shows this calendar for all brands; a gateway with another `timeZone` decides by its own.
 */
export const dayOf = (moment: number): string =>
  new Date(moment + 8 * 60 * 60_000).toISOString().slice(0, 10);

/** Month and day of a date (`2026-01-31` gives `1/31`), for a chart's axis. */
export const shortDay = (day: string): string => day.slice(5).replace(/^0/, '').replace(/-0?/, '/');

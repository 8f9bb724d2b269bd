import { dateTag, inLanguage, type Localized } from '@pavilion/format';
import { createContext, use, useCallback } from 'react';
import { type Locale, useLocale } from '../messages';

/** A time zone in which pages can show times. Texts name it by `zone-name.ts`. */
export type TimeZone = 'Asia/Shanghai';

/**
 * The zone of the brand's calendar, in which days of filters, limits and rewards begin. The site has this one for all brands; a
 * gateway with another `timeZone` decides by its own.
 */
export const brandTimeZone: TimeZone = 'Asia/Shanghai';

/** How far that zone is ahead of UTC, ms, always: China has one time zone and no daylight saving time. */
const brandOffset = 8 * 60 * 60_000;

/**
 * The day of a moment (in milliseconds) in the brand's calendar, `2026-11-22`: for filters, limits and rules, which count in the zone
 * of the brand. Texts use `useTimeText`.
 */
export const brandDay = (moment: number): string => new Date(moment + brandOffset).toISOString().slice(0, 10);

/**
 * The zone in which pages show times, that of the brand without a provider. A provider of another zone belongs beside that of the
 * language (`app/app.tsx`), so that the server renders each page in the zone of its member.
 */
export const ShownTimeZone = createContext<TimeZone>(brandTimeZone);

/** Month and day: 11/01 in Chinese, 1 Nov in English. */
const monthDays: Localized<Intl.DateTimeFormatOptions> = {
  'zh-CN': { month: '2-digit', day: '2-digit' },
  en: { month: 'short', day: 'numeric' },
};
const year = { year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** What each form has beside month and day. */
const forms = {
  full: { ...year, ...time, second: '2-digit' },
  minute: { ...year, ...time },
  brief: time,
  day: year,
  monthDay: {},
  time,
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type Form = keyof typeof forms;

const formats: Record<string, Intl.DateTimeFormat> = {};

/** A format of times, created once for each zone: that takes longer than rendering a row. Pages use `useTimeText`. */
export const timeFormat = (form: Form, locale: Locale, timeZone: TimeZone): Intl.DateTimeFormat =>
  (formats[`${form} ${locale} ${timeZone}`] ??= new Intl.DateTimeFormat(dateTag(locale), {
    ...(form !== 'time' && inLanguage(monthDays, locale)),
    ...forms[form],
    timeZone,
    hourCycle: 'h23',
  }));

/**
 * Formats a time, ISO 8601 or milliseconds, in the zone that pages show. `full` (the default) has date and time; `minute` omits the
 * seconds, `brief` also the year; `day` and `monthDay` have the date only, `time` hour and minute.
 */
export type TimeText = (moment: string | number, form?: Form) => string;

/** Formats times in the language and the time zone of the page. The function changes only with them. */
export const useTimeText = (): TimeText => {
  const { locale } = useLocale();
  const timeZone = use(ShownTimeZone);
  return useCallback(
    (moment, form = 'full') => timeFormat(form, locale, timeZone).format(new Date(moment)),
    [locale, timeZone],
  );
};

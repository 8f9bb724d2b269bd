import { dateTag, inLanguage, type Localized } from '@pavilion/format';
import { dayOf } from '../../../shared/calendar/moment';
import type { Locale } from '../../../shared/messages';

/** The brand's time zone, which all dates and times use. */
const timeZone = 'Asia/Shanghai';

const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short', hourCycle: 'h23' });
const timeWithSeconds = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });

/** A date in the reader's format; the Chinese one has a constant width, so that columns line up. */
const dayFormats: Localized<Intl.DateTimeFormat> = {
  'zh-CN': new Intl.DateTimeFormat(dateTag('zh-CN'), {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }),
  en: new Intl.DateTimeFormat(dateTag('en'), { timeZone, year: 'numeric', month: 'short', day: '2-digit' }),
};

export const dayText = (moment: string, locale: Locale): string =>
  inLanguage(dayFormats, locale).format(new Date(moment));

/** Hours and minutes, the same in every language. */
export const timeText = (moment: string): string => time.format(new Date(moment));

/** The day and the time in one line. */
export const momentText = (moment: string, locale: Locale): string =>
  `${dayText(moment, locale)} ${timeText(moment)}`;

/** `2026-02-01 20:15:09`, which every spreadsheet parses as a date. */
export const sheetMoment = (moment: string): string =>
  `${dayOf(Date.parse(moment))} ${timeWithSeconds.format(new Date(moment))}`;

/** A valid date of this millennium, `YYYY-MM-DD`. Rejects the intermediate years while a year is typed. */
export const isDay = (text: string): boolean => {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

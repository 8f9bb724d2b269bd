import type { Locale } from '../../../shared/messages';

/** The brand's time zone: days begin there, and times are told there, wherever the person is. */
const timeZone = 'Asia/Shanghai';

const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });

/** A day as readers expect it; a Chinese one keeps its width, so that a column of them lines up. */
const dayFormats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  en: new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'short', day: '2-digit' }),
};

/** The day of the brand's calendar that a moment falls on, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => day.format(moment);

export const dayText = (moment: string, locale: Locale): string =>
  dayFormats[locale].format(new Date(moment));

/** Hours, minutes and seconds, the same in every language. */
export const timeText = (moment: string): string => time.format(new Date(moment));

/** `2026-02-01 20:15:09`: what every spreadsheet takes for a moment. */
export const sheetMoment = (moment: string): string => `${dayOf(new Date(moment))} ${timeText(moment)}`;

/** A real day of this millennium, `YYYY-MM-DD`. What is typed digit by digit passes through years that are none. */
export const isDay = (text: string): boolean => {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

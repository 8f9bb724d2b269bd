import { addAmounts, dateTag, inLanguage, type Localized } from '@pavilion/format';
import type { Locale } from '../../../shared/messages';

/** The exact sum of an amount over the rows. */
export const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => string): string =>
  rows.reduce((sum, row) => addAmounts(sum, amountOf(row)), '0.00');

const months = new Intl.DateTimeFormat(dateTag('en'), { timeZone: 'UTC', month: 'short', day: 'numeric' });

const dayTexts: Localized<(date: Date) => string> = {
  'zh-CN': (date) => `${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日`,
  en: (date) => months.format(date),
};
const withYear: Localized<(text: string, year: string) => string> = {
  'zh-CN': (text, year) => `${year} 年 ${text}`,
  en: (text, year) => `${text} ${year}`,
};

/** A day (`YYYY-MM-DD`) as the heading of its records: 11 月 28 日; with its year where that is not the current one. */
export const dayHeading = (day: string, today: string, locale: Locale): string => {
  const text = inLanguage(dayTexts, locale)(new Date(`${day}T00:00:00Z`));
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? text : inLanguage(withYear, locale)(text, year);
};

/** Whether a day is today or yesterday. */
export const nearDay = (day: string, today: string): 'today' | 'yesterday' | undefined => {
  if (day === today) return 'today';
  const before = new Date(`${today}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return day === before.toISOString().slice(0, 10) ? 'yesterday' : undefined;
};

import { type Span, spanOfDays, spanOfMonths } from '../../../shared/calendar/span';

/** Choices within the sentences of articles, by language. */
type ByLanguage<Value> = { readonly zh: (value: Value) => string; readonly en: (value: Value) => string };

const joined = (items: readonly string[], separator: string, last: string) =>
  [items.slice(0, -1).join(separator), items.at(-1)].filter(Boolean).join(last);

/** `a, b or c`. */
export const choice: ByLanguage<readonly string[]> = {
  zh: (items) => joined(items, '、', '或 '),
  en: (items) => joined(items, ', ', ' or '),
};

const units: Readonly<Record<Span['unit'], readonly [zh: string, one: string, more: string]>> = {
  hours: ['小时', 'hour', 'hours'],
  days: ['天', 'day', 'days'],
  weeks: ['周', 'week', 'weeks'],
  months: ['个月', 'month', 'months'],
  years: ['年', 'year', 'years'],
};

const inWords = (spanOf: (value: number) => Span): ByLanguage<number> => ({
  zh: (value) => {
    const { unit, count } = spanOf(value);
    return `${count} ${units[unit][0]}`;
  },
  en: (value) => {
    const { unit, count } = spanOf(value);
    return `${count} ${units[unit][count === 1 ? 1 : 2]}`;
  },
});

export const inDays = inWords(spanOfDays);
export const inMonths = inWords(spanOfMonths);

/** Choices within the sentences of articles, by language. */
type ByLanguage<Value> = { readonly zh: (value: Value) => string; readonly en: (value: Value) => string };

const joined = (items: readonly string[], separator: string, last: string) =>
  [items.slice(0, -1).join(separator), items.at(-1)].filter(Boolean).join(last);

/** `a, b or c`. */
export const choice: ByLanguage<readonly string[]> = {
  zh: (items) => joined(items, '、', '或 '),
  en: (items) => joined(items, ', ', ' or '),
};

const isWeeks = (days: number) => days > 7 && days % 7 === 0;

/** A number of days: one day in hours, longer times in weeks where they are whole. */
export const inDays: ByLanguage<number> = {
  zh: (days) => (days === 1 ? '24 小时' : isWeeks(days) ? `${days / 7} 周` : `${days} 天`),
  en: (days) => (days === 1 ? '24 hours' : isWeeks(days) ? `${days / 7} weeks` : `${days} days`),
};

/** A number of months, in years where they are whole. */
export const inMonths: ByLanguage<number> = {
  zh: (months) => (months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`),
  en: (months) =>
    months === 12 ? '1 year' : months % 12 === 0 ? `${months / 12} years` : `${months} months`,
};

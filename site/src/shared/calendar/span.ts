/** A span of time as it is said: a count of the largest unit that fits. */
export interface Span {
  readonly unit: 'hours' | 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
}

/** A number of days: one day in hours, longer times in weeks where they are whole. */
export const spanOfDays = (days: number): Span => {
  if (days === 1) return { unit: 'hours', count: 24 };
  return days > 7 && days % 7 === 0 ? { unit: 'weeks', count: days / 7 } : { unit: 'days', count: days };
};

/** A number of months, in years where they are whole. */
export const spanOfMonths = (months: number): Span =>
  months % 12 === 0 ? { unit: 'years', count: months / 12 } : { unit: 'months', count: months };

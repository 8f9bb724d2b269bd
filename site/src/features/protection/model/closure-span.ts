import type { Closure } from '@pavilion/contract';

const day = 24 * 60 * 60_000;

/** The end of a time-out of so many days. */
export const afterDays = (now: number, days: number): number => now + days * day;

/** The end of a self-exclusion of so many months, on the last day of a month that is too short. */
export const afterMonths = (now: number, months: number): number => {
  const end = new Date(now);
  const date = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== date) end.setUTCDate(0);
  return end.getTime();
};

/** Whether a new end would be no later than that of the closure in force, which can only be made longer. */
export const isNoLonger = (end: number, closure: Closure | null, kind: Closure['kind']): boolean => {
  if (!closure) return false;
  // A self-exclusion stays until the member asks, so no time-out is longer.
  if (kind === 'time-out' && closure.kind === 'self-exclusion') return true;
  return closure.kind === kind && end <= Date.parse(closure.endsAt);
};

import { spanOfDays, spanOfMonths } from './span';

describe('a span of time', () => {
  it.each([
    [spanOfDays(1), 'hours', 24],
    [spanOfDays(3), 'days', 3],
    [spanOfDays(7), 'days', 7],
    [spanOfDays(30), 'days', 30],
    [spanOfDays(42), 'weeks', 6],
    [spanOfMonths(6), 'months', 6],
    [spanOfMonths(12), 'years', 1],
    [spanOfMonths(60), 'years', 5],
    [spanOfMonths(18), 'months', 18],
  ])('[PRO-2] is said in the largest unit that fits: %j', (span, unit, count) => {
    expect(span).toEqual({ unit, count });
  });
});

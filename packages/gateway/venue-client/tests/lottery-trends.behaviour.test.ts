import fc from 'fast-check';
import { trendsOf, trendWindow } from '../tables/js/trends.js';

const keys = ['0', '1', '2', '3'];
const draws = fc.array(fc.uniqueArray(fc.constantFrom(...keys)), { maxLength: 130 });

/** Counts one key by looking at each draw of the window again. */
const recount = (all: string[][], key: string) => {
  const drawn = all.slice(-100).map((draw) => draw.includes(key));
  const gaps = drawn.map((_, end) => {
    let gap = 0;
    while (gap <= end && !drawn[end - gap]) gap += 1;
    return gap;
  });
  return {
    key,
    count: drawn.filter(Boolean).length,
    omission: gaps.at(-1) ?? 0,
    longest: Math.max(0, ...gaps),
  };
};

describe('the trends of a lottery', () => {
  it('[GAM-2] count, omission and longest omission agree with a recount of every window', () => {
    fc.assert(
      fc.property(draws, (all) => {
        expect(trendsOf(all, keys)).toEqual(keys.map((key) => recount(all, key)));
      }),
      { numRuns: 60 },
    );
  });

  it('[GAM-2] cover the last hundred draws only', () => {
    const all = [['1'], ...Array.from({ length: trendWindow }, () => ['2'])];
    expect(trendsOf(all, ['1', '2'])).toEqual([
      { key: '1', count: 0, omission: 100, longest: 100 },
      { key: '2', count: 100, omission: 0, longest: 0 },
    ]);
  });
});

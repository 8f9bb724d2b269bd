import fc from 'fast-check';
import {
  combinationBet,
  combinationCount,
  combinations,
  maxNumbers,
  pickId,
  pickNumbers,
} from '../tables/js/lottery/number-picks.js';

const pick = (count: number) => ({
  prefix: 'all',
  name: {},
  count,
  of: 49,
  pays: ['75.26'],
  returnToPlayer: '95.99',
});
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 49 }), { minLength: 1, maxLength: 9 });

/** The subsets of a size, by counting through all bit masks. */
const subsets = (all: number[], size: number): number[][] =>
  Array.from({ length: 2 ** all.length }, (_, mask) =>
    all.filter((_number, bit) => Math.floor(mask / 2 ** bit) % 2 === 1),
  ).filter((subset) => subset.length === size);

describe('bets on combinations of numbers', () => {
  it('[GAM-2] the combinations and their count agree with an enumeration of all subsets', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 6 }), (all, count) => {
        const expected = subsets(all, count).map((subset) => pickId('all', subset));
        const { ids } = combinationBet(pick(count), all, 100n);
        expect([...ids].sort()).toEqual(expected.sort());
        expect(combinationCount(all.length, count)).toBe(BigInt(expected.length));
      }),
      { numRuns: 60 },
    );
  });

  it('[GAM-2] the total stake is the exact product of bets and unit, also beyond safe integers', () => {
    const unit = 9_007_199_254_740_993n;
    expect(combinationBet(pick(2), [7, 3, 9], unit).total).toBe(27_021_597_764_222_979n);
    expect(combinationBet(pick(3), [7, 3], unit)).toEqual({ ids: [], total: 0n });
  });

  it('[GAM-2] ids have two digits, ascending, and can be read back', () => {
    expect(pickId('all3', [44, 3, 17])).toBe('all3:03-17-44');
    expect(pickNumbers('all3:03-17-44')).toEqual([3, 17, 44]);
    expect(combinations([5, 1, 3], 2)).toEqual([
      [1, 3],
      [1, 5],
      [3, 5],
    ]);
  });

  it.each([
    [2, 40, 9],
    [3, 40, 7],
    [5, 40, 7],
    [12, 40, 13],
    [2, 1, 2],
    [2, 0, 0],
  ])('[GAM-2] combinations of %i on %i lines allow %i numbers', (count, lines, most) => {
    expect(maxNumbers(count, lines)).toBe(most);
  });

  it('[GAM-2] the number of combinations is exact for the whole range', () => {
    expect(combinationCount(49, 6)).toBe(13_983_816n);
    expect(combinationCount(49, 24)).toBe(63_205_303_218_876n);
    expect(combinationCount(3, 4)).toBe(0n);
  });
});

import { type LineResult, marketTypes } from '@pavilion/contract/sports';
import fc from 'fast-check';
import { certain, normalized } from './distribution';
import { fairPrice, sharesOf, valueAt } from './shares';

const types = Object.values(marketTypes).flatMap((each) => Object.values(each));

/** Multiple of the stake that a result returns at the price 3.00. */
const returnedAt3: Readonly<Record<LineResult, number>> = {
  won: 3,
  'half-won': 2,
  push: 1,
  'half-lost': 0.5,
  lost: 0,
};

const anyDistribution = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 })
  .map((weights) => ({ from: 0, chances: normalized(weights) }));

describe('the shares of a stake', () => {
  it('[SPT-8] are the expected results of the settlement rule, for every market type and side', () => {
    const line = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        anyDistribution,
        line,
        fc.integer({ min: 0, max: 4 }),
        (type, distribution, q, now) => {
          const base = type.countsFromBet ? now : 0;
          for (const side of type.sides) {
            const shares = sharesOf(type, distribution, side, q, base);
            const expected = distribution.chances.reduce(
              (sum, chance, value) => sum + chance * returnedAt3[type.resultOf(side, q, value - base)],
              0,
            );
            expect(valueAt(shares, 3000)).toBeCloseTo(expected, 9);
            expect(shares.won + shares.returned + shares.lost).toBeCloseTo(1, 9);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[SPT-8] give a fair price at which the stake keeps its value', () => {
    fc.assert(
      fc.property(anyDistribution, fc.integer({ min: 1, max: 20 }), (distribution, q) => {
        const shares = sharesOf(marketTypes.football.ou!, distribution, 'o', q);
        fc.pre(shares.won > 1e-6);
        expect(valueAt(shares, 1000 * fairPrice(shares))).toBeCloseTo(1, 9);
      }),
    );
  });

  it('[SPT-8] of a decided quantity are its result', () => {
    const ah = marketTypes.football.ah!;
    expect(sharesOf(ah, certain(2), 'h', -3, 1)).toEqual({ won: 0.5, returned: 0.5, lost: 0 });
    expect(sharesOf(ah, certain(2), 'a', 3, 1)).toEqual({ won: 0, returned: 0, lost: 1 });
  });
});

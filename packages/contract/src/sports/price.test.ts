import { OddsFormat } from '@pavilion/format';
import fc from 'fast-check';
import {
  acceptedFrom,
  ceilToLadder,
  displayPrice,
  floorToLadder,
  isPriceAccepted,
  priceBounds,
  priceText,
} from './price';

const anyPrice = fc.double({ min: 1010, max: 300_000, noNaN: true });

describe('the price ladder', () => {
  it.each([
    [1009.9, undefined, undefined],
    [1010, 1010, 1010],
    [2096.79, 2090, 2090],
    [2999, 2990, 2990],
    [3049, 3040, 3000],
    [5999, 5990, 5950],
    [9999, 9990, 9900],
    [10_850, 10_850, 10_500],
    [19_999, 19_990, 19_500],
    [49_999, 49_990, 49_000],
    [54_999, 54_990, 50_000],
    [999_999, 200_000, 200_000],
    [Number.POSITIVE_INFINITY, 200_000, 200_000],
    [Number.NaN, undefined, undefined],
  ])('[SPT-8] rounds %s down to %s with lines and %s without', (exact, withLines, without) => {
    expect(floorToLadder(exact, true)).toBe(withLines);
    expect(floorToLadder(exact, false)).toBe(without);
  });

  it('[SPT-8] never rounds above a price, is idempotent and keeps the order of prices', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, fc.boolean(), (one, other, hasLines) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const floor = floorToLadder(low, hasLines)!;
        expect(floor).toBeLessThanOrEqual(low);
        expect(floorToLadder(floor, hasLines)).toBe(floor);
        expect(ceilToLadder(floor, hasLines)).toBe(floor);
        expect(floorToLadder(high, hasLines)).toBeGreaterThanOrEqual(floor);
      }),
    );
  });

  it('[SPT-8] rounds up to the next price that rounding down keeps', () => {
    fc.assert(
      fc.property(fc.double({ min: 1010, max: 200_000, noNaN: true }), fc.boolean(), (price, hasLines) => {
        const ceil = ceilToLadder(price, hasLines);
        expect(ceil).toBeGreaterThanOrEqual(price);
        expect(floorToLadder(ceil, hasLines)).toBe(ceil);
      }),
    );
  });
});

describe('the accepted price of a leg', () => {
  it.each([
    ['none', 2000, true],
    ['none', 2010, false],
    ['better', 2010, true],
    ['better', 1990, false],
    ['any', 1010, true],
    [{ within: 1 }, 1990, true],
    [{ within: 1 }, 1980, false],
    [{ within: 3 }, 1970, true],
    [{ within: 5 }, 1950, true],
    [{ within: 5 }, 1940, false],
  ] as const)('[SPT-8] with consent %j, asked 2.00: %s is accepted: %s', (consent, now, accepted) => {
    expect(isPriceAccepted(2000, now, consent, true)).toBe(accepted);
  });

  it('[SPT-8] is between the lowest price and the asked one', () => {
    const ladderPrice = anyPrice.map((price) => floorToLadder(price, false)!);
    fc.assert(
      fc.property(ladderPrice, fc.constantFrom(1, 3, 5), (asked, within) => {
        const least = acceptedFrom(asked, { within: within as 1 | 3 | 5 }, false);
        expect(least).toBeGreaterThanOrEqual(priceBounds.lowest);
        expect(least).toBeLessThanOrEqual(asked);
        expect((least - 1000) * 100).toBeGreaterThanOrEqual((asked - 1000) * (100 - within) - 1e-6);
      }),
    );
  });
});

describe('the text of a price', () => {
  it('[SPT-8] is exact, and converts to the odds formats', () => {
    expect([1010, 1950, 10_500, 200_000].map(priceText)).toEqual(['1.010', '1.950', '10.500', '200.000']);
    const { Malay, Hongkong, Europe, Indonesia } = OddsFormat;
    expect([Malay, Hongkong, Europe, Indonesia].map((format) => displayPrice(1950, format))).toEqual([
      '0.95',
      '0.95',
      '1.95',
      '-1.053',
    ]);
  });
});

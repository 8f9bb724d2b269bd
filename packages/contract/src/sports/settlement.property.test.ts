import fc from 'fast-check';
import vectors from '../../vectors/sports-settlement.json';
import { choose, combinationsOf } from './combinations';
import { handicapResult, type LegResult, type LineResult, oppositeResult, overResult } from './line-result';
import { parlayPrice, payoutOf, turnoverOf } from './payout';
import { systems, systemsFor } from './systems';

/** Result of a line that is not a quarter line, from the comparison of scores: the half of a split stake. */
const plainResult = (margin: number, halfLine: number) => Math.sign(margin + halfLine / 2);

/** Result of a handicap by splitting the stake over the two neighbouring half lines, in halves of the stake won. */
const splitStake = (margin: number, q: number) => {
  const lower = Math.floor(q / 2);
  const upper = Math.ceil(q / 2);
  return plainResult(margin, lower) + plainResult(margin, upper);
};

const halves: Readonly<Record<LineResult, number>> = {
  won: 2,
  'half-won': 1,
  push: 0,
  'half-lost': -1,
  lost: -2,
};

const margins = Array.from({ length: 31 }, (_, index) => index - 15);
const quarterLines = Array.from({ length: 81 }, (_, index) => index - 40);

describe('the result of a line', () => {
  it('[SPT-8] equals a stake split over the two neighbouring half lines, for every margin and line', () => {
    const differing = margins.flatMap((margin) =>
      quarterLines.filter((q) => halves[handicapResult(margin, q)] !== splitStake(margin, q)),
    );
    expect(differing).toEqual([]);
    expect(margins.length * quarterLines.length).toBe(2511);
  });

  it('[SPT-8] splits totals as handicaps, with the line as a lead of “under”', () => {
    for (const total of margins.filter((each) => each >= 0)) {
      for (const q of quarterLines.filter((each) => each > 0)) {
        expect(halves[overResult(total, q)]).toBe(splitStake(total, -q));
        expect(halves[oppositeResult(overResult(total, q))]).toBe(splitStake(-total, q));
      }
    }
  });

  it.each(vectors.handicaps)('[SPT-8] of $name ($q quarters) is as printed', ({ q, margins, results }) => {
    expect(margins.map((margin) => handicapResult(margin, q))).toEqual(results);
  });
});

/** Oracle: multipliers as reduced fractions, one combination after the other. */
const multiplierOracle = (result: LegResult, price: number): readonly [bigint, bigint] => {
  const won = [BigInt(price), 1000n] as const;
  return {
    won,
    'half-won': [1000n + BigInt(price), 2000n] as const,
    push: [1n, 1n] as const,
    void: [1n, 1n] as const,
    'half-lost': [1n, 2n] as const,
    lost: [0n, 1n] as const,
  }[result];
};

interface Leg {
  readonly result: LegResult;
  readonly price: number;
}

const payoutOracle = (unit: bigint, legs: readonly Leg[], sizes: readonly number[]): bigint => {
  let [over, under] = [0n, 1n];
  for (const size of sizes) {
    for (const combination of combinationsOf(legs.length, size)) {
      let [product, divisor] = [1n, 1n];
      for (const index of combination) {
        const [numerator, denominator] = multiplierOracle(legs[index]!.result, legs[index]!.price);
        product *= numerator;
        divisor *= denominator;
      }
      [over, under] = [over * divisor + product * under, under * divisor];
    }
  }
  return (unit * over) / under;
};

const results: readonly LegResult[] = ['won', 'half-won', 'push', 'half-lost', 'lost', 'void'];
const anyLeg = fc.record({
  result: fc.constantFrom(...results),
  price: fc.integer({ min: 1010, max: 200_000 }),
});
const anyTicket = fc.array(anyLeg, { minLength: 1, maxLength: 7 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    sizes: fc.subarray(
      legs.map((_, index) => index + 1),
      { minLength: 1 },
    ),
    unit: fc.bigInt({ min: 1n, max: 50_000_00n }),
  }),
);

describe('the payout of a ticket', () => {
  it.each(vectors.payouts)('[SPT-8] of $name is $payout', ({ unit, legs, sizes, payout }) => {
    expect(payoutOf(BigInt(unit), legs as Leg[], sizes)).toBe(BigInt(payout));
  });

  it('[SPT-8] equals the sum over all combinations in exact fractions', () => {
    fc.assert(
      fc.property(anyTicket, ({ legs, sizes, unit }) => {
        expect(payoutOf(unit, legs, sizes)).toBe(payoutOracle(unit, legs, sizes));
      }),
    );
  });

  it('[SPT-8] does not depend on the order of the legs', () => {
    const shuffled = anyTicket.chain((ticket) =>
      fc.tuple(
        fc.constant(ticket),
        fc.shuffledSubarray(ticket.legs, { minLength: ticket.legs.length, maxLength: ticket.legs.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([{ legs, sizes, unit }, other]) => {
        expect(payoutOf(unit, other, sizes)).toBe(payoutOf(unit, legs, sizes));
      }),
    );
  });

  it('[SPT-8] of a parlay ignores void legs, and returns the stake when all legs are void', () => {
    fc.assert(
      fc.property(anyTicket, fc.integer({ min: 1010, max: 200_000 }), ({ legs, unit }, price) => {
        const withVoid = [...legs, { result: 'void', price } as const];
        expect(payoutOf(unit, withVoid, [withVoid.length])).toBe(payoutOf(unit, legs, [legs.length]));
        const allVoid = legs.map((leg) => ({ ...leg, result: 'void' }) as const);
        expect(payoutOf(unit, allVoid, [legs.length])).toBe(unit);
      }),
    );
  });

  it('[SPT-8] of a ticket split into several is never larger', () => {
    fc.assert(
      fc.property(anyTicket, fc.bigInt({ min: 1n, max: 1000n }), ({ legs, sizes, unit }, more) => {
        const whole = payoutOf(unit + more, legs, sizes);
        expect(payoutOf(unit, legs, sizes) + payoutOf(more, legs, sizes)).toBeLessThanOrEqual(whole);
        const single = sizes.reduce((sum, size) => sum + payoutOf(unit, legs, [size]), 0n);
        expect(single).toBeLessThanOrEqual(payoutOf(unit, legs, sizes));
      }),
    );
  });
});

describe('systems', () => {
  it.each(vectors.systems)('[SPT-8] $name has the sizes $sizes', ({ legs, sizes, name }) => {
    expect(systemsFor(legs).find((system) => system.name === name)?.sizes).toEqual(sizes);
  });

  it('[SPT-8] count their combinations', () => {
    for (const { legs, sizes, bets, name } of systems) {
      const combinations = sizes.flatMap((size) => [...combinationsOf(legs, size)]);
      expect(new Set(combinations.map(String)).size).toBe(bets);
      expect(combinations.length).toBe(bets);
      expect(name.endsWith(String(bets))).toBe(true);
    }
    expect(new Set(systems.map(({ name }) => name)).size).toBe(systems.length);
  });

  it('[SPT-8] choose as in Pascal’s triangle', () => {
    for (let count = 1; count <= 10; count += 1) {
      for (let size = 1; size < count; size += 1) {
        expect(choose(count, size)).toBe(choose(count - 1, size - 1) + choose(count - 1, size));
      }
    }
  });
});

describe('turnover', () => {
  it.each([
    [100n, 185n, 1850, 85n],
    [100n, 400n, 4000, 100n],
    [100n, 0n, 1850, 100n],
    [100n, 100n, 1850, 0n],
    [100n, 50n, 1850, 50n],
    [100n, 149n, 1490, 0n],
    [100n, 150n, 1500, 50n],
  ])('[SPT-8] of a stake of %s with a payout of %s at %s is %s', (stake, payout, price, turnover) => {
    expect(turnoverOf(stake, payout, price)).toBe(turnover);
  });
});

it('[SPT-8] the price of a parlay is the product of its prices, rounded down once', () => {
  expect(parlayPrice([1_500, 1_500])).toBe(2_250n);
  // Rounded down after each leg it would be 1,058.
  expect(parlayPrice([1_010, 1_024, 1_024])).toBe(1_059n);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1_010, max: 50_000 }), { minLength: 1, maxLength: 10 }),
      (prices) => {
        const product = prices.reduce((all, price) => all * BigInt(price), 1n);
        const price = parlayPrice(prices);
        const scale = 1000n ** BigInt(prices.length - 1);
        expect(price * scale <= product && (price + 1n) * scale > product).toBe(true);
      },
    ),
  );
});

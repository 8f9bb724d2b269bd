import { marketTypes, type Score } from '@pavilion/contract/sports';
import vectors from '@pavilion/contract/vectors/sports-pricing.json';
import fc from 'fast-check';
import { chanceOf, chanceThat, type Distribution } from '../distributions/distribution';
import { findDistribution } from '../distributions/quantity';
import { fairPrice, opposite, sharesOf, valueAt } from '../distributions/shares';
import { marginOfProfit, priceOf } from '../pricing';
import { expectClose } from '../testing/expect-close';
import { firstHalfGoals, goalShare, shareAtGoalShare } from './clock';
import {
  type GoalDistribution,
  type GoalRates,
  goalDistribution,
  goalGrid,
  maxGoals,
  outcomesAfterHalfTime,
  outcomesBeforeHalfTime,
} from './goal-distributions';
import { goalQuantityDistributions } from './quantity-distributions';
import { afterRedCards } from './rates';

const { football } = vectors;
const { rates } = football;
const types = marketTypes.football!;

const distributionAt = (score: Score, remaining: number, of: GoalRates = rates) =>
  goalDistribution({ rates: of, score, home: of.home * remaining, away: of.away * remaining });

/** The distributions of all quantities of goals before half-time, by quantity and period: `margin h1`. */
const distributionsOf = (
  distribution: GoalDistribution,
  { home, away }: Pick<GoalRates, 'home' | 'away'>,
  inHalf: number,
) => {
  const outcomes = outcomesBeforeHalfTime(distribution, { home, away }, inHalf);
  const distributions = goalQuantityDistributions(outcomes, {
    ft: distribution.score,
    h1: distribution.score,
  });
  return Object.fromEntries(
    distributions.map((each) => [`${each.quantity} ${each.period}`, each.distribution]),
  );
};

const finalDistributions = (distribution: GoalDistribution) => {
  const distributions = goalQuantityDistributions(outcomesAfterHalfTime(distribution, [0, 0]), {
    ft: distribution.score,
    h1: [0, 0],
  });
  const distributionOf = (quantity: string) => findDistribution(distributions, quantity, 'ft')!.distribution;
  return {
    margin: distributionOf('margin'),
    total: distributionOf('total'),
    score: distributionOf('score'),
    bothScored: distributionOf('bothScored'),
  };
};

const resultOf = (distribution: Distribution) => [
  chanceThat(distribution, (margin) => margin > 0),
  chanceThat(distribution, (margin) => margin === 0),
  chanceThat(distribution, (margin) => margin < 0),
];

const profits = { ah: 0.96, ou: 0.95 } as const;
const lines = football.lines as [keyof typeof profits, ...number[]][];

describe('the distribution of the goals', () => {
  const distributions = finalDistributions(distributionAt([0, 0], 1));
  const distributionOf = { ah: distributions.margin, ou: distributions.total };

  it('[SPT-8] has the listed chances and prices of the result', () => {
    const { h, d, a, prices } = football.result;
    expectClose(resultOf(distributions.margin), [h, d, a]);
    const offered = ['h', 'd', 'a'].map((side) =>
      priceOf(sharesOf(types['1x2']!, distributions.margin, side, 0), { total: 0.06, spread: 1 }, 3, false),
    );
    expect(offered).toEqual([prices.h, prices.d, prices.a]);
  });

  it.each(lines)('[SPT-8] has the listed shares and prices of %s %s', (type, q, ...expected) => {
    const [won, returned, lost, fair, first, second] = expected as number[];
    const shares = sharesOf(types[type]!, distributionOf[type], types[type]!.sides[0]!, q!);
    expectClose(
      [shares.won, shares.returned, shares.lost, fairPrice(shares)],
      [won!, returned!, lost!, fair!],
    );
    const margin = marginOfProfit(profits[type]);
    expect(priceOf(shares, margin, 2, true)).toBe(first);
    expect(priceOf(opposite(shares), margin, 2, true)).toBe(second);
  });

  it.each(football.scores as [string, number, number | null][])(
    '[SPT-8] has the listed chance and price of the score %s',
    (side, chance, price) => {
      const shares = sharesOf(types.cs!, distributions.score, side, 0);
      expectClose([shares.won], [chance]);
      if (price !== null) expect(priceOf(shares, { total: 0.2, spread: 0.5 }, 26, false)).toBe(price);
    },
  );

  it('[SPT-8] has the listed chance that both score, and expected returns', () => {
    expectClose([chanceOf(distributions.bothScored, 1)], [football.bothScored]);
    for (const [q, expected] of football.returns) {
      const { won, returned, lost } = sharesOf(types.ah!, distributions.margin, 'h', q!);
      const margin = 1 + marginOfProfit(profits.ah).total;
      expectClose([returned + (won + lost) / margin], [expected!]);
    }
  });

  it('[SPT-8] has the listed chances of the first half', () => {
    const { result, ah, ou } = football.firstHalf;
    const half = distributionsOf(distributionAt([0, 0], 1), rates, firstHalfGoals);
    expectClose(resultOf(half['margin h1']!), result);
    expectClose([fairPrice(sharesOf(types.ah!, half['margin h1']!, 'h', ah.q))], [ah.fair]);
    const over = sharesOf(types.ou!, half['total h1']!, 'o', ou.q);
    expectClose(
      [over.won, over.returned, over.lost, fairPrice(over)],
      [ou.won, ou.returned, ou.lost, ou.fair],
    );
  });

  it.each(football.inPlay)('[SPT-8] has the listed chances at minute $minute with the score $score', (at) => {
    const { minute, remaining, result, line } = at;
    const score = at.score as unknown as Score;
    const left = 1 - goalShare(minute / 90);
    expectClose([left], [remaining]);
    const now = afterRedCards(rates, (at.reds ?? [0, 0]) as unknown as Score);
    const { margin, total } = finalDistributions(distributionAt(score, left, now));
    expectClose(resultOf(margin), result);
    if (line === undefined) return;
    const { type, q, fair, shares: expected } = line;
    const shares =
      type === 'ah'
        ? sharesOf(types.ah!, margin, 'h', q, score[0] - score[1])
        : sharesOf(types.ou!, total, 'o', q);
    if (fair !== undefined) expectClose([fairPrice(shares)], [fair]);
    if (expected !== undefined) expectClose([shares.won, shares.returned, shares.lost], expected);
  });

  it('[SPT-8] keeps both marginal distributions Poisson', () => {
    const grid = goalGrid(distributionAt([0, 0], 1));
    const size = maxGoals + 1;
    const poisson = (mean: number, count: number) => {
      let chance = Math.exp(-mean);
      for (let index = 1; index <= count; index += 1) chance *= mean / index;
      return chance;
    };
    for (let count = 0; count < size; count += 1) {
      const home = Array.from({ length: size }, (_, j) => grid[count * size + j]!);
      const away = Array.from({ length: size }, (_, i) => grid[i * size + count]!);
      const sum = (chances: number[]) => chances.reduce((total, chance) => total + chance, 0);
      expectClose([sum(home)], [poisson(rates.home, count)]);
      expectClose([sum(away)], [poisson(rates.away, count)]);
    }
  });
});

const anyState = fc.record({
  home: fc.double({ min: 0.3, max: 3, noNaN: true }),
  away: fc.double({ min: 0.3, max: 3, noNaN: true }),
  score: fc.tuple(fc.nat(3), fc.nat(3)),
  share: fc.double({ min: 0, max: 0.5, noNaN: true }),
});

describe('distributions of any state', () => {
  it('[SPT-8] sum to 1, and both sides of a line have opposite fair chances', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: -12, max: 12 }), ({ home, away, score, share }, q) => {
        const of = { home, away, rho: -0.08 };
        const left = 1 - goalShare(share);
        const distribution = distributionAt(score, left, of);
        const distributions = distributionsOf(distribution, { home: home * left, away: away * left }, 0.4);
        expect(Object.keys(distributions)).toEqual(expect.arrayContaining(['margin ft', 'margin h1']));
        for (const each of Object.values(distributions)) {
          expect(chanceThat(each, () => true)).toBeCloseTo(1, 9);
          expect(Math.min(...each.chances)).toBeGreaterThanOrEqual(-1e-15);
        }
        const margin = distributions['margin ft']!;
        const one = sharesOf(types.ah!, margin, 'h', q);
        const other = sharesOf(types.ah!, margin, 'a', q);
        expect(1 / fairPrice(one) + 1 / fairPrice(other)).toBeCloseTo(1, 9);
        expect(other.won).toBeCloseTo(opposite(one).won, 12);
        const price = priceOf(one, marginOfProfit(0.95), 2, true);
        if (price !== undefined) {
          expect(price / 1000).toBeLessThanOrEqual(fairPrice(one));
          expect(valueAt(one, price)).toBeLessThanOrEqual(1);
        }
        const better = sharesOf(types.ah!, margin, 'h', q + 1);
        expect(fairPrice(better)).toBeLessThanOrEqual(fairPrice(one));
      }),
    );
  });

  /** Oracle: every pair of goals in each half, from the joint distribution. */
  it('[SPT-8] of the first half equal the split of every final score', () => {
    fc.assert(
      fc.property(anyState, fc.double({ min: 0, max: 1, noNaN: true }), ({ home, away, score }, inHalf) => {
        const distribution = distributionAt(score, 0.8, { home, away, rho: -0.08 });
        const grid = goalGrid(distribution);
        const split = (count: number) => {
          let chances = [1];
          for (let goal = 0; goal < count; goal += 1) {
            chances = [...chances, 0].map(
              (chance, index) => chance * (1 - inHalf) + (chances[index - 1] ?? 0) * inHalf,
            );
          }
          return chances;
        };
        const results = new Array<number>(9).fill(0);
        const totals = new Array<number>(30).fill(0);
        for (let i = 0; i <= maxGoals; i += 1) {
          for (let j = 0; j <= maxGoals; j += 1) {
            for (const [k, homeChance] of split(i).entries()) {
              for (const [l, awayChance] of split(j).entries()) {
                const chance = grid[i * (maxGoals + 1) + j]! * homeChance * awayChance;
                const atHalf = Math.sign(score[0] + k - score[1] - l);
                const atEnd = Math.sign(score[0] + i - score[1] - j);
                results[3 * (1 - atHalf) + 1 - atEnd]! += chance;
                totals[k + l]! += chance;
              }
            }
          }
        }
        const distributions = distributionsOf(distribution, { home: home * 0.8, away: away * 0.8 }, inHalf);
        for (const [index, chance] of results.entries()) {
          expect(chanceOf(distributions['halfTimeFullTime ft']!, index)).toBeCloseTo(chance, 4);
        }
        for (let count = 0; count < 6; count += 1) {
          expect(chanceOf(distributions['total h1']!, score[0] + score[1] + count)).toBeCloseTo(
            totals[count]!,
            4,
          );
        }
      }),
      { numRuns: 8 },
    );
  });

  it('[SPT-8] inverts the share of goals', () => {
    for (const share of [0, 0.1, 0.5, 2 / 3, 1]) {
      expect(shareAtGoalShare(goalShare(share))).toBeCloseTo(share, 12);
    }
    expect(firstHalfGoals).toBeCloseTo(0.45, 12);
  });
});

import { type LegResult, multiplierOf, multiplierUnit } from './line-result';

/** A leg as it counts for the payout. */
export interface SettledLeg {
  readonly result: LegResult;
  /** Accepted price: Europe, integer thousandths. */
  readonly price: number;
}

/** An exact fraction with a positive denominator. */
export interface Multiple {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Sum over all combinations of the given sizes of the product of their multipliers: what a unit stake on each returns.
 * The sums of all sizes are built leg by leg, as coefficients of the polynomial Π (1 + multiplier · z).
 */
export const returnOfUnit = (legs: readonly SettledLeg[], sizes: readonly number[]): Multiple => {
  const sums = [1n];
  for (const { result, price } of legs) {
    const multiplier = multiplierOf(result, price);
    for (let size = sums.length; size >= 1; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + sums[size - 1]! * multiplier;
    }
  }
  const power = (exponent: number) => multiplierUnit ** BigInt(exponent);
  const numerator = sizes.reduce((sum, size) => sum + (sums[size] ?? 0n) * power(legs.length - size), 0n);
  return { numerator, denominator: power(legs.length) };
};

/**
 * Payout of a ticket in minor units, rounded down once for the whole ticket. A single bet is one leg of size 1.
 *
 * The gateway applies it again to all stored bets: in corrections, and when it verifies what was paid. So a rule for bets that
 * are placed from now on needs a column of the bet, by which older ones are paid as before.
 *
 * @param unit stake on each combination, in minor units.
 */
export const payoutOf = (unit: bigint, legs: readonly SettledLeg[], sizes: readonly number[]): bigint => {
  const { numerator, denominator } = returnOfUnit(legs, sizes);
  return (unit * numerator) / denominator;
};

/** Payout when every leg wins. */
export const potentialPayout = (unit: bigint, prices: readonly number[], sizes: readonly number[]): bigint =>
  payoutOf(
    unit,
    prices.map((price) => ({ result: 'won', price })),
    sizes,
  );

/** The price of a parlay of all legs, in thousandths: the product of their prices, rounded down once. */
export const parlayPrice = (prices: readonly number[]): bigint =>
  potentialPayout(1000n, prices, [prices.length]);

/** Prices below this one, in thousandths, do not count for turnover. */
export const minTurnoverPrice = 1500;

/**
 * Turnover of a settled ticket: the smaller of stake and absolute net result; 0 when the stake came back or the price of
 * the ticket is under 1.50.
 */
export const turnoverOf = (stake: bigint, payout: bigint, price: number): bigint => {
  if (price < minTurnoverPrice) return 0n;
  const net = payout > stake ? payout - stake : stake - payout;
  return net < stake ? net : stake;
};

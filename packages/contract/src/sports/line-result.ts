/** Result of a leg. Half results pay on half of the stake and return, or lose, the other half. */
export type LegResult = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'void';

/** Result of a leg whose market was played. */
export type LineResult = Exclude<LegResult, 'void'>;

/** Result of a line that the side beats by this many quarters (negative: misses). */
export const resultOfQuarters = (quarters: number): LineResult => {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'half-won';
  if (quarters === 0) return 'push';
  return quarters === -1 ? 'half-lost' : 'lost';
};

/**
 * Result of a handicap for the home side (the away side has the opposite margin and line).
 *
 * @param margin home score less away score.
 * @param q the line in quarters: -2 is home -0.5.
 */
export const handicapResult = (margin: number, q: number): LineResult => resultOfQuarters(4 * margin + q);

/**
 * Result of “over” (“under” is {@link oppositeResult}).
 *
 * @param q the line in quarters: 9 is 2.25.
 */
export const overResult = (total: number, q: number): LineResult => resultOfQuarters(4 * total - q);

const opposites = {
  won: 'lost',
  'half-won': 'half-lost',
  push: 'push',
  'half-lost': 'half-won',
  lost: 'won',
} as const;

/** The result of the other side of the line. */
export const oppositeResult = (result: LineResult): LineResult => opposites[result];

/** Twice the multiple of the stake that a result returns, at a price in the same unit as `one`. */
const returns: Readonly<Record<LegResult, (price: bigint, one: bigint) => bigint>> = {
  won: (price) => 2n * price,
  'half-won': (price, one) => one + price,
  push: (_, one) => 2n * one,
  void: (_, one) => 2n * one,
  'half-lost': (_, one) => one,
  lost: () => 0n,
};

/** Denominator of {@link multiplierOf}: prices are thousandths, half results halve them. */
export const multiplierUnit = 2000n;

/**
 * What a result returns for each unit of stake, in 2000ths.
 *
 * @param price Europe, integer thousandths.
 */
export const multiplierOf = (result: LegResult, price: number): bigint =>
  returns[result](BigInt(price), 1000n);

import { dayMs } from '../../../durations';

/** The card game; what gives its chances is in `chance-sources.ts`. Amounts are minor units. */
export const flipRules = {
  /** The prizes of a board that begins, one a card, the highest first. A round keeps its own, by which it is paid and verified. */
  prizes: [18_88n, 8_88n, 2_00n, 2_00n, 88n, 88n, 88n, 0n, 0n],
  /** Cards that a round flips at most. */
  maxFlips: 3,
  /** Days in which a chance can be spent. */
  chanceDays: 7,
  /** What the rounds of a day pay at most. */
  budgetOfDay: 5_000_00n,
  /** How long a round is open, in milliseconds. */
  openFor: dayMs,
} as const;

/** What a number of cards pays at most. */
export const dearest = (cards: number): bigint => {
  const prizes: readonly bigint[] = [...flipRules.prizes].sort((a: bigint, b: bigint) => Number(b - a));
  return prizes.slice(0, cards).reduce((sum, prize) => sum + prize, 0n);
};

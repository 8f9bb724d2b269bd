import type { Multiple } from './payout';

/** What limits the stake of a ticket, in minor units. */
export interface StakeBounds {
  /** Smallest and largest unit stake of the market class and league tier. */
  readonly smallest: bigint;
  readonly largest: bigint;
  /** Largest payout of a ticket. */
  readonly maxPayout: bigint;
  /** What the house may still lose on the market, and to the member in the event. */
  readonly marketRoom: bigint;
  readonly eventRoom: bigint;
  /** What the member's own limits leave for stakes. */
  readonly ownRoom: bigint;
  readonly balance: bigint;
}

/** A bound of the unit stake. */
export type StakeBound = Exclude<keyof StakeBounds, 'smallest'>;

/** Default limits, in minor units: a single bet, a combination of a system, a ticket, a member in an event. */
export const defaultStakeLimits = {
  single: { smallest: 10_00n, largest: 50_000_00n },
  system: { smallest: 2_00n, largest: 20_000_00n },
  maxPayout: 1_000_000_00n,
  eventRoom: 200_000_00n,
} as const;

/**
 * The largest unit stake of each bound, rounded down.
 *
 * @param bets number of combinations.
 * @param unitReturn what a unit stake on each combination returns when every leg wins.
 */
export const unitStakes = (
  bounds: StakeBounds,
  bets: number,
  { numerator, denominator }: Multiple,
): Readonly<Record<StakeBound, bigint>> => {
  const count = BigInt(bets);
  const profit = numerator - count * denominator;
  const withinLoss = (room: bigint) => (profit > 0n ? (room * denominator) / profit : bounds.largest);
  return {
    largest: bounds.largest,
    maxPayout: (bounds.maxPayout * denominator) / numerator,
    marketRoom: withinLoss(bounds.marketRoom),
    eventRoom: withinLoss(bounds.eventRoom),
    ownRoom: bounds.ownRoom / count,
    balance: bounds.balance / count,
  };
};

/** The largest unit stake that no bound forbids. */
export const maxUnitStake = (stakes: Readonly<Record<StakeBound, bigint>>): bigint => {
  let least = stakes.largest;
  for (const stake of Object.values(stakes)) if (stake < least) least = stake;
  return least;
};

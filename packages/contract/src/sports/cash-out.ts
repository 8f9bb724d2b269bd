import { combinationsOf } from './systems';

/** A leg at the time of the offer. */
export interface CashOutLeg {
  /**
   * Expected multiple of the stake: of a settled leg its multiplier, of an open leg the sum over all results of
   * probability × multiplier at the accepted price, with fair probabilities.
   */
  readonly value: number;
  readonly state: 'settled' | 'prematch' | 'live';
}

/** Share of the value that the house keeps for each open leg. */
export const feePerLeg = { settled: 0, prematch: 0.03, live: 0.05 } as const;
/** The member keeps at least this share of a combination's value. */
export const leastKept = 0.8;

/** The smallest offer, in minor units. */
export const smallestOffer = 100n;

/** Fair value of a ticket and the part of it that is offered, in minor units with fractions. */
const valuesOf = (unit: bigint, legs: readonly CashOutLeg[], sizes: readonly number[]) => {
  let fair = 0;
  let offered = 0;
  for (const size of sizes) {
    for (const combination of combinationsOf(legs.length, size)) {
      let value = 1;
      let kept = 1;
      for (const index of combination) {
        const leg = legs[index]!;
        value *= leg.value;
        kept *= 1 - feePerLeg[leg.state];
      }
      fair += value;
      offered += value * Math.max(kept, leastKept);
    }
  }
  return { fair: fair * Number(unit), offered: offered * Number(unit) };
};

/** Fair value of a ticket, in minor units, rounded down. */
export const fairValue = (unit: bigint, legs: readonly CashOutLeg[], sizes: readonly number[]): bigint =>
  BigInt(Math.floor(valuesOf(unit, legs, sizes).fair));

/**
 * The amount for which a ticket can be cashed out, in minor units; undefined when it is under 1.00 or not below the
 * potential payout. The caller checks that every open leg's market is open and its feed fresh.
 *
 * @param unit open stake on each combination, in minor units.
 * @param potential payout when every open leg wins.
 */
export const cashOutOffer = (
  unit: bigint,
  legs: readonly CashOutLeg[],
  sizes: readonly number[],
  potential: bigint,
): bigint | undefined => {
  const offer = BigInt(Math.floor(valuesOf(unit, legs, sizes).offered));
  return offer >= smallestOffer && offer < potential ? offer : undefined;
};

/** The part of an amount for a partial cash-out, rounded down. */
export const partOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n;

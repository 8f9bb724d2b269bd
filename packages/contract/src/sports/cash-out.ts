import { cashOutRules } from './cash-out-rules';
import { combinationsOf } from './combinations';

/** A leg at the time of the offer. */
export interface CashOutLeg {
  /**
   * Expected multiple of the stake: of a settled leg its multiplier, of an open leg the sum over all results of
   * probability × multiplier at the accepted price, with fair probabilities.
   */
  readonly value: number;
  readonly state: 'settled' | 'prematch' | 'live';
}

const { feePercentPerLeg, minKeptPercent, smallestOffer } = cashOutRules;

/** Values of legs are probabilities, so doubles. Money is computed from this many decimals of them, and exactly from there. */
const decimals = 9;
const one = 10n ** BigInt(decimals);
const exact = (value: number): bigint => BigInt(Math.round(value * Number(one)));

/** Fair value of a ticket and the part of it that is offered, in minor units, rounded down. */
const valuesOf = (unit: bigint, legs: readonly CashOutLeg[], sizes: readonly number[]) => {
  const exactLegs = legs.map(({ value, state }) => ({
    value: exact(value),
    kept: BigInt(100 - feePercentPerLeg[state]),
  }));
  // A common denominator: every leg that a combination does not have counts as a factor of one.
  const scale = { value: one ** BigInt(legs.length), kept: 100n ** BigInt(legs.length) };
  const least = (scale.kept * BigInt(minKeptPercent)) / 100n;
  let fair = 0n;
  let offered = 0n;
  for (const size of sizes) {
    const missing = BigInt(legs.length - size);
    for (const combination of combinationsOf(legs.length, size)) {
      let value = one ** missing;
      let kept = 100n ** missing;
      for (const index of combination) {
        const leg = exactLegs[index]!;
        value *= leg.value;
        kept *= leg.kept;
      }
      fair += value;
      offered += value * (kept > least ? kept : least);
    }
  }
  return { fair: (fair * unit) / scale.value, offered: (offered * unit) / (scale.value * scale.kept) };
};

/** Fair value of a ticket, in minor units, rounded down. */
export const fairValue = (unit: bigint, legs: readonly CashOutLeg[], sizes: readonly number[]): bigint =>
  valuesOf(unit, legs, sizes).fair;

/**
 * The amount for which a ticket can be cashed out, in minor units; undefined when it is under 1.00 or not below the
 * potential payout. The caller checks that every open leg's market is open and its feed fresh: in the gateway `offerOf`
 * (`domain/sports/cash-out.ts`), which has the rules of when a bet has an offer.
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
  const offer = valuesOf(unit, legs, sizes).offered;
  return offer >= smallestOffer && offer < potential ? offer : undefined;
};

/** The part of an amount for a partial cash-out, rounded down. */
export const partOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n;

/**
 * The figures of cash-outs. `cashOutOffer` applies those of the price; the gateway decides which bets have an offer, how long a
 * quote holds, and which turnover counts (`offerOf` in its `domain/sports/cash-out.ts`).
 */
export const cashOutRules = {
  /** Percent of the value that the house keeps for each open leg. */
  feePercentPerLeg: { settled: 0, prematch: 3, live: 5 },
  /** The member keeps at least this percentage of a combination's value, whatever the fees of its legs add up to. */
  minKeptPercent: 80,
  /** The smallest offer, in minor units. */
  smallestOffer: 100n,
  /** How long a quote can be accepted, ms. */
  quoteLifetime: 5_000,
  /** A cash-out of less than this share of its stake, per cent, counts no turnover. */
  minCountedPercent: 50,
} as const;

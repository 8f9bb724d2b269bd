/** The plan of the agent programme and the sum of a month (AGT-1). Amounts in minor units, rates in hundredths of a per cent. */
export const agentPlan = {
  /** The first row whose base and active members are both reached, from the top. */
  rates: [
    { base: 0n, active: 3, rate: 2_500 },
    { base: 50_000_00n, active: 5, rate: 3_000 },
    { base: 200_000_00n, active: 10, rate: 3_500 },
    { base: 500_000_00n, active: 30, rate: 4_000 },
    { base: 1_000_000_00n, active: 50, rate: 4_500 },
  ],
  /** Of the own commission of the agents below, by distance. */
  below: [1_000, 300],
  /** Of a result above zero, for the venues. */
  fee: 500,
  /** What makes a member active in a month, both. */
  activeTurnover: 1_000_00n,
  activeDeposits: 200_00n,
  /** A month is counted on this day of the next one, at this hour. */
  countedOn: { day: 3, hour: 4 },
} as const;

/** What the members of an agent did in a month. */
export interface MonthFigures {
  /** Stakes less payouts of settled bets. */
  readonly gross: bigint;
  readonly rebates: bigint;
  /** Claimed grants and exchanged coins. */
  readonly gifts: bigint;
  readonly active: number;
}

/** The sum of a month, line by line. */
export interface MonthSum extends MonthFigures {
  readonly fee: bigint;
  readonly net: bigint;
  readonly carriedIn: bigint;
  readonly base: bigint;
  readonly rate: number;
  readonly own: bigint;
  readonly carriedOut: bigint;
}

const shareOf = (amount: bigint, rate: number) => (amount * BigInt(rate)) / 10_000n;

/** What an agent above gets of an own commission; 0 from the third on. */
export const shareFromBelow = (own: bigint, distance: number): bigint =>
  shareOf(own, agentPlan.below[distance - 1] ?? 0);

/** The rate of a base: 0 below zero, and with too few active members. */
export const rateOf = (base: bigint, active: number): number =>
  agentPlan.rates.findLast((row) => base >= row.base && active >= row.active)?.rate ?? 0;

/** Adds up a month. What earns no rate is carried into the next month, be it a loss or a gain. */
export const sumOf = (figures: MonthFigures, carriedIn: bigint): MonthSum => {
  const { gross, rebates, gifts, active } = figures;
  const fee = gross > 0n ? shareOf(gross, agentPlan.fee) : 0n;
  const net = gross - fee - rebates - gifts;
  const base = net + carriedIn;
  const rate = rateOf(base, active);
  const own = shareOf(base, rate);
  return { ...figures, fee, net, carriedIn, base, rate, own, carriedOut: rate === 0 ? base : 0n };
};

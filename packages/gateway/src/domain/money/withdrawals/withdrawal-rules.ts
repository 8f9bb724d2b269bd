/** Limits of a VIP level, minor units. */
export interface WithdrawalLimits {
  min: bigint;
  max: bigint;
  maxPerDay: bigint;
  withdrawalsPerDay: number;
  freePerDay: number;
}

const yuan = (amount: number) => BigInt(amount) * 100n;

/**
 * Limits by VIP level, from level 0; higher levels have those of the last row. No column but `min` may fall with the
 * level. Amounts in yuan.
 */
const limitsByLevel = [
  { min: 100, max: 20_000, maxPerDay: 50_000, withdrawalsPerDay: 3, freePerDay: 1 },
  { min: 100, max: 30_000, maxPerDay: 80_000, withdrawalsPerDay: 3, freePerDay: 1 },
  { min: 100, max: 50_000, maxPerDay: 150_000, withdrawalsPerDay: 4, freePerDay: 2 },
  { min: 100, max: 80_000, maxPerDay: 300_000, withdrawalsPerDay: 5, freePerDay: 3 },
  { min: 100, max: 100_000, maxPerDay: 500_000, withdrawalsPerDay: 6, freePerDay: 4 },
  { min: 100, max: 200_000, maxPerDay: 1_000_000, withdrawalsPerDay: 8, freePerDay: 6 },
  { min: 100, max: 500_000, maxPerDay: 3_000_000, withdrawalsPerDay: 10, freePerDay: 10 },
];

/** The limits of each VIP level that has a row of its own. */
export const withdrawalLimits: readonly WithdrawalLimits[] = limitsByLevel.map((row) => ({
  ...row,
  min: yuan(row.min),
  max: yuan(row.max),
  maxPerDay: yuan(row.maxPerDay),
}));

export const limitsOf = (vipLevel: number): WithdrawalLimits =>
  withdrawalLimits[Math.min(vipLevel, withdrawalLimits.length - 1)] as WithdrawalLimits;

/** Fee after the free withdrawals of a day: hundredths of a per cent, at most `max`. */
export const feeRule = { rate: 50n, max: yuan(50) } as const;

/**
 * The fee of a withdrawal, rounded down to the smallest unit.
 *
 * @param timesBefore earlier withdrawals of the same day.
 */
export const feeOf = (amount: bigint, timesBefore: number, { freePerDay }: WithdrawalLimits): bigint => {
  if (timesBefore < freePerDay) return 0n;
  const fee = (amount * feeRule.rate) / 10_000n;
  return fee > feeRule.max ? feeRule.max : fee;
};

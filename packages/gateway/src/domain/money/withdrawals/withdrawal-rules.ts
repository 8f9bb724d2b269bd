/** Limits of a VIP level, minor units. */
export interface WithdrawalLimits {
  min: bigint;
  max: bigint;
  dayLimit: bigint;
  timesADay: number;
  /** Free withdrawals a day. */
  freeTimes: number;
}

const yuan = (amount: number) => BigInt(amount) * 100n;
const level = (max: number, dayLimit: number, timesADay: number, freeTimes: number): WithdrawalLimits => ({
  min: yuan(100),
  max: yuan(max),
  dayLimit: yuan(dayLimit),
  timesADay,
  freeTimes,
});

/** Limits by VIP level; higher levels have those of the last one. */
const levels: readonly [WithdrawalLimits, ...WithdrawalLimits[]] = [
  level(20_000, 50_000, 3, 1),
  level(30_000, 80_000, 3, 1),
  level(50_000, 150_000, 4, 2),
  level(80_000, 300_000, 5, 3),
  level(100_000, 500_000, 6, 4),
  level(200_000, 1_000_000, 8, 6),
  level(500_000, 3_000_000, 10, 10),
];

export const limitsOf = (vipLevel: number): WithdrawalLimits =>
  levels[Math.min(vipLevel, levels.length - 1)] ?? levels[0];

/** Fee after the free withdrawals of a day: hundredths of a per cent, at most `max`. */
export const feeRule = { rate: 50n, max: yuan(50) } as const;

/**
 * The fee of a withdrawal, rounded down to the smallest unit.
 *
 * @param timesBefore earlier withdrawals of the same day.
 */
export const feeOf = (amount: bigint, timesBefore: number, { freeTimes }: WithdrawalLimits): bigint => {
  if (timesBefore < freeTimes) return 0n;
  const fee = (amount * feeRule.rate) / 10_000n;
  return fee > feeRule.max ? feeRule.max : fee;
};

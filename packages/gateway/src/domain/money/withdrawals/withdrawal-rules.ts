import { vipLevelOf, type WithdrawalLimits } from '../../vip';

/** The limits of a VIP level. */
export const limitsOf = (vipLevel: number): WithdrawalLimits => vipLevelOf(vipLevel).withdrawals;

/** Fee after the free withdrawals of a day: hundredths of a per cent, at most `max` in minor units. */
export const feeRule = { rate: 50n, max: 5_000n } as const;

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

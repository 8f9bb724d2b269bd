import { vipLevelOf, type WithdrawalLimits } from '../../vip-rules';
import { payoutKindOf } from '../payout/payout-kinds';
import type { WithdrawalConditions } from './withdrawal-locks';

/** The limits of a VIP level. */
export const withdrawalLimitsOfLevel = (vipLevel: number): WithdrawalLimits =>
  vipLevelOf(vipLevel).withdrawals;

/** The least withdrawal to an account of a kind, with the limits of a level. */
const minimumOfKind = (kind: string, { min }: WithdrawalLimits): bigint => payoutKindOf(kind)?.minimum ?? min;

/** The least withdrawal to the chosen account, or to any account of the member if none is chosen. */
export const minimumOf = ({
  limits,
  payoutAccounts,
}: Pick<WithdrawalConditions, 'limits' | 'payoutAccounts'>): bigint =>
  payoutAccounts
    .map(({ kind }) => minimumOfKind(kind, limits))
    .reduce<bigint | undefined>(
      (least, each) => (least === undefined || each < least ? each : least),
      undefined,
    ) ?? limits.min;

/** What the member can still withdraw on this day of the brand, also after a level with a lower limit. */
export const dayLeftOf = ({ limits, today }: Pick<WithdrawalConditions, 'limits' | 'today'>): bigint => {
  const left = limits.maxPerDay - today.amount;
  return left > 0n ? left : 0n;
};

/** The amounts of the next withdrawal. Nothing fits if `max` is below `min`, which is a lock of its own. */
export const rangeOf = (
  conditions: Pick<WithdrawalConditions, 'limits' | 'today' | 'payoutAccounts'>,
): { readonly min: bigint; readonly max: bigint } => {
  const { max } = conditions.limits;
  const dayLeft = dayLeftOf(conditions);
  const fitsDay = max <= dayLeft;
  return { min: minimumOf(conditions), max: fitsDay ? max : dayLeft };
};

/** Fee after the free withdrawals of a day: hundredths of a per cent, at most `max` in minor units. */
export const feeRule = { rate: 50n, max: 5_000n } as const;

type FeeConditions = Pick<WithdrawalConditions, 'limits' | 'today'>;

/** Withdrawals without a fee that remain today. */
export const freeTimesLeft = ({ limits, today }: FeeConditions): number =>
  Math.max(0, limits.freePerDay - today.times);

/** The fee of the next withdrawal, rounded down to the smallest unit. */
export const feeFor = (amount: bigint, conditions: FeeConditions): bigint => {
  if (freeTimesLeft(conditions) > 0) return 0n;
  const fee = (amount * feeRule.rate) / 10_000n;
  return fee > feeRule.max ? feeRule.max : fee;
};

import type { GameCategory } from '@pavilion/contract';
import { gameCategories } from '@pavilion/contract';
import { baseRebates, vipLevelOf, vipLevels } from '../../vip-rules';

/**
 * Hundredths of a per cent. A claim pays the rate of its own moment for all turnover since the last claim, so a rate that depends
 * on the day would be paid for other days as well: it needs a column of `turnover_by_category` that counts the turnover of such days.
 */
export const rebateRate = (category: GameCategory, vipLevel: number): number =>
  baseRebates[category] + vipLevelOf(vipLevel).extraRebate;

/** The rebate of turnover, minor units, rounded down. */
export const rebateOf = (category: GameCategory, vipLevel: number, turnover: bigint): bigint =>
  (turnover * BigInt(rebateRate(category, vipLevel))) / 10_000n;

export const rebateTable = vipLevels.map((_, vipLevel) => ({
  vipLevel,
  rates: gameCategories.map((category) => ({ category, rate: rebateRate(category, vipLevel) })),
}));

import type { GameCategory } from '@pavilion/contract';
import { gameCategories } from '@pavilion/contract';

/** Rebate rates, hundredths of a per cent: by category at level 0, and the increment of each VIP level. */
const base: Readonly<Record<GameCategory, number>> = {
  egame: 40,
  fishing: 40,
  chess: 35,
  realbet: 35,
  gaming: 35,
  sport: 30,
  lottery: 20,
};
const perLevel = 8;

/** Number of levels with different rates. */
export const topLevel = 6;

/** Turnover for one coin, both in their minor units. */
export const turnoverPerCoin = 100n;

/** Coins for one unit of money. */
export const coinsPerUnit = 100n;

/** Hundredths of a per cent. */
export const rebateRate = (category: GameCategory, vipLevel: number): number =>
  base[category] + perLevel * Math.min(vipLevel, topLevel);

/** The rebate of turnover, minor units, rounded down. */
export const rebateOf = (category: GameCategory, vipLevel: number, turnover: bigint): bigint =>
  (turnover * BigInt(rebateRate(category, vipLevel))) / 10_000n;

/** Coins for turnover: whole ones, in minor units. */
export const coinsOf = (turnover: bigint): bigint => (turnover / turnoverPerCoin / 100n) * 100n;

export const rebateTable = Array.from({ length: topLevel + 1 }, (_, vipLevel) => ({
  vipLevel,
  rates: gameCategories.map((category) => ({ category, rate: rebateRate(category, vipLevel) })),
}));

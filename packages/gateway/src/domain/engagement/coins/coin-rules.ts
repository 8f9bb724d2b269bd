/** Turnover for one coin, both in their minor units. */
export const turnoverPerCoin = 100n;

/** Coins for one unit of money. */
export const coinsPerUnit = 100n;

/** Coins for turnover: whole ones, in minor units. What is left below one coin is not kept for the next claim. */
export const coinsOf = (turnover: bigint): bigint => (turnover / turnoverPerCoin / 100n) * 100n;

/** Turnover for one coin, both in their minor units. */
export const turnoverPerCoin = 100n;

/** Coins for one unit of money. */
export const coinsPerUnit = 100n;

/** Coins for turnover: whole ones, in minor units. Turnover that is too little for a coin is lost with the claim. */
export const coinsOf = (turnover: bigint): bigint => (turnover / turnoverPerCoin / 100n) * 100n;

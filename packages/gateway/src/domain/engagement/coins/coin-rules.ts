/** Turnover for one coin, both in their minor units. */
export const turnoverPerCoin = 100n;

/** Coins for one unit of money. */
export const coinsPerUnit = 100n;

/** Coins for turnover: whole ones, in minor units. */
export const coinsOf = (turnover: bigint): bigint => (turnover / turnoverPerCoin / 100n) * 100n;

/**
 * Coins of a claim, by all turnover of the member and the part of it that was claimed before: what is too little for a coin counts
 * with the next claim.
 */
export const coinsOfClaim = (total: bigint, claimed: bigint): bigint => coinsOf(total) - coinsOf(claimed);

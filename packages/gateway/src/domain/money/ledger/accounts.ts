/** The spendable money of a member. */
export const mainAccount = (memberId: string): string => `main:${memberId}`;

/** Money of a member that is held for something, as a withdrawal on its way. */
export const lockedAccount = (memberId: string): string => `locked:${memberId}`;

/** Money of a member that lies at a venue. */
export const venueAccount = (venueCode: string, memberId: string): string => `venue:${venueCode}:${memberId}`;

/** Coins of a member: they are no money, and sum to zero apart from it. */
export const coinAccount = (memberId: string): string => `coins:${memberId}`;

/** Accounts of the house. They keep no balance row: their balance is the sum of their entries. */
export const houseAccounts = {
  /** Where deposits come from and withdrawals go to. */
  cashier: 'house:cashier',
  /** What stakes go to and payouts come from. */
  games: 'house:games',
  /** What bonuses come from. */
  promotions: 'house:promotions',
  /** What fees of withdrawals go to. */
  fees: 'house:fees',
  /** The other side of what is put right by hand. */
  adjustments: 'house:adjustments',
  /** Where coins come from and go back to. */
  coins: 'house:coins',
} as const;

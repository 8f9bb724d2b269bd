/** The spendable money of a member. */
export const mainAccount = (memberId: string): string => `main:${memberId}`;

/** Money of a member that is held for something, as a withdrawal on its way. */
export const lockedAccount = (memberId: string): string => `locked:${memberId}`;

/** Accounts of the house. They keep no balance row: their balance is the sum of their entries. */
export const houseAccounts = {
  /** Where deposits come from and withdrawals go to. */
  cashier: 'house:cashier',
  /** What stakes go to and payouts come from. */
  games: 'house:games',
  /** What bonuses come from. */
  promotions: 'house:promotions',
} as const;

/** The main wallet of a member. */
export const mainAccount = (memberId: string): string => `main:${memberId}`;

/** Money of a member that is reserved, for example by a withdrawal. */
export const lockedAccount = (memberId: string): string => `locked:${memberId}`;

/** Stakes of a member on sports events that are not settled. */
export const stakeAccount = (memberId: string): string => `stake:${memberId}`;

/** The wallet of a member at a venue. */
export const venueAccount = (venueCode: string, memberId: string): string => `venue:${venueCode}:${memberId}`;

/** Coins of a member. Coins are not money: their entries sum to zero among themselves. */
export const coinAccount = (memberId: string): string => `coins:${memberId}`;

/** The member of an account; undefined for an account of the house. */
export const memberOfAccount = (account: string): string | undefined =>
  account.startsWith('house:') ? undefined : account.split(':').at(-1);

/** Accounts of the house, the operator as the counterpart of its members. They have no balance row: their balance is the sum of their entries. */
export const houseAccounts = {
  /** Source of deposits, destination of withdrawals. */
  cashier: 'house:cashier',
  /** Destination of stakes, source of payouts. */
  games: 'house:games',
  /** Source of bonuses. */
  promotions: 'house:promotions',
  /** Destination of withdrawal fees. */
  fees: 'house:fees',
  /** Source of the commissions of agents. */
  commissions: 'house:commissions',
  /** Source of the play money of demos. */
  demo: 'house:demo',
  /** Counterpart of manual adjustments. */
  adjustments: 'house:adjustments',
  /** Source and destination of coins. */
  coins: 'house:coins',
} as const;

/** An account of the house. */
export type HouseAccount = (typeof houseAccounts)[keyof typeof houseAccounts];

/** The accounts that a member can have, by the first part of their name. */
export type AccountKind = 'main' | 'locked' | 'stake' | 'venue' | 'coins';

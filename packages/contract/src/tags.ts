/**
 * What cached answers are about. A call that provides a tag is fetched again when a call that invalidates the tag
 * succeeds.
 */
export const tags = [
  'Balance',
  'Session',
  'Games',
  'Favourites',
  'Bets',
  'Transactions',
  'Deposits',
  'Dividends',
  'Content',
  'Withdrawals',
  'Payouts',
  'Security',
  'Profile',
  'Turnover',
] as const;
/** The subject of a cached answer. */
export type Tag = (typeof tags)[number];

/** What a round in a game changes: invalidate these when a game reports one. */
export const roundTags = ['Balance', 'Bets', 'Transactions', 'Turnover'] as const satisfies readonly Tag[];
/** What a paid deposit changes. */
export const depositTags = [
  'Balance',
  'Transactions',
  'Deposits',
  'Turnover',
] as const satisfies readonly Tag[];
/** What a withdrawal changes when it starts and when it ends. */
export const withdrawalTags = [
  'Balance',
  'Transactions',
  'Withdrawals',
  'Turnover',
] as const satisfies readonly Tag[];

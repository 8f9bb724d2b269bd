/** What cached answers are about. Invalidating a tag fetches every answer that carries it anew. */
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
/** What a call’s answer is about, so that a change makes it stale. */
export type Tag = (typeof tags)[number];

/** What a round in a game changes: invalidate these when a game reports one. */
export const roundTags = ['Balance', 'Bets', 'Transactions', 'Turnover'] as const satisfies readonly Tag[];
/** What a deposit that was paid changes. */
export const depositTags = [
  'Balance',
  'Transactions',
  'Deposits',
  'Turnover',
] as const satisfies readonly Tag[];

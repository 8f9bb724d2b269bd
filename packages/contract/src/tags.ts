/**
 * Cache tags. A cached query that provides a tag is fetched again when a mutation that invalidates the tag succeeds.
 */
export const tags = [
  'Balance',
  'Session',
  'Games',
  'Favourites',
  'SportsFavourites',
  'Bets',
  'Transactions',
  'Deposits',
  'DepositChannels',
  'Dividends',
  'Content',
  'Withdrawals',
  'Payouts',
  'Security',
  'Profile',
  'Turnover',
  'Protection',
  'Mail',
  'SignIns',
  'Flips',
  'Mall',
  'Addresses',
  'Agent',
  'Support',
  'Rooms',
] as const;
/** The subject of a cached answer. */
export type Tag = (typeof tags)[number];

/** Tags to invalidate when a game reports a settled round. */
export const roundTags = [
  'Balance',
  'Bets',
  'Transactions',
  'Turnover',
  'Protection',
] as const satisfies readonly Tag[];
/** Tags to invalidate when a deposit is paid. */
export const depositTags = [
  'Balance',
  'Transactions',
  'Deposits',
  'Turnover',
  'Protection',
] as const satisfies readonly Tag[];
/** Tags to invalidate when a withdrawal is created or ends. */
export const withdrawalTags = [
  'Balance',
  'Transactions',
  'Withdrawals',
  'Turnover',
] as const satisfies readonly Tag[];

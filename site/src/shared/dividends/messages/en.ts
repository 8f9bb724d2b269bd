/** Texts of dividends that wait to be claimed. */
export const dividends = {
  amount: 'To be claimed',
  claimed: '{amount} is in your wallet',
  claimedNote: 'Your balance shows it already, and your transactions name it.',
  done: 'Got it',
  waiting: 'Dividends that wait for you',
} as const;

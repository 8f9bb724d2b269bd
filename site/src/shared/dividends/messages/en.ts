/** Texts of dividends that wait to be claimed. */
export const dividends = {
  amount: 'To be claimed',
  claimed: '{amount} is in your wallet',
  claimedNote: 'Your balance shows it already, and your transactions name it.',
  done: 'Got it',
  turnover: '{amount} of turnover before a withdrawal',
  until: 'to be claimed before {at}',
  waiting: 'Dividends that wait for you',
} as const;

/** Texts of dividends that wait to be claimed. */
export const dividends = {
  amount: 'To be claimed',
  body: 'You have a dividend to claim. Once claimed, it is in your wallet immediately.',
  claim: 'Claim it',
  claimed: '{currency}{amount} is in your wallet',
  claimedNote: 'Your balance shows it already, and your transactions name it.',
  done: 'Got it',
  turnover: '{currency}{amount} of turnover before a withdrawal',
  until: 'to be claimed before {at}',
  waiting: 'Dividends that wait for you',
} as const;

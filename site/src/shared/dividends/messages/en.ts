/** Texts of dividends that wait to be claimed. */
export const dividends = {
  amount: 'To be claimed',
  claim: 'Claim',
  claimAll: 'Claim all',
  claimed: '{currency}{amount} is in your wallet',
  claimedNote: 'Your balance shows it already, and your transactions name it.',
  done: 'Got it',
  turnover: '{currency}{amount} of turnover before a withdrawal',
  until: 'to be claimed before {at}',
  waiting: 'Bonuses to claim',
  waitingCount: '{count} in all',
} as const;

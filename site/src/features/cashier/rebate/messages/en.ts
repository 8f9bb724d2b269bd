/** Texts about rebates. */
export const rebate = {
  lead: 'Every settled valid bet earns a rebate. Claim it whenever you like; there is no minimum.',
  claimable: 'To be claimed',
  coins: '{coins} [coin|coins] with it',
  level: 'You are VIP {level}',
  claim: 'Claim',
  claimAmount: 'Claim {currency}{amount}',
  nothing: 'It grows with each bet that is settled',
  claimed: '{currency}{amount} claimed, with {coins} [coin|coins]',
  claimedText: 'The main wallet holds {currency}{balance}.',

  ratesTitle: 'Your rebate',
  category: 'Games',
  rate: 'Rate',
  turnover: 'Bets since the last claim',
  amount: 'Rebate',

  levelsTitle: 'Rates by level',
  vip: 'Level',
  levelOf: 'VIP {level}',
  mine: 'Yours',

  historyTitle: 'Claimed',
  historyEmpty: 'Nothing claimed yet',
  rulesTitle: 'How it works',
  rule1: 'Settled valid bets count; void ones do not.',
  rule2: 'The rate follows VIP level and kind of game, from the moment of a promotion.',
  rule3: 'A claimed rebate goes to the main wallet and requires no turnover.',
} as const;

/** Texts of the placeholder page, with the purpose of each planned page by route id. */
export const placeholder = {
  badge: 'Not built yet',
  lead: 'What this page is for',
  state: 'This page is not built yet: nothing can be done here, and it shows no invented data.',
  meanwhile: 'Where you can go now',
  linkHome: 'Home',
  linkLobby: 'Slots lobby',
  linkDeposit: 'Deposit',
  linkWallet: 'Wallet',
  linkBets: 'Bets',
  linkTransactions: 'Transactions',

  helpSportsTutorial: 'From reading a market to placing a bet.',
  helpCashOut: 'What early cash-out is, when it is offered, and how the amount is made.',
  helpEsportsQuestions: 'Common questions on esports markets, results and settlement.',
  helpSportsQuestions: 'Common questions on sports markets, results and settlement.',
  helpSupport: 'How and when to reach support.',
} as const;

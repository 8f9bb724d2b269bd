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

} as const;

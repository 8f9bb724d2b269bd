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

  customer: 'Ways to reach support, common questions, and your conversation with us.',
  assistedDeposit:
    'A deposit with the help of support: how it works, the fraud warning, your request and its state.',
  feedback: 'Choose a kind, write, add pictures; earlier messages and our answers are here too.',
} as const;

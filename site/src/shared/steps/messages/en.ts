export const steps = {
  login: 'Log in',
  support: 'Contact support',
  deposit: 'Deposit',
  orders: 'See the order',
  gift: 'See the gift',
  otherGames: 'See other games',
} as const;

export const nextSteps = {
  login: 'Log in',
  support: 'Contact support',
  deposit: 'Deposit',
  orders: 'See the order',
  gift: 'See the gift',
  otherGames: 'See other games',
  hintRetry: 'Everything you typed is still here. You can try again at once.',
  hintReload: 'Reload the page and try again.',
  hintVerify: 'We need to confirm who you are first. Support will help you with the check.',
  hintWait: 'Try again in a few minutes. Everything you typed is still here.',
  hintSupport: 'Support will help you.',
} as const;

/** Texts about the balances of members. */
export const balance = {
  hide: 'Hide the balance',
  show: 'Show the balance',
} as const;

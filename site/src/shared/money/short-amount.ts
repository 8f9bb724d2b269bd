import { formatAmount } from '@pavilion/format';

/** An amount without decimals where it is whole, for limits and places with little room. */
export const shortAmount = (amount: string): string =>
  formatAmount(amount, { decimals: amount.endsWith('.00') ? 0 : 2 });

import { formatAmount } from '@pavilion/format';

/** A limit of stakes, without decimals where it is whole: bullets cost less than 1. */
export const stakeText = (amount: string): string =>
  formatAmount(amount, { decimals: amount.endsWith('.00') ? 0 : 2 });

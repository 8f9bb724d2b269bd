import { formatAmount } from '@pavilion/format';

/** A gain or loss as text, as `Money` shows it with the tone `change`: the sign before the currency symbol, and none for zero. */
export const signedMoney = (amount: string, currency: string): string => {
  const written = formatAmount(amount);
  const digits = written.replace(/^-/, '');
  const sign = !/[1-9]/.test(digits) ? '' : written === digits ? '+' : '−';
  return `${sign}${currency}${digits}`;
};

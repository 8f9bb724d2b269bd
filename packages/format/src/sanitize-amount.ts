import type { AmountOptions } from './format-amount';
import { toHalfWidth } from './half-width';

/**
 * Sanitizes the text that was typed or pasted into an amount field: keeps digits and the first decimal point, removes
 * leading zeros, and truncates to `decimals` decimals. Full-width digits and points (０-９ ． 。) become ASCII; all other
 * characters, including separators and signs, are removed.
 *
 * Incomplete amounts stay (`'12.'`, `'.5'`), so that the user can continue typing. The result is empty or valid input
 * of {@link formatAmount}. Idempotent. Never throws.
 *
 * @example sanitizeAmount('12。5元') // '12.5'
 *
 * Requirements MNY-1, MNY-3.
 */
export const sanitizeAmount = (raw: string, { decimals = 2 }: AmountOptions = {}): string => {
  // JavaScript callers may pass null or a number.
  if (typeof raw !== 'string') return '';
  const [before = '', ...after] = toHalfWidth(raw)
    .replace(/[^\d.]/g, '')
    .split('.');
  const whole = before.replace(/^0+(?=\d)/, '');
  if (after.length === 0 || !(decimals > 0)) return whole;
  const fraction = after.join('').slice(0, decimals);
  return whole + fraction === '' ? '' : `${whole}.${fraction}`;
};

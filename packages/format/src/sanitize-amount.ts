import type { AmountOptions } from './format-amount';
import { toHalfWidth } from './half-width';

/**
 * The text that an amount field keeps of what was typed or pasted: digits and the first decimal point, no
 * needless leading zeros, at most `decimals` decimals (the rest is cut, not rounded). Full-width digits and
 * points (０-９ ． 。) count as their ASCII twins; everything else, separators and signs included, is dropped.
 *
 * Text on its way to an amount stays as it is (`'12.'`, `'.5'`), so that typing is never in the way. Whatever
 * is kept is either empty or an amount for {@link formatAmount}. Running it twice changes nothing. Never throws.
 *
 * @example sanitizeAmount('12。5元') // '12.5'
 *
 * Source: the specification, section 5 (money and numeric input); MNY-1, MNY-3.
 */
export const sanitizeAmount = (raw: string, { decimals = 2 }: AmountOptions = {}): string => {
  // Callers without types may hand over null or a number; a field then simply keeps nothing.
  if (typeof raw !== 'string') return '';
  const [before = '', ...after] = toHalfWidth(raw)
    .replace(/[^\d.]/g, '')
    .split('.');
  const whole = before.replace(/^0+(?=\d)/, '');
  if (after.length === 0 || !(decimals > 0)) return whole;
  const fraction = after.join('').slice(0, decimals);
  return whole + fraction === '' ? '' : `${whole}.${fraction}`;
};

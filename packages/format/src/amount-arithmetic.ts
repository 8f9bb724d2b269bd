import { type Amount, readAmount } from './amount';
import { coefficientAt, decimalToText } from './decimal';

/** The sum, or the difference, at the finer of the two scales. */
function combine(a: Amount, b: Amount, sign: 1n | -1n) {
  const [first, second] = [readAmount(a), readAmount(b)];
  const scale = Math.max(first.scale, second.scale);
  const coefficient =
    coefficientAt(first, scale, 'truncate') + sign * coefficientAt(second, scale, 'truncate');
  return { coefficient, scale };
}

/**
 * Orders two amounts by value (`'1.5'` equals `'1.50'`), as `Array.prototype.sort` wants it.
 *
 * @throws TypeError when either is not an amount (see {@link Amount}).
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const { coefficient } = combine(a, b, -1n);
  if (coefficient === 0n) return 0;
  return coefficient < 0n ? -1 : 1;
}

/**
 * The exact sum as plain decimal text, with as many decimals as the finer of the two.
 *
 * @example addAmounts('0.1', '0.20') // '0.30'
 * @throws TypeError when either is not an amount (see {@link Amount}).
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export function addAmounts(a: Amount, b: Amount): string {
  return decimalToText(combine(a, b, 1n));
}

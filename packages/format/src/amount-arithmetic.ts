import { type Amount, readAmount } from './amount';
import { coefficientAt, decimalToText } from './decimal';

/** Both coefficients at the finer of the two scales, so that they can be compared and added. */
function align(a: Amount, b: Amount): { left: bigint; right: bigint; scale: number } {
  const first = readAmount(a);
  const second = readAmount(b);
  const scale = Math.max(first.scale, second.scale);
  return {
    left: coefficientAt(first, scale, 'truncate'),
    right: coefficientAt(second, scale, 'truncate'),
    scale,
  };
}

/**
 * Orders two amounts by value (`'1.5'` equals `'1.50'`), as `Array.prototype.sort` wants it.
 *
 * @throws TypeError when either is not an amount (see {@link Amount}).
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const { left, right } = align(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
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
  const { left, right, scale } = align(a, b);
  return decimalToText({ coefficient: left + right, scale });
}

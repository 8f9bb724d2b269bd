import { readText } from './amount';
import { type Decimal, decimalToText } from './decimal';

/** The sum, or the difference, at the finer of the two scales. */
const combine = (a: string, b: string, sign: 1n | -1n): Decimal => {
  const first = readText(a);
  const second = readText(b);
  const scale = Math.max(first.scale, second.scale);
  const at = (decimal: Decimal) => decimal.coefficient * 10n ** BigInt(scale - decimal.scale);
  return { coefficient: at(first) + sign * at(second), scale };
};

/**
 * Orders two amounts, decimal text each, by value (`'1.5'` equals `'1.50'`), as `Array.prototype.sort` wants it.
 *
 * @throws TypeError when either is not decimal text.
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const compareAmounts = (a: string, b: string): -1 | 0 | 1 => {
  const { coefficient } = combine(a, b, -1n);
  if (coefficient === 0n) return 0;
  return coefficient < 0n ? -1 : 1;
};

/**
 * The exact sum of two amounts, decimal text each, with as many decimals as the finer of the two.
 *
 * @example addAmounts('0.1', '0.20') // '0.30'
 * @throws TypeError when either is not decimal text.
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const addAmounts = (a: string, b: string): string => decimalToText(combine(a, b, 1n));

import { parseDecimalText } from './amount';
import { type Decimal, decimalToText } from './decimal';

/** The sum or the difference, with the larger of the two scales. */
const combine = (a: string, b: string, sign: 1n | -1n): Decimal => {
  const first = parseDecimalText(a);
  const second = parseDecimalText(b);
  const scale = Math.max(first.scale, second.scale);
  const coefficientOf = (decimal: Decimal) => decimal.coefficient * 10n ** BigInt(scale - decimal.scale);
  return { coefficient: coefficientOf(first) + sign * coefficientOf(second), scale };
};

/**
 * Compares two amounts in decimal text by value (`'1.5'` equals `'1.50'`); usable with `Array.prototype.sort`.
 *
 * @throws TypeError when one of them is not decimal text.
 *
 * Requirement MNY-2.
 */
export const compareAmounts = (a: string, b: string): -1 | 0 | 1 => {
  const { coefficient } = combine(a, b, -1n);
  if (coefficient === 0n) return 0;
  return coefficient < 0n ? -1 : 1;
};

/**
 * The exact sum of two amounts in decimal text, with the larger number of decimals of the two.
 *
 * @example addAmounts('0.1', '0.20') // '0.30'
 * @throws TypeError when one of them is not decimal text.
 *
 * Requirement MNY-2.
 */
export const addAmounts = (a: string, b: string): string => decimalToText(combine(a, b, 1n));

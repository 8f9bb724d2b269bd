import { type Decimal, parseDecimal } from './decimal';

/**
 * An amount in whole currency units: decimal text (`'1234.5'`), a bigint (`5n` is 5.00), or a finite number,
 * which stands for the shortest decimal that JavaScript prints for it.
 *
 * Integer minor units are not an `Amount`: turn them into text with {@link formatMinor} first.
 */
export type Amount = string | bigint | number;

/**
 * Reads decimal text.
 *
 * @throws TypeError when the text is anything else.
 */
export const readText = (text: string): Decimal => {
  const decimal = parseDecimal(text);
  if (decimal) return decimal;
  throw new TypeError(`Not decimal text such as "1234.50": "${String(text).slice(0, 40)}".`);
};

/** @throws TypeError when the value is not an amount. */
export const readAmount = (amount: Amount): Decimal => {
  if (typeof amount !== 'number') return readText(typeof amount === 'bigint' ? String(amount) : amount);
  // Numbers print as `12.5`, `1e+21` or `1.5e-7`; `NaN` and the infinities print as text that is no decimal.
  const [mantissa = '', exponent = 0] = String(amount).split('e');
  const { coefficient, scale: written } = readText(mantissa);
  const scale = written - Number(exponent);
  return scale >= 0 ? { coefficient, scale } : { coefficient: coefficient * 10n ** BigInt(-scale), scale: 0 };
};

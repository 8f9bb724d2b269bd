import { type Decimal, parseDecimal } from './decimal';

/**
 * An amount in currency units: decimal text (`'1234.5'`), a bigint (`5n` is 5.00), or a finite number, which is
 * read as the shortest decimal that JavaScript prints for it.
 *
 * Minor units are not an `Amount`: convert them with {@link formatMinor} first.
 */
export type Amount = string | bigint | number;

/**
 * Parses decimal text.
 *
 * @throws TypeError when the text is not decimal.
 */
export const parseDecimalText = (text: string): Decimal => {
  const decimal = parseDecimal(text);
  if (decimal) return decimal;
  throw new TypeError(`Not decimal text such as "1234.50": "${String(text).slice(0, 40)}".`);
};

/**
 * Parses an amount.
 *
 * @throws TypeError when the value is not an amount.
 */
export const parseAmount = (amount: Amount): Decimal => {
  if (typeof amount !== 'number')
    return parseDecimalText(typeof amount === 'bigint' ? String(amount) : amount);
  // Numbers print as `12.5`, `1e+21` or `1.5e-7`; `NaN` and the infinities print as text that is not decimal.
  const [mantissa = '', exponent = 0] = String(amount).split('e');
  const { coefficient, scale: writtenScale } = parseDecimalText(mantissa);
  const scale = writtenScale - Number(exponent);
  return scale >= 0 ? { coefficient, scale } : { coefficient: coefficient * 10n ** BigInt(-scale), scale: 0 };
};

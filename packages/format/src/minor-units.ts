import { readText } from './amount';
import { checkDecimals, coefficientAt, decimalToText } from './decimal';

/**
 * Decimal text to integer minor units, exactly: the form in which a ledger counts.
 *
 * @param decimals minor digits of the currency; 2 means cents.
 * @example parseMinor('1234.5') // 123450n
 * @throws TypeError when `amount` is not decimal text or has more than `decimals` decimals: money is never
 * rounded on its way in.
 * @throws RangeError when `decimals` is not a whole number from 0 up.
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const parseMinor = (amount: string, decimals = 2): bigint => {
  checkDecimals(decimals);
  const decimal = readText(amount);
  if (decimal.scale > decimals) {
    throw new TypeError(
      `Too many decimals: "${amount}" has ${decimal.scale}, at most ${decimals} are allowed.`,
    );
  }
  return coefficientAt(decimal, decimals, 'truncate');
};

/**
 * Integer minor units to plain decimal text without separators, the form that travels.
 *
 * @example formatMinor(123450n) // '1234.50'
 * @throws RangeError when `decimals` is not a whole number from 0 up.
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const formatMinor = (minor: bigint, decimals = 2): string => {
  checkDecimals(decimals);
  return decimalToText({ coefficient: minor, scale: decimals });
};

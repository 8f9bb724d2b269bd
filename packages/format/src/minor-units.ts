import { parseDecimalText } from './amount';
import { checkDecimals, coefficientAt, decimalToText } from './decimal';

/**
 * Converts decimal text to integer minor units (cents), the unit of the ledger. Exact.
 *
 * @param decimals decimals of the currency; 2 means cents.
 * @example parseMinor('1234.5') // 123450n
 * @throws TypeError when `amount` is not decimal text, or has more than `decimals` decimals: input is never
 * rounded.
 * @throws RangeError when `decimals` is not an integer of at least 0.
 *
 * Requirement MNY-2.
 */
export const parseMinor = (amount: string, decimals = 2): bigint => {
  checkDecimals(decimals);
  const decimal = parseDecimalText(amount);
  if (decimal.scale > decimals) {
    throw new TypeError(
      `Too many decimals: "${amount}" has ${decimal.scale}, at most ${decimals} are allowed.`,
    );
  }
  return coefficientAt(decimal, decimals, 'truncate');
};

/**
 * Converts integer minor units to decimal text without separators, the form of amounts in the API.
 *
 * @example formatMinor(123450n) // '1234.50'
 * @throws TypeError when `minor` is not a bigint.
 * @throws RangeError when `decimals` is not an integer of at least 0.
 *
 * Requirement MNY-2.
 */
export const formatMinor = (minor: bigint, decimals = 2): string => {
  checkDecimals(decimals);
  if (typeof minor !== 'bigint') throw new TypeError(`Minor units are a bigint, but got ${typeof minor}.`);
  return decimalToText({ coefficient: minor, scale: decimals });
};

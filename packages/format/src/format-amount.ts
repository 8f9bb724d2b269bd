import { type Amount, readAmount } from './amount';
import { checkDecimals, coefficientAt, decimalToText, type Rounding } from './decimal';
import { groupThousands } from './group-thousands';

/** How an amount is written. */
export type AmountOptions = {
  /** Digits after the point, 0 included. Default 2. */
  readonly decimals?: number;
};

/**
 * An amount for people to read, rounded half away from zero, with comma thousands separators.
 * Exact for any magnitude. What rounds to zero has no minus sign.
 *
 * @example formatAmount('1234.565') // '1,234.57'
 * @throws TypeError when `amount` is not an amount (see {@link Amount}).
 * @throws RangeError when `decimals` is not a whole number from 0 up.
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const formatAmount = (amount: Amount, { decimals = 2 }: AmountOptions = {}): string =>
  display(amount, decimals, 'half-away');

/**
 * As {@link formatAmount}, but cut toward zero: never shows more than there is.
 *
 * @example truncateAmount('1234.569') // '1,234.56'
 * @throws TypeError when `amount` is not an amount (see {@link Amount}).
 * @throws RangeError when `decimals` is not a whole number from 0 up.
 *
 * Source: the specification, section 9 (money); MNY-2.
 */
export const truncateAmount = (amount: Amount, { decimals = 2 }: AmountOptions = {}): string =>
  display(amount, decimals, 'truncate');

const display = (amount: Amount, decimals: number, rounding: Rounding): string => {
  checkDecimals(decimals);
  const coefficient = coefficientAt(readAmount(amount), decimals, rounding);
  const text = decimalToText({ coefficient, scale: decimals });
  return groupThousands(text);
};

import { type Amount, parseAmount } from './amount';
import { checkDecimals, coefficientAt, decimalToText, type Rounding } from './decimal';
import { groupThousands } from './group-thousands';

/** Options of amount formatting. */
export type AmountOptions = {
  /** Digits after the decimal point, an integer of at least 0. Default 2. */
  readonly decimals?: number;
};

/**
 * Formats an amount for display: rounded half away from zero, with commas between thousands. Exact for any magnitude.
 * An amount that rounds to zero has no minus sign.
 *
 * @example formatAmount('1234.565') // '1,234.57'
 * @throws TypeError when `amount` is not an amount (see {@link Amount}).
 * @throws RangeError when `decimals` is not an integer of at least 0.
 *
 * Requirement MNY-2.
 */
export const formatAmount = (amount: Amount, { decimals = 2 }: AmountOptions = {}): string =>
  formatRounded(amount, decimals, 'half-away');

/**
 * Like {@link formatAmount}, but truncated toward zero, so that it never shows more than the amount.
 *
 * @example truncateAmount('1234.569') // '1,234.56'
 * @throws TypeError when `amount` is not an amount (see {@link Amount}).
 * @throws RangeError when `decimals` is not an integer of at least 0.
 *
 * Requirement MNY-2.
 */
export const truncateAmount = (amount: Amount, { decimals = 2 }: AmountOptions = {}): string =>
  formatRounded(amount, decimals, 'truncate');

const formatRounded = (amount: Amount, decimals: number, rounding: Rounding): string => {
  checkDecimals(decimals);
  const coefficient = coefficientAt(parseAmount(amount), decimals, rounding);
  const text = decimalToText({ coefficient, scale: decimals });
  return groupThousands(text);
};

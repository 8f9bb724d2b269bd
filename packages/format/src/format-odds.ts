import { coefficientAt, decimalToText, parseDecimal } from './decimal';

/**
 * Formats a price for display: 2 decimals, or 3 when the third is not 0, rounded half away from zero. A price that would
 * round to zero gets as many as it needs.
 *
 * @example formatOdds('2') // '2.00'
 * @example formatOdds('-0.66667') // '-0.667'
 * @throws TypeError when `price` is not decimal text.
 *
 * Requirement SPT-5.
 */
export const formatOdds = (price: string): string => {
  const decimal = parseDecimal(price);
  if (!decimal) throw new TypeError(`Not a price: ${String(price)}. Expected decimal text such as "1.95".`);
  let scale = 3;
  let coefficient = coefficientAt(decimal, scale, 'half-away');
  while (coefficient === 0n && scale < decimal.scale) {
    scale += 1;
    coefficient = coefficientAt(decimal, scale, 'half-away');
  }
  const text = decimalToText({ coefficient, scale });
  return scale === 3 && text.endsWith('0') ? text.slice(0, -1) : text;
};

import { coefficientAt, decimalToText, parseDecimal } from './decimal';

/**
 * A price for people to read: 2 decimals, and a third where it is not 0, rounded half away from zero. Only a
 * price that would read as zero gets more.
 *
 * @example formatOdds('2') // '2.00'
 * @example formatOdds('-0.66667') // '-0.667'
 * @throws TypeError when `price` is not decimal text.
 *
 * Source: the specification, section 3 (odds formats); SPT-5.
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

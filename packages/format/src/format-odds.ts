import { parseDecimal } from './decimal';
import { OddsFormat, oddsRuleOf } from './odds-format';

/**
 * Formats a price for display as its format is written. The formats of today have 2 decimals, or 3 when the third is not 0, rounded
 * half away from zero; a price that would round to zero gets as many as it needs.
 *
 * @param price decimal text, already converted to `format`.
 * @example formatOdds('2') // '2.00'
 * @example formatOdds('-0.66667', OddsFormat.Malay) // '-0.667'
 * @throws TypeError when `price` is not decimal text, RangeError for an unknown format.
 *
 * Requirement SPT-5.
 */
export const formatOdds = (price: string, format: OddsFormat = OddsFormat.Europe): string => {
  const decimal = parseDecimal(price);
  if (!decimal) throw new TypeError(`Not a price: ${String(price)}. Expected decimal text such as "1.95".`);
  return oddsRuleOf(format).write(decimal);
};

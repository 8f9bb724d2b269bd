import { type Decimal, decimalToText, parseDecimal } from './decimal';
import { type OddsFormat, oddsRuleOf } from './odds-format';
import { finiteDecimal, type Ratio, ratioOf, roundRatio, sameRatio } from './ratio';

/** Bookmakers quote prices with at most three decimals; such a price survives a conversion and back. */
const quotedDecimals = 3;

/**
 * Converts a price between odds formats, calculated with exact fractions.
 *
 * A terminating decimal is returned exactly (Hongkong 1.6 is Malay -0.625). A repeating decimal is rounded half away
 * from zero to the fewest decimals, at least 3, that convert back to the original price (Hongkong 1.5 is Malay -0.6667,
 * Hongkong 11 is Malay -0.09091). Different prices of up to 3 decimals therefore stay different and convert back
 * unchanged. Trailing zeros are removed: `'2.00'` is `'1'` in Hongkong.
 *
 * Even odds have no sign in another format: Malay -1 converts to Indonesia 1, which converts back to 1. A conversion to
 * the same format keeps the sign.
 *
 * Settle bets in the format in which the price was offered; converted prices are for display.
 *
 * @param price decimal text in the range of `from`: Malay -1 to 1 except 0, Hongkong above 0, Europe above 1,
 * Indonesia at most -1 or at least 1.
 * @example convertOdds('1.95', OddsFormat.Europe, OddsFormat.Hongkong) // '0.95'
 * @throws TypeError when `price` is not decimal text.
 * @throws RangeError when `price` is outside the range of `from`, or a format is unknown.
 *
 * Requirement SPT-5.
 */
export const convertOdds = (price: string, from: OddsFormat, to: OddsFormat): string => {
  const original = parsePrice(price, from);
  oddsRuleOf(to);
  return decimalToText(withoutTrailingZeros(convertPrice(original, from, to)));
};

const convertPrice = (original: Decimal, from: OddsFormat, to: OddsFormat): Decimal => {
  const exact = convertRatio(ratioOf(original), from, to);
  const terminating = finiteDecimal(exact);
  if (terminating) return terminating;
  for (let decimals = quotedDecimals; ; decimals += 1) {
    const rounded = roundRatio(exact, decimals);
    if (convertsBack(original, rounded, from, to)) return rounded;
  }
};

const convertsBack = (original: Decimal, converted: Decimal, from: OddsFormat, to: OddsFormat): boolean => {
  if (!oddsRuleOf(to).accepts(ratioOf(converted))) return false;
  const back = convertRatio(ratioOf(converted), to, from);
  // A terminating decimal is never rounded, so this one would convert back to another price.
  if (finiteDecimal(back)) return false;
  const rounded = roundRatio(back, Math.max(quotedDecimals, original.scale));
  return sameRatio(ratioOf(rounded), ratioOf(original));
};

const convertRatio = (price: Ratio, from: OddsFormat, to: OddsFormat): Ratio => {
  if (from === to) return price;
  return oddsRuleOf(to).fromProfit(oddsRuleOf(from).toProfit(price));
};

const parsePrice = (price: string, format: OddsFormat): Decimal => {
  const { accepts, name, range } = oddsRuleOf(format);
  const decimal = parseDecimal(price);
  if (!decimal) throw new TypeError(`Not a price: ${String(price)}. Expected decimal text such as "1.95".`);
  if (!accepts(ratioOf(decimal))) {
    throw new RangeError(`Not a ${name} price: "${price}". It must be ${range}.`);
  }
  return decimal;
};

const withoutTrailingZeros = (decimal: Decimal): Decimal => finiteDecimal(ratioOf(decimal)) ?? decimal;

import { type Decimal, decimalToText, parseDecimal } from './decimal';
import { type OddsFormat, oddsRules } from './odds-format';
import { finiteDecimal, type Ratio, ratioOf, roundRatio, sameRatio } from './ratio';

/** Bookmakers quote prices to three decimals at most; a price so written survives any conversion and back. */
const quotedDecimals = 3;

/**
 * Converts a price between the four formats, in exact fractions.
 *
 * A result whose digits end is given whole (Hongkong 1.6 is Malay -0.625). One whose digits never end is rounded
 * half away from zero to the fewest decimals, 3 at least, that convert back to the price given (Hongkong 1.5 is
 * Malay -0.6667, Hongkong 11 is Malay -0.09091). So prices of up to 3 decimals come back unchanged and
 * never become the same one. Text has no needless zeros: `'2.00'` gives `'1'` in Hongkong.
 *
 * Evens is written without a sign: Malay -1 and Indonesia -1 become 1 elsewhere and do not come back as -1.
 * Between the same two formats the price keeps its sign.
 *
 * Settle bets in the format in which the price was offered; a converted price is for reading.
 *
 * @param price decimal text in the range of `from`: Malay from -1 to 1 and not 0, Hongkong above 0, Europe
 * above 1, Indonesia -1 or less or 1 or more.
 * @example convertOdds('1.95', OddsFormat.Europe, OddsFormat.Hongkong) // '0.95'
 * @throws TypeError when `price` is not decimal text.
 * @throws RangeError when `price` lies outside the range of `from`, or a format is unknown.
 *
 * Source: the specification, section 3 (odds formats); SPT-5.
 */
export const convertOdds = (price: string, from: OddsFormat, to: OddsFormat): string => {
  const given = readPrice(price, from);
  checkFormat(to);
  return decimalToText(withoutNeedlessZeros(convertPrice(given, from, to)));
};

const convertPrice = (given: Decimal, from: OddsFormat, to: OddsFormat): Decimal => {
  const exact = convertRatio(ratioOf(given), from, to);
  const whole = finiteDecimal(exact);
  if (whole) return whole;
  for (let decimals = quotedDecimals; ; decimals += 1) {
    const rounded = roundRatio(exact, decimals);
    if (readsBackAs(given, rounded, from, to)) return rounded;
  }
};

const readsBackAs = (given: Decimal, converted: Decimal, from: OddsFormat, to: OddsFormat): boolean => {
  if (!oddsRules[to].accepts(ratioOf(converted))) return false;
  const back = convertRatio(ratioOf(converted), to, from);
  // Digits that end are given whole, so these would come back as another price.
  if (finiteDecimal(back)) return false;
  const read = roundRatio(back, Math.max(quotedDecimals, given.scale));
  return sameRatio(ratioOf(read), ratioOf(given));
};

const convertRatio = (price: Ratio, from: OddsFormat, to: OddsFormat): Ratio => {
  if (from === to) return price;
  return oddsRules[to].fromProfit(oddsRules[from].toProfit(price));
};

const readPrice = (price: string, format: OddsFormat): Decimal => {
  checkFormat(format);
  const decimal = parseDecimal(price);
  if (!decimal) throw new TypeError(`Not a price: ${String(price)}. Expected decimal text such as "1.95".`);
  const { accepts, name, range } = oddsRules[format];
  if (!accepts(ratioOf(decimal))) {
    throw new RangeError(`Not a ${name} price: "${price}". It must be ${range}.`);
  }
  return decimal;
};

const checkFormat = (format: OddsFormat): void => {
  if (!Object.hasOwn(oddsRules, format)) throw new RangeError(`Unknown odds format: ${String(format)}.`);
};

const withoutNeedlessZeros = (decimal: Decimal): Decimal => finiteDecimal(ratioOf(decimal)) ?? decimal;

import { coefficientAt, type Decimal, decimalToText } from './decimal';
import type { Ratio } from './ratio';

/**
 * The odds formats, with their wire values.
 *
 * Requirement SPT-5.
 */
export const OddsFormat = { Malay: 1, Hongkong: 2, Europe: 3, Indonesia: 4 } as const;
export type OddsFormat = (typeof OddsFormat)[keyof typeof OddsFormat];

/**
 * A format is defined by its conversion from and to the profit on a stake of 1, which is the Hongkong price, and by how a price of it
 * is written. In Malay and Indonesia a negative price is the stake that wins a profit of 1.
 */
type OddsRule = {
  readonly name: string;
  readonly range: string;
  readonly accepts: (price: Ratio) => boolean;
  readonly toProfit: (price: Ratio) => Ratio;
  readonly fromProfit: (profit: Ratio) => Ratio;
  /** The price as people read it. */
  readonly write: (price: Decimal) => string;
};

const absolute = (value: bigint) => (value < 0n ? -value : value);

/** Europe prices include the stake. */
const addStakes = ({ numerator, denominator }: Ratio, stakes: bigint): Ratio => ({
  numerator: numerator + stakes * denominator,
  denominator,
});

const unsigned = ({ numerator, denominator }: Ratio): Ratio =>
  numerator > 0n ? { numerator, denominator } : { numerator: denominator, denominator: -numerator };

const asNegativeStake = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: -denominator,
  denominator: numerator,
});

/** Two decimals, or three when the third is not 0, or as many as a price needs that would round to zero. */
const writeDecimals = (price: Decimal): string => {
  let scale = 3;
  let coefficient = coefficientAt(price, scale, 'half-away');
  while (coefficient === 0n && scale < price.scale) {
    scale += 1;
    coefficient = coefficientAt(price, scale, 'half-away');
  }
  const text = decimalToText({ coefficient, scale });
  return scale === 3 && text.endsWith('0') ? text.slice(0, -1) : text;
};

const oddsRules: Readonly<Record<OddsFormat, OddsRule>> = {
  [OddsFormat.Malay]: {
    name: 'Malay',
    range: 'from -1 to 1 and not 0',
    accepts: ({ numerator, denominator }) => numerator !== 0n && absolute(numerator) <= denominator,
    toProfit: unsigned,
    fromProfit: (profit) => (profit.numerator <= profit.denominator ? profit : asNegativeStake(profit)),
    write: writeDecimals,
  },
  [OddsFormat.Hongkong]: {
    name: 'Hongkong',
    range: 'above 0',
    accepts: ({ numerator }) => numerator > 0n,
    toProfit: (price) => price,
    fromProfit: (profit) => profit,
    write: writeDecimals,
  },
  [OddsFormat.Europe]: {
    name: 'Europe',
    range: 'above 1',
    accepts: ({ numerator, denominator }) => numerator > denominator,
    toProfit: (price) => addStakes(price, -1n),
    fromProfit: (profit) => addStakes(profit, 1n),
    write: writeDecimals,
  },
  [OddsFormat.Indonesia]: {
    name: 'Indonesia',
    range: '-1 or less, or 1 or more',
    accepts: ({ numerator, denominator }) => absolute(numerator) >= denominator,
    toProfit: unsigned,
    fromProfit: (profit) => (profit.numerator >= profit.denominator ? profit : asNegativeStake(profit)),
    write: writeDecimals,
  },
};

/** @throws RangeError for an unknown format. */
export const oddsRuleOf = (format: OddsFormat): OddsRule => {
  if (!Object.hasOwn(oddsRules, format)) throw new RangeError(`Unknown odds format: ${String(format)}.`);
  return oddsRules[format];
};

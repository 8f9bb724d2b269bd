import type { Ratio } from './ratio';

/**
 * The four odds formats, with their wire values.
 *
 * Requirement SPT-5.
 */
export const OddsFormat = { Malay: 1, Hongkong: 2, Europe: 3, Indonesia: 4 } as const;
export type OddsFormat = (typeof OddsFormat)[keyof typeof OddsFormat];

/**
 * A format is defined by its conversion from and to the profit on a stake of 1, which is the Hongkong price. In Malay
 * and Indonesia a negative price is the stake that wins a profit of 1.
 */
type OddsRule = {
  readonly name: string;
  readonly range: string;
  readonly accepts: (price: Ratio) => boolean;
  readonly toProfit: (price: Ratio) => Ratio;
  readonly fromProfit: (profit: Ratio) => Ratio;
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

export const oddsRules: Readonly<Record<OddsFormat, OddsRule>> = {
  [OddsFormat.Malay]: {
    name: 'Malay',
    range: 'from -1 to 1 and not 0',
    accepts: ({ numerator, denominator }) => numerator !== 0n && absolute(numerator) <= denominator,
    toProfit: unsigned,
    fromProfit: (profit) => (profit.numerator <= profit.denominator ? profit : asNegativeStake(profit)),
  },
  [OddsFormat.Hongkong]: {
    name: 'Hongkong',
    range: 'above 0',
    accepts: ({ numerator }) => numerator > 0n,
    toProfit: (price) => price,
    fromProfit: (profit) => profit,
  },
  [OddsFormat.Europe]: {
    name: 'Europe',
    range: 'above 1',
    accepts: ({ numerator, denominator }) => numerator > denominator,
    toProfit: (price) => addStakes(price, -1n),
    fromProfit: (profit) => addStakes(profit, 1n),
  },
  [OddsFormat.Indonesia]: {
    name: 'Indonesia',
    range: '-1 or less, or 1 or more',
    accepts: ({ numerator, denominator }) => absolute(numerator) >= denominator,
    toProfit: unsigned,
    fromProfit: (profit) => (profit.numerator >= profit.denominator ? profit : asNegativeStake(profit)),
  },
};

import { floorToLadder } from '@pavilion/contract/sports';
import type { Shares } from './distributions/shares';

/**
 * Margin of a market. `spread` is the part that is added in equal amounts to the chances of all outcomes, the rest in
 * proportion to them: 0 takes the same share of every price, 1 takes more of long prices.
 */
export interface Margin {
  readonly total: number;
  readonly spread: number;
}

/** The margin of a line whose both prices would be 1 + `profit` at even chances: 0.95 is 1.95 / 1.95. */
export const marginOfProfit = (profit: number): Margin => ({ total: 2 / (1 + profit) - 1, spread: 0 });

/**
 * The price of a selection, in thousandths; undefined when it is below the lowest price.
 *
 * @param outcomes number of outcomes of the market.
 */
export const priceOf = (
  { won, lost }: Shares,
  { total, spread }: Margin,
  outcomes: number,
  hasLines: boolean,
): number | undefined => {
  if (won <= 0) return undefined;
  const chance = won / (won + lost);
  const offered = chance * (1 + total * (1 - spread)) + (total * spread) / outcomes;
  return floorToLadder(1000 / offered, hasLines);
};

import type { Distribution } from './distribution';

/** The distribution of an integer that decides markets, as of a state of the match. */
export interface QuantityDistribution {
  /** Name in the market types of the contract. */
  readonly quantity: string;
  readonly period: string;
  readonly distribution: Distribution;
  /** The value now, for markets that count from the bet. */
  readonly now?: number;
}

export const findDistribution = (
  distributions: readonly QuantityDistribution[],
  quantity: string,
  period: string,
): QuantityDistribution | undefined =>
  distributions.find((each) => each.quantity === quantity && each.period === period);

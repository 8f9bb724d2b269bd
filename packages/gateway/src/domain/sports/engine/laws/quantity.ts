import type { Law } from './law';

/** The law of an integer that decides markets, as of a state of the match. */
export interface QuantityLaw {
  /** Name in the market types of the contract. */
  readonly quantity: string;
  readonly period: string;
  readonly law: Law;
  /** The value now, for markets that count from the bet. */
  readonly now?: number;
}

export const findLaw = (
  laws: readonly QuantityLaw[],
  quantity: string,
  period: string,
): QuantityLaw | undefined => laws.find((each) => each.quantity === quantity && each.period === period);

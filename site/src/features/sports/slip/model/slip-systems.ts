import { type System, systemsFor } from '@pavilion/contract/sports';
import type { Slip } from './slip';

/** Systems with several combinations for a number of legs: the parlay of all legs has a mode of its own. */
export const systemsOnOffer = (legs: number): readonly System[] =>
  systemsFor(legs).filter(({ bets }) => bets > 1);

/** The system that applies: the chosen one if it fits, else the first on offer. */
export const systemOf = ({ legs, system }: Slip): System | undefined => {
  const offered = systemsOnOffer(legs.length);
  return offered.find(({ name }) => name === system) ?? offered[0];
};

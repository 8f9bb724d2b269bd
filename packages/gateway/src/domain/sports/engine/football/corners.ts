import type { Score } from '@pavilion/contract/sports';
import { differenceOf, type Law, poissonLaw, shifted, sumOf } from '../laws/law';

/** Expected corners of both sides in a match. Corners are independent of goals, so they say nothing about the score. */
export const cornerRates: readonly [home: number, away: number] = [5.4, 4.8];

/** More corners than a side can be expected to have, with a probability under 1e-8. */
const mostCorners = (mean: number) => 14 + Math.ceil(2 * mean);

/** The laws of the corners, from the numbers now. */
export const cornerLaws = ([home, away]: Score, left: number): { margin: Law; total: Law } => {
  const remaining = cornerRates.map((rate) => poissonLaw(rate * left, mostCorners(rate * left)));
  const [homeLaw, awayLaw] = remaining as [Law, Law];
  return {
    margin: shifted(differenceOf(homeLaw, awayLaw), home - away),
    total: shifted(sumOf(homeLaw, awayLaw), home + away),
  };
};

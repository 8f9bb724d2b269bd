import type { Score } from '@pavilion/contract/sports';
import {
  type Distribution,
  differenceOf,
  poissonDistribution,
  shifted,
  sumOf,
} from '../distributions/distribution';

/** Expected corners of both sides in a match. Corners are independent of goals, so they say nothing about the score. */
export const cornerRates: readonly [home: number, away: number] = [5.4, 4.8];

/** More corners than a side can be expected to have, with a probability under 1e-8. */
const maxCorners = (mean: number) => 14 + Math.ceil(2 * mean);

/** The distributions of the corners, from the numbers now. */
export const cornerDistributions = (
  [home, away]: Score,
  left: number,
): { margin: Distribution; total: Distribution } => {
  const remaining = cornerRates.map((rate) => poissonDistribution(rate * left, maxCorners(rate * left)));
  const [homeDistribution, awayDistribution] = remaining as [Distribution, Distribution];
  return {
    margin: shifted(differenceOf(homeDistribution, awayDistribution), home - away),
    total: shifted(sumOf(homeDistribution, awayDistribution), home + away),
  };
};

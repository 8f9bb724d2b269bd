import { marketTypes, type PeriodKind, type Score } from '@pavilion/contract/sports';
import type { QuantityDistribution } from '../distributions/quantity';
import {
  finalDistribution,
  firstHalfDistribution,
  type GoalOutcomes,
  halvesDistribution,
} from './goal-distributions';
import { type GoalQuantity, goalQuantities } from './goal-quantities';

type GoalPeriod = 'ft' | 'h1';

/** The periods whose goals are bet on; of the halves, the first. */
const periodOfKind: Partial<Readonly<Record<PeriodKind, GoalPeriod>>> = { ft: 'ft', h: 'h1' };

/** The periods in which a quantity decides markets. */
const periodsOf = (name: string): readonly GoalPeriod[] => {
  const kinds = Object.values(marketTypes.football).flatMap(({ quantity, periods }) =>
    quantity === name ? periods : [],
  );
  return [...new Set(kinds)].flatMap((kind) => periodOfKind[kind] ?? []);
};

const quantities = Object.entries<GoalQuantity>(goalQuantities).map(([name, quantity]) => ({
  name,
  quantity,
  periods: periodsOf(name),
}));

const distributionOfPeriod: Readonly<Record<GoalPeriod, typeof finalDistribution>> = {
  ft: finalDistribution,
  h1: firstHalfDistribution,
};

/**
 * The distributions of all quantities of goals.
 *
 * @param now the score of each period so far.
 */
export const goalQuantityDistributions = (
  outcomes: GoalOutcomes,
  now: Readonly<Record<GoalPeriod, Score>>,
): readonly QuantityDistribution[] =>
  quantities.flatMap(({ name, quantity, periods }): readonly QuantityDistribution[] =>
    quantity.of === 'halves'
      ? [
          {
            quantity: name,
            period: 'ft',
            distribution: halvesDistribution(outcomes, quantity.value, quantity.together),
          },
        ]
      : periods.map((period) => ({
          quantity: name,
          period,
          distribution: distributionOfPeriod[period](outcomes, quantity.value),
          now: quantity.value(...now[period]),
        })),
  );

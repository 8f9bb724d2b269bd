import { marketTypes, type PeriodKind, type Score } from '@pavilion/contract/sports';
import type { QuantityLaw } from '../laws/quantity';
import { finalLaw, firstHalfLaw, type GoalOutcomes, halvesLaw } from './goal-laws';
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

const lawOfPeriod: Readonly<Record<GoalPeriod, typeof finalLaw>> = { ft: finalLaw, h1: firstHalfLaw };

/**
 * The laws of all quantities of goals.
 *
 * @param now the score of each period so far.
 */
export const goalQuantityLaws = (
  outcomes: GoalOutcomes,
  now: Readonly<Record<GoalPeriod, Score>>,
): readonly QuantityLaw[] =>
  quantities.flatMap(({ name, quantity, periods }): readonly QuantityLaw[] =>
    quantity.of === 'halves'
      ? [{ quantity: name, period: 'ft', law: halvesLaw(outcomes, quantity.value, quantity.together) }]
      : periods.map((period) => ({
          quantity: name,
          period,
          law: lawOfPeriod[period](outcomes, quantity.value),
          now: quantity.value(...now[period]),
        })),
  );

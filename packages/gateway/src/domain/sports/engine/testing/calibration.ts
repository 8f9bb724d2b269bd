import type { Score } from '@pavilion/contract/sports';
import { type EventParams, simulate } from '../book';
import { type Distribution, decidedValue } from '../distributions/distribution';
import { follow } from '../progress';
import { sportModels } from '../sport-models.generated';
import { fastDraws } from './fast-draws';

/** Position of a value in its distribution, from 0 to 1; ties count half. Its mean over correct distributions is 1/2. */
const positionIn = (distribution: Distribution, value: number) => {
  let below = 0;
  for (let index = 0; index < value - distribution.from; index += 1)
    below += distribution.chances[index] ?? 0;
  return below + (distribution.chances[value - distribution.from] ?? 0) / 2;
};

/** Mean and variance of a function of the position, under the distribution. */
const momentsOf = (distribution: Distribution, value: (position: number) => number) => {
  let below = 0;
  let mean = 0;
  let square = 0;
  for (const chance of distribution.chances) {
    const at = value(below + chance / 2);
    mean += chance * at;
    square += chance * at * at;
    below += chance;
  }
  return { mean, variance: square - mean * mean };
};

/** Location and spread of the values. */
const statistics: readonly ((position: number) => number)[] = [
  (position) => position - 0.5,
  (position) => (position - 0.5) * (position - 0.5),
];

/**
 * Weights of a match: 1, and its leads at the moment. Distributions that ignore a score are right on average, but not in the matches
 * with a lead.
 */
const weightsOf = (scores: Readonly<Record<string, Score>>): readonly number[] => {
  const leads = Object.values(scores).map(([home, away]) => home - away);
  return [1, leads[0]!, leads.at(-1)!, leads.at(-2)!];
};

/**
 * Moments are drawn over this span. They must not depend on the duration of the match: longer matches would be compared
 * with earlier states than shorter ones.
 */
export const bettingSeconds = 7200;

interface Sum {
  difference: number;
  variance: number;
}

/**
 * Simulates matches, takes the distributions of each at a random moment, and compares them with the values at its end.
 *
 * @returns for each quantity and kind of period the standardized differences of location and spread, over all matches and
 * weighted by leads.
 */
export const calibrate = (event: EventParams, matches: number, firstSeed = 1): Map<string, number[]> => {
  const model = sportModels[event.sport];
  const sums = new Map<string, Sum[]>();
  for (let seed = firstSeed; seed < firstSeed + matches; seed += 1) {
    const draws = fastDraws(seed);
    const { incidents, rates } = simulate(event, draws);
    const end = incidents.at(-1)!.at;
    const at = bettingSeconds * draws.uniform('moment', 0);
    if (at >= end) continue;
    const start = model.start({ rates, bestOf: event.bestOf });
    const past = incidents.filter((incident) => incident.at <= at);
    const { progress } = follow(model.incidentRules, start, past, 0);
    if (progress.suspension !== undefined) continue;
    const over = follow(model.incidentRules, start, incidents, 0).progress.state.distributions(end, rates);
    const weights = weightsOf(progress.state.scoreboard(at).scores);
    for (const { quantity, period, distribution } of progress.state.distributions(at, rates)) {
      const last = over.find((each) => each.quantity === quantity && each.period === period);
      const value = last && decidedValue(last.distribution);
      if (value === undefined || decidedValue(distribution) !== undefined) continue;
      const name = `${quantity} ${period.replace(/\d+$/, '')}`;
      const list =
        sums.get(name) ?? statistics.flatMap(() => weights.map(() => ({ difference: 0, variance: 0 })));
      sums.set(name, list);
      const position = positionIn(distribution, value);
      for (const [index, statistic] of statistics.entries()) {
        const { mean, variance } = momentsOf(distribution, statistic);
        for (const [column, weight] of weights.entries()) {
          const sum = list[index * weights.length + column]!;
          sum.difference += weight * (statistic(position) - mean);
          sum.variance += weight * weight * variance;
        }
      }
    }
  }
  return new Map(
    [...sums].map(([name, list]) => [
      name,
      list.map(({ difference, variance }) => (variance > 1e-9 ? difference / Math.sqrt(variance) : 0)),
    ]),
  );
};

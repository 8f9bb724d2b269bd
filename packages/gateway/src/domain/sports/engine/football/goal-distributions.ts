import type { Score } from '@pavilion/contract/sports';
import { type Distribution, normalized, poissonWeights, totalOf } from '../distributions/distribution';

/** Goal rates of a match and the dependence of low scores (Dixon and Coles). */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
  readonly rho: number;
}

/** Goals of a side are counted up to this number; more have a probability of 2.4e-9 at the usual rates. */
export const maxGoals = 12;
const size = maxGoals + 1;

/** Factor of a final score. Both marginal distributions stay Poisson. */
export const scoreFactor = ({ home, away, rho }: GoalRates, homeGoals: number, awayGoals: number): number => {
  if (homeGoals > 1 || awayGoals > 1) return 1;
  if (homeGoals === 0) return awayGoals === 0 ? 1 - home * away * rho : 1 + home * rho;
  return awayGoals === 0 ? 1 + away * rho : 1 - rho;
};

/** Goals still to come: from the score now, with these expected numbers. `rates` are those of the whole match. */
export interface Remaining {
  readonly rates: GoalRates;
  readonly score: Score;
  readonly home: number;
  readonly away: number;
}

/** The distribution of the goals to come: independent Poisson distributions and corrections of the lowest final scores. */
export interface GoalDistribution {
  readonly score: Score;
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Weight of the independent distributions in the sum. */
  readonly independent: number;
  readonly corrections: readonly { readonly home: number; readonly away: number; readonly chance: number }[];
}

export const goalDistribution = ({ rates, score, home, away }: Remaining): GoalDistribution => {
  const homeWeights = poissonWeights(home, maxGoals);
  const awayWeights = poissonWeights(away, maxGoals);
  const independentTotal = totalOf(homeWeights) * totalOf(awayWeights);
  const corrected: { home: number; away: number; weight: number }[] = [];
  let total = independentTotal;
  for (let i = 0; score[0] + i <= 1; i += 1) {
    for (let j = 0; score[1] + j <= 1; j += 1) {
      const factor = scoreFactor(rates, score[0] + i, score[1] + j);
      const weight = (factor - 1) * homeWeights[i]! * awayWeights[j]!;
      corrected.push({ home: i, away: j, weight });
      total += weight;
    }
  }
  return {
    score,
    home: normalized(homeWeights),
    away: normalized(awayWeights),
    independent: independentTotal / total,
    corrections: corrected.map(({ weight, ...cell }) => ({ ...cell, chance: weight / total })),
  };
};

/** Probability of each pair of goals to come, `home * 13 + away`. */
export const goalGrid = ({ home, away, independent, corrections }: GoalDistribution): number[] => {
  const grid = new Array<number>(size * size);
  for (let i = 0; i < size; i += 1) {
    const chance = home[i]! * independent;
    for (let j = 0; j < size; j += 1) grid[i * size + j] = chance * away[j]!;
  }
  for (const cell of corrections) grid[cell.home * size + cell.away]! += cell.chance;
  return grid;
};

/** The chances of scores: `chances[i * size + j]` is that of `i` and `j` goals more than `from`. */
export interface ScoreGrid {
  readonly from: Score;
  readonly size: number;
  readonly chances: readonly number[];
}

/** The goals of both halves and the chance of the pair; negative in a correction of the independent distributions. */
interface HalvesChance {
  readonly first: Score;
  readonly second: Score;
  readonly chance: number;
}

/** What can come of the goals. */
export interface GoalOutcomes {
  /** The possible scores at the end. */
  readonly ft: ScoreGrid;
  /** The possible goals of each half: independent of each other, with this weight in the sum, but for the corrections. */
  readonly first: ScoreGrid;
  readonly second: ScoreGrid;
  readonly weight: number;
  readonly corrections: readonly HalvesChance[];
}

const finalScores = (distribution: GoalDistribution): ScoreGrid => ({
  from: distribution.score,
  size,
  chances: goalGrid(distribution),
});

/** The outcomes after half-time, when the first half is known. */
export const outcomesAfterHalfTime = (distribution: GoalDistribution, half: Score): GoalOutcomes => {
  const ft = finalScores(distribution);
  const [home, away] = distribution.score;
  return {
    ft,
    first: { from: half, size: 1, chances: [1] },
    second: { ...ft, from: [home - half[0], away - half[1]] },
    weight: 1,
    corrections: [],
  };
};

/** Independent Poisson numbers of goals. */
const poissonGoals = (home: number, away: number): number[] => {
  const homeChances = normalized(poissonWeights(home, maxGoals));
  const awayChances = normalized(poissonWeights(away, maxGoals));
  const chances = new Array<number>(size * size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) chances[i * size + j] = homeChances[i]! * awayChances[j]!;
  return chances;
};

/** Chances of 0 to `count` (at most 1) goals in the first half, when each falls into it with a given chance. */
const split = (count: number, chance: number): readonly number[] =>
  count === 0 ? [1] : [1 - chance, chance];

/**
 * The outcomes before half-time: each goal to come falls into the first half with the chance `inFirstHalf`, independently of
 * the others. Poisson distributions split into independent Poisson distributions; only the corrections join both halves.
 */
export const outcomesBeforeHalfTime = (
  distribution: GoalDistribution,
  { home, away }: Pick<Remaining, 'home' | 'away'>,
  inFirstHalf: number,
): GoalOutcomes => {
  const [homeNow, awayNow] = distribution.score;
  const later = 1 - inFirstHalf;
  return {
    ft: finalScores(distribution),
    first: { from: distribution.score, size, chances: poissonGoals(home * inFirstHalf, away * inFirstHalf) },
    second: { from: [0, 0], size, chances: poissonGoals(home * later, away * later) },
    weight: distribution.independent,
    corrections: distribution.corrections.flatMap((cell) =>
      split(cell.home, inFirstHalf).flatMap((homeChance, i) =>
        split(cell.away, inFirstHalf).map(
          (awayChance, j): HalvesChance => ({
            first: [homeNow + i, awayNow + j],
            second: [cell.home - i, cell.away - j],
            chance: cell.chance * homeChance * awayChance,
          }),
        ),
      ),
    ),
  };
};

/** A number that a score has, such as its sum. */
export type ScoreValue = (home: number, away: number) => number;

/** The values of a list of outcomes, as positions in a distribution that begins at `from`. */
interface ValueTable {
  readonly from: number;
  /** How many values there are from the least to the largest. */
  readonly count: number;
  readonly positions: readonly number[];
}

const tableOf = (values: readonly number[]): ValueTable => {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, count: to - from + 1, positions: values.map((value) => value - from) };
};

/** Value tables by the function that computes the values: they depend on few scores, and a book needs a dozen of them. */
const createTables = <Compute extends object>() => {
  const tables = new WeakMap<Compute, Map<number, ValueTable>>();
  return (compute: Compute, key: number, values: () => readonly number[]): ValueTable => {
    const own = tables.get(compute) ?? new Map<number, ValueTable>();
    const known = own.get(key);
    if (known) return known;
    const table = tableOf(values());
    tables.set(compute, own.set(key, table));
    return table;
  };
};

const scoreTables = createTables<ScoreValue>();
const pairTables = createTables<(first: number, second: number) => number>();

/** A key for four numbers, each between -512 and 511. */
const keyOf = (one: number, two: number, three: number, four: number): number =>
  (((one + 512) * 1024 + two + 512) * 1024 + three + 512) * 1024 + four + 512;

/** The values of the scores of a grid. */
const scoreTable = ({ from: [home, away], size }: ScoreGrid, value: ScoreValue): ValueTable =>
  scoreTables(value, keyOf(home, away, size, 0), () =>
    Array.from({ length: size * size }, (_, index) =>
      value(home + Math.floor(index / size), away + (index % size)),
    ),
  );

/** The sums of chances by their values. */
const sumsOf = ({ count, positions }: ValueTable, chances: readonly number[], weight = 1): number[] => {
  const sums = new Array<number>(count).fill(0);
  for (let index = 0; index < positions.length; index += 1)
    sums[positions[index]!]! += weight * chances[index]!;
  return sums;
};

const gridDistribution = (grid: ScoreGrid, value: ScoreValue): Distribution => {
  const table = scoreTable(grid, value);
  return { from: table.from, chances: sumsOf(table, grid.chances) };
};

/** The distribution of a value of the final score. */
export const finalDistribution = ({ ft }: GoalOutcomes, value: ScoreValue): Distribution =>
  gridDistribution(ft, value);

/** The distribution of a value of the score at half-time. */
export const firstHalfDistribution = (
  { first, weight, corrections }: GoalOutcomes,
  value: ScoreValue,
): Distribution => {
  const table = scoreTable(first, value);
  const chances = sumsOf(table, first.chances, weight);
  for (const cell of corrections) chances[value(...cell.first) - table.from]! += cell.chance;
  return { from: table.from, chances };
};

/** The distribution of a value of both halves, which depends on a value of each of them. */
export const halvesDistribution = (
  { first, second, weight, corrections }: GoalOutcomes,
  value: ScoreValue,
  together: (first: number, second: number) => number,
): Distribution => {
  const ofFirst = gridDistribution(first, value);
  const ofSecond = gridDistribution(second, value);
  const counts = [ofFirst.chances.length, ofSecond.chances.length] as const;
  const { from, count, positions } = pairTables(
    together,
    keyOf(ofFirst.from, counts[0], ofSecond.from, counts[1]),
    () =>
      Array.from({ length: counts[0] * counts[1] }, (_, index) =>
        together(ofFirst.from + Math.floor(index / counts[1]), ofSecond.from + (index % counts[1])),
      ),
  );
  const chances = new Array<number>(count).fill(0);
  for (let i = 0; i < counts[0]; i += 1) {
    const chance = weight * ofFirst.chances[i]!;
    for (let j = 0; j < counts[1]; j += 1)
      chances[positions[i * counts[1] + j]!]! += chance * ofSecond.chances[j]!;
  }
  for (const cell of corrections) {
    chances[together(value(...cell.first), value(...cell.second)) - from]! += cell.chance;
  }
  return { from, chances };
};

/** The distribution of the next scorer: 0 no goal, 1 home, 2 away. */
export const nextScorerDistribution = ({ ft: { chances } }: GoalOutcomes): Distribution => {
  const [none = 0] = chances;
  let home = 0;
  let away = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = i === 0 ? 1 : 0; j < size; j += 1) {
      // Given both numbers of goals, their order is uniform.
      home += (chances[i * size + j]! * i) / (i + j);
      away += (chances[i * size + j]! * j) / (i + j);
    }
  }
  return { from: 0, chances: [none, home, away] };
};

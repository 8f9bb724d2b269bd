import { correctScoreIndex, halfTimeFullTimeIndex, type Score } from '@pavilion/contract/sports';
import { differenceOf, type Law, normalized, poissonWeights, totalOf } from '../laws/law';

/** Goal rates of a match and the dependence of low scores (Dixon and Coles). */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
  readonly rho: number;
}

/** Goals of a side are counted up to this number; more have a probability of 2.4e-9 at the usual rates. */
export const maxGoals = 12;
const size = maxGoals + 1;

/** Factor of a final score. Both marginal laws stay Poisson. */
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

/** The law of the goals to come: independent Poisson laws and corrections of the lowest final scores. */
export interface GoalLaw {
  readonly score: Score;
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Weight of the independent laws in the sum. */
  readonly independent: number;
  readonly corrections: readonly { readonly home: number; readonly away: number; readonly chance: number }[];
}

export const goalLaw = ({ rates, score, home, away }: Remaining): GoalLaw => {
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
export const goalGrid = ({ home, away, independent, corrections }: GoalLaw): number[] => {
  const grid = new Array<number>(size * size);
  for (let i = 0; i < size; i += 1) {
    const chance = home[i]! * independent;
    for (let j = 0; j < size; j += 1) grid[i * size + j] = chance * away[j]!;
  }
  for (const cell of corrections) grid[cell.home * size + cell.away]! += cell.chance;
  return grid;
};

const zeros = (length: number) => new Array<number>(length).fill(0);

/** The laws of the final score that the markets need. */
export interface FinalLaws {
  readonly margin: Law;
  readonly total: Law;
  readonly score: Law;
  readonly bothScored: Law;
  /** 0 no goal, 1 home, 2 away. */
  readonly nextScorer: Law;
}

export const finalLaws = (law: GoalLaw): FinalLaws => {
  const [homeNow, awayNow] = law.score;
  const grid = goalGrid(law);
  const margin = zeros(2 * maxGoals + 1);
  const total = zeros(2 * maxGoals + 1);
  const score = zeros(26);
  const bothScored = zeros(2);
  const scorer = zeros(3);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const chance = grid[i * size + j]!;
      margin[i - j + maxGoals]! += chance;
      total[i + j]! += chance;
      score[correctScoreIndex(homeNow + i, awayNow + j)]! += chance;
      bothScored[homeNow + i > 0 && awayNow + j > 0 ? 1 : 0]! += chance;
      if (i + j === 0) scorer[0]! += chance;
      else {
        // Given both numbers of goals, their order is uniform.
        scorer[1]! += (chance * i) / (i + j);
        scorer[2]! += (chance * j) / (i + j);
      }
    }
  }
  return {
    margin: { from: homeNow - awayNow - maxGoals, chances: margin },
    total: { from: homeNow + awayNow, chances: total },
    score: { from: 0, chances: score },
    bothScored: { from: 0, chances: bothScored },
    nextScorer: { from: 0, chances: scorer },
  };
};

/** The laws of the first half and of both results together. */
export interface FirstHalfLaws {
  readonly margin: Law;
  readonly total: Law;
  readonly halfTimeFullTime: Law;
}

/** Chances of 0 to `count` (at most 1) goals in the first half, when each falls into it with a given chance. */
const split = (count: number, chance: number): readonly number[] =>
  count === 0 ? [1] : [1 - chance, chance];

/**
 * The laws during the first half: each goal to come falls into it with the chance `inFirstHalf`, independently of the
 * others. Poisson laws split into independent Poisson laws; only the corrections join both halves.
 */
export const firstHalfLaws = (
  law: GoalLaw,
  { home, away }: Pick<Remaining, 'home' | 'away'>,
  inFirstHalf: number,
): FirstHalfLaws => {
  const part = (mean: number): Law => ({ from: 0, chances: normalized(poissonWeights(mean, maxGoals)) });
  const first = [part(home * inFirstHalf), part(away * inFirstHalf)] as const;
  const second = [part(home * (1 - inFirstHalf)), part(away * (1 - inFirstHalf))] as const;
  const now = law.score[0] - law.score[1];
  const margin = zeros(2 * maxGoals + 1);
  const total = zeros(2 * maxGoals + 1);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const chance = law.independent * first[0].chances[i]! * first[1].chances[j]!;
      margin[i - j + maxGoals]! += chance;
      total[i + j]! += chance;
    }
  }
  const results = zeros(9);
  const later = signsAfter(differenceOf(second[0], second[1]));
  for (let index = 0; index < margin.length; index += 1) {
    const atHalf = now + index - maxGoals;
    const signs = later(atHalf);
    for (let sign = -1; sign <= 1; sign += 1) {
      results[halfTimeFullTimeIndex(atHalf, sign)]! += margin[index]! * signs[sign + 1]!;
    }
  }
  for (const cell of law.corrections) {
    for (const [i, homeChance] of split(cell.home, inFirstHalf).entries()) {
      for (const [j, awayChance] of split(cell.away, inFirstHalf).entries()) {
        const chance = cell.chance * homeChance * awayChance;
        margin[i - j + maxGoals]! += chance;
        total[i + j]! += chance;
        results[halfTimeFullTimeIndex(now + i - j, now + cell.home - cell.away)]! += chance;
      }
    }
  }
  return {
    margin: { from: now - maxGoals, chances: margin },
    total: { from: law.score[0] + law.score[1], chances: total },
    halfTimeFullTime: { from: 0, chances: results },
  };
};

/** Chances that the final margin is negative, zero or positive, by the margin before a change of the given law. */
const signsAfter = ({ from, chances }: Law) => {
  const below = [0];
  for (const [index, chance] of chances.entries()) below.push(below[index]! + chance);
  const atMost = (value: number) => below[Math.max(0, Math.min(chances.length, value - from + 1))]!;
  return (margin: number): readonly [number, number, number] => {
    const negative = atMost(-margin - 1);
    const zero = atMost(-margin) - negative;
    return [negative, zero, 1 - negative - zero];
  };
};

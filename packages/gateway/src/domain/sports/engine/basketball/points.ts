import {
  type Distribution,
  mixtureOf,
  negligible,
  powerOf,
  sumOf,
  trimmed,
} from '../distributions/distribution';

/** Chances of 0, 1, 2 and 3 points in a possession. */
export type Possession = readonly [number, number, number, number];

/** Possessions of a side in a quarter and in an overtime. */
export const quarterPossessions = 18;
export const overtimePossessions = 9;
export const quarters = 4;

/** An average possession, worth 1.11 points. */
const average: Possession = [0.49, 0.04, 0.34, 0.13];
const averagePoints = 1.11;

/** The possessions of a side that is expected to score so many points in a regular match. */
export const possessionOf = (points: number): Possession => {
  const factor = points / (quarters * quarterPossessions * averagePoints);
  const [, one, two, three] = average;
  return [1 - factor * (one + two + three), factor * one, factor * two, factor * three];
};

/** The distribution of the points of several possessions. */
export const pointsOf = (possession: Possession, count: number): Distribution =>
  powerOf({ from: 0, chances: possession }, count);

/** The distributions of two independent scores together. The parts for equal scores are not normalized. */
export interface JointDistributions {
  readonly margin: Distribution;
  readonly total: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
  /** Chance of a tie with so many points of each side. */
  readonly ties: Distribution;
  readonly tieChance: number;
}

export const jointDistributions = (home: Distribution, away: Distribution): JointDistributions => {
  const margin = new Array<number>(home.chances.length + away.chances.length - 1).fill(0);
  const total = new Array<number>(margin.length).fill(0);
  const ties = new Array<number>(home.chances.length).fill(0);
  const lastAway = away.chances.length - 1;
  const lead = home.from - away.from;
  let tieChance = 0;
  for (let i = 0; i < home.chances.length; i += 1) {
    const chance = home.chances[i]!;
    for (let j = 0; j <= lastAway; j += 1) {
      const both = chance * away.chances[j]!;
      margin[i - j + lastAway]! += both;
      total[i + j]! += both;
    }
    const tie = chance * (away.chances[i + lead] ?? 0);
    ties[i] = tie;
    tieChance += tie;
  }
  return {
    margin: { from: home.from - away.from - lastAway, chances: margin },
    total: { from: home.from + away.from, chances: total },
    home,
    away,
    ties: trimmed({ from: home.from, chances: ties }),
    tieChance,
  };
};

/** Overtimes that are counted one by one; a further one has a probability under 1e-5 and is taken as the last. */
const countedOvertimes = 3;

/** What the overtimes after a tie add to the points. */
export interface Overtime {
  /** Chance that home wins. */
  readonly home: number;
  readonly margin: Distribution;
  readonly points: { readonly home: Distribution; readonly away: Distribution; readonly total: Distribution };
}

const withoutZero = ({ from, chances }: Distribution, tieChance: number): Distribution => ({
  from,
  chances: chances.map((chance, index) => (from + index === 0 ? 0 : chance / (1 - tieChance))),
});

/** `distribution` less its part with a tie, where a tie has the value `points × each`. */
const withoutTies = (distribution: Distribution, ties: Distribution, points: 1 | 2): Distribution => {
  const chances = [...distribution.chances];
  for (let index = 0; index < ties.chances.length; index += 1) {
    const at = points * (ties.from + index) - distribution.from;
    if (ties.chances[index]! > 0) chances[at] = Math.max(0, chances[at]! - ties.chances[index]!);
  }
  return { from: distribution.from, chances };
};

/** A tie of `k` points each as the distribution of `points × k`. */
const spreadTies = (ties: Distribution, points: 1 | 2): Distribution =>
  points === 1
    ? ties
    : {
        from: 2 * ties.from,
        chances: ties.chances.flatMap((chance, index) => (index === 0 ? [chance] : [0, chance])),
      };

/** The distribution of a value at the end of the last overtime, from its distributions in one overtime. */
const repeated = (
  { ties, tieChance }: JointDistributions,
  distribution: Distribution,
  points: 1 | 2,
): Distribution => {
  const decided = withoutTies(distribution, ties, points);
  const tied = spreadTies(ties, points);
  let result: Distribution = {
    from: decided.from,
    chances: decided.chances.map((chance) => chance / (1 - tieChance)),
  };
  for (let count = 1; count < countedOvertimes; count += 1) {
    result = mixtureOf([
      [1, decided],
      [1, sumOf(tied, result)],
    ]);
  }
  return trimmed(result);
};

/** The overtimes after a tie, or the rest of them from an unfinished one. */
export const overtimeOf = (one: JointDistributions): Overtime => {
  const margin = withoutZero(one.margin, one.tieChance);
  let home = 0;
  for (const [index, chance] of margin.chances.entries()) if (margin.from + index > 0) home += chance;
  return {
    home,
    margin,
    points: {
      home: repeated(one, one.home, 1),
      away: repeated(one, one.away, 1),
      total: repeated(one, one.total, 2),
    },
  };
};

/** The distributions at the end of a match that cannot end with a tie. */
export const afterOvertime = (
  regular: JointDistributions,
  overtime: Overtime,
): Omit<JointDistributions, 'ties' | 'tieChance'> => {
  if (regular.tieChance < negligible) return regular;
  const { ties, tieChance } = regular;
  const extended = (distribution: Distribution, extra: Distribution, points: 1 | 2) =>
    mixtureOf([
      [1, withoutTies(distribution, ties, points)],
      [1, sumOf(spreadTies(ties, points), extra)],
    ]);
  const decided = { ...regular.margin, chances: regular.margin.chances.with(-regular.margin.from, 0) };
  return {
    margin: mixtureOf([
      [1, decided],
      [tieChance, overtime.margin],
    ]),
    total: extended(regular.total, overtime.points.total, 2),
    home: extended(regular.home, overtime.points.home, 1),
    away: extended(regular.away, overtime.points.away, 1),
  };
};

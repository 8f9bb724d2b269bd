import type { Distribution } from './distributions/distribution';

/** A match of a season as it is known at a moment. Participants are numbers from 0. */
export interface SeasonMatch {
  readonly home: number;
  readonly away: number;
  /** Distribution of the difference, home less away; undefined of a match that does not count. */
  readonly distribution: Distribution | undefined;
}

/** Seasons that are simulated for the chances of their participants: their standard error is at most 0.8 points. */
const trials = 4_000;
/** Points outweigh every difference, also of basketball. */
const pointWeight = 100_000;
const pointsOfWin = 3;

/** The minimal standard generator of Lehmer with the multiplier of Park, Miller and Stockmeyer; products are exact. */
const modulus = 2_147_483_647;
const multiplier = 48_271;

/** Points of the home side and of the away side, weighted, and their differences. */
const rowOf = (difference: number): readonly [home: number, away: number] => {
  const [home, away] =
    difference > 0 ? [pointsOfWin, 0] : difference < 0 ? [0, pointsOfWin] : ([1, 1] as const);
  return [home * pointWeight + difference, away * pointWeight - difference];
};

const isDecided = ({ chances }: Distribution): boolean => chances.length === 1;

/**
 * The table of the decided matches: points, then difference, in one number for each participant. Higher is better.
 */
export const tableOf = (participants: number, matches: readonly SeasonMatch[]): Float64Array => {
  const table = new Float64Array(participants);
  for (const { home, away, distribution } of matches) {
    if (distribution === undefined || !isDecided(distribution)) continue;
    const [ofHome, ofAway] = rowOf(distribution.from);
    table[home]! += ofHome;
    table[away]! += ofAway;
  }
  return table;
};

/** The participants that are level at the top of a table. */
export const leadersOf = (table: Float64Array): number[] => {
  let best = Number.NEGATIVE_INFINITY;
  let leaders: number[] = [];
  for (const [participant, score] of table.entries()) {
    if (score > best) [best, leaders] = [score, []];
    if (score === best) leaders.push(participant);
  }
  return leaders;
};

/**
 * The winner of a season whose matches are decided.
 *
 * @param lotOf the lot of a participant: the highest one wins between those that are level.
 */
export const winnerOf = (table: Float64Array, lotOf: (participant: number) => number): number => {
  const [first, ...others] = leadersOf(table) as [number, ...number[]];
  return others.reduce((best, each) => (lotOf(each) > lotOf(best) ? each : best), first);
};

/** Adds a match to the table of every trial. Each match has numbers of its own, so that chances move with its distribution alone. */
const play = (tables: Float64Array, participants: number, match: SeasonMatch, index: number): void => {
  const { home, away, distribution } = match;
  if (distribution === undefined || isDecided(distribution)) return;
  const limits: number[] = [];
  let sum = 0;
  for (const chance of distribution.chances) {
    sum += chance;
    limits.push(sum);
  }
  const rows = limits.map((_, place) => rowOf(distribution.from + place));
  let state = 1 + (((index + 1) * 104_729) % (modulus - 1));
  for (let warmUp = 0; warmUp < 3; warmUp += 1) state = (state * multiplier) % modulus;
  for (let trial = 0; trial < trials; trial += 1) {
    state = (state * multiplier) % modulus;
    const drawn = (state / modulus) * sum;
    let from = 0;
    let to = limits.length - 1;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (drawn < limits[middle]!) to = middle;
      else from = middle + 1;
    }
    const [ofHome, ofAway] = rows[from]!;
    tables[trial * participants + home]! += ofHome;
    tables[trial * participants + away]! += ofAway;
  }
};

/**
 * The chance of each participant to win the season: the share of simulated seasons that it wins, with the distributions of the matches
 * at the moment. Participants that are level share a season equally, as lots would.
 */
export const chancesOf = (participants: number, matches: readonly SeasonMatch[]): readonly number[] => {
  const wins = new Array<number>(participants).fill(0);
  const known = tableOf(participants, matches);
  const tables = new Float64Array(trials * participants);
  for (let trial = 0; trial < trials; trial += 1) tables.set(known, trial * participants);
  for (const [index, match] of matches.entries()) play(tables, participants, match, index);
  for (let trial = 0; trial < trials; trial += 1) {
    const leaders = leadersOf(tables.subarray(trial * participants, (trial + 1) * participants));
    for (const leader of leaders) wins[leader]! += 1 / leaders.length;
  }
  return wins.map((won) => won / trials);
};

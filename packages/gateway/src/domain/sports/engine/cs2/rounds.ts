import type { Score } from '@pavilion/contract/sports';

/** Rounds that win a map, and rounds of each side before overtime. */
export const toWin = 13;
export const regular = 12;
/** Overtimes are played in blocks of six rounds; four of them win, three each lead to another block. */
export const blockToWin = 4;
export const blockTie = 3;
/** Blocks that are counted one by one; a further one has a probability under 1e-4 of an overtime and is taken as the last. */
const countedBlocks = 9;

/** A final score of a map with its probability. */
export interface MapOutcome {
  readonly rounds: Score;
  readonly chance: number;
}

/** First round of each half: the pistol rounds. */
export const pistolRounds: readonly number[] = [1, regular + 1];

/** First score of the overtime block that a score belongs to. */
const blockStart = ([home, away]: Score): number =>
  regular + blockTie * Math.floor((home + away - 2 * regular) / (2 * blockTie));

const isOvertime = ([home, away]: Score) => home >= regular && away >= regular;

export const isMapOver = (score: Score): boolean => {
  const [home, away] = score;
  if (!isOvertime(score)) return Math.max(home, away) >= toWin;
  const most = Math.max(home, away);
  const least = Math.min(home, away);
  if (home + away === 2 * regular || most === least) return false;
  // A block ends with the fourth win: 16-12 to 16-14, 19-15 to 19-17 and so on.
  return (most - regular) % blockTie === 1 && most - least >= 2 && most > regular + blockTie;
};

/** Plays rounds from a score until a side has `win`; equal scores of `tie` stop it too. */
const play = (round: number, from: Score, win: number, tie: number) => {
  const ends: { rounds: Score; chance: number }[] = [];
  let tied = 0;
  const size = win + 1;
  const grid = new Array<number>(size * size).fill(0);
  grid[from[0] * size + from[1]] = 1;
  for (let home = from[0]; home <= win; home += 1) {
    for (let away = from[1]; away <= win; away += 1) {
      const chance = grid[home * size + away]!;
      if (chance === 0) continue;
      if (home === tie && away === tie) tied += chance;
      else if (home === win || away === win) ends.push({ rounds: [home, away], chance });
      else {
        grid[(home + 1) * size + away]! += chance * round;
        grid[home * size + away + 1]! += chance * (1 - round);
      }
    }
  }
  return { ends, tied };
};

const scaled = (outcomes: readonly MapOutcome[], weight: number, by: number): MapOutcome[] =>
  outcomes.map(({ rounds: [home, away], chance }) => ({
    rounds: [home + by, away + by],
    chance: chance * weight,
  }));

/** The outcomes of overtime blocks from a score of `start` each, which has the probability `weight`. */
const overtime = (round: number, start: number, weight: number): MapOutcome[] => {
  const block = play(round, [0, 0], blockToWin, blockTie);
  const outcomes: MapOutcome[] = [];
  let left = weight;
  for (let count = 0; count < countedBlocks; count += 1) {
    const isLast = count === countedBlocks - 1;
    outcomes.push(...scaled(block.ends, isLast ? left / (1 - block.tied) : left, start + blockTie * count));
    left *= block.tied;
  }
  return outcomes;
};

/**
 * The final scores of a map from its score now.
 *
 * @param round chance that home wins a round.
 */
export const mapOutcomes = (round: number, score: Score): readonly MapOutcome[] => {
  if (isMapOver(score)) return [{ rounds: score, chance: 1 }];
  if (!isOvertime(score)) {
    const { ends, tied } = play(round, score, toWin, regular);
    return [...ends, ...overtime(round, regular, tied)];
  }
  const start = blockStart(score);
  const { ends, tied } = play(round, [score[0] - start, score[1] - start], blockToWin, blockTie);
  return [...scaled(ends, 1, start), ...overtime(round, start + blockTie, tied)];
};

/** Chance that home wins a map. */
export const mapChance = (outcomes: readonly MapOutcome[]): number =>
  outcomes.reduce((sum, { rounds, chance }) => sum + (rounds[0] > rounds[1] ? chance : 0), 0);

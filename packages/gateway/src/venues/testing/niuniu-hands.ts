import { type NiuniuRank, niuniuHand } from '../fair';

export interface RankedNiuniuHands {
  /** How many cards of each rank the hands have, by rank (A = 0). */
  readonly counts: readonly number[];
  readonly rank: NiuniuRank;
  /** The number of hands with these counts. */
  readonly ways: number;
}

/** How many sets of 0 to 4 cards of a rank there are. */
const setsOfRank = [1, 4, 6, 4, 1];

const rankCounts = (cards: number, ranks = 13): number[][] => {
  if (ranks === 0) return cards === 0 ? [[]] : [];
  return [0, 1, 2, 3, 4]
    .filter((count) => count <= cards)
    .flatMap((count) => rankCounts(cards - count, ranks - 1).map((rest) => [count, ...rest]));
};

const cardsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, rank) => [0, 13, 26, 39].slice(0, count).map((suit) => suit + rank));

/** All hands of five cards, grouped by their ranks: suits do not matter for the rank of a hand. */
export const allNiuniuHands: readonly RankedNiuniuHands[] = rankCounts(5).map((counts) => ({
  counts,
  rank: niuniuHand(cardsOf(counts)).rank,
  ways: counts.reduce((ways, count) => ways * setsOfRank[count]!, 1),
}));

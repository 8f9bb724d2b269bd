/** Cards are 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12). */
export const suits = ['spade', 'heart', 'club', 'diamond'] as const;
export type Suit = (typeof suits)[number];

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export const suitOf = (card: number): Suit => suits[Math.floor(card / 13)] ?? 'spade';
export const rankOf = (card: number): string => ranks[card % 13] ?? 'A';
/** A = 1 … K = 13. */
const number = (card: number): number => (card % 13) + 1;
/** A = 1, J Q K = 10. */
const points = (card: number): number => Math.min(number(card), 10);
const total = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + points(card), 0);

/** Points of a baccarat hand, 0 to 9. */
export const baccaratPoints = (cards: readonly number[]): number => total(cards) % 10;

export interface BlackjackTotal {
  readonly total: number;
  /** An ace counts 11. */
  readonly isSoft: boolean;
}

export const blackjackTotal = (cards: readonly number[]): BlackjackTotal => {
  const hard = total(cards);
  const isSoft = hard <= 11 && cards.some((card) => number(card) === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
};

const bulls = ['bull1', 'bull2', 'bull3', 'bull4', 'bull5', 'bull6', 'bull7', 'bull8', 'bull9'] as const;

export type NiuniuRank =
  | 'noBull'
  | (typeof bulls)[number]
  | 'bullBull'
  | 'fourFaces'
  | 'fiveFaces'
  | 'fourOfAKind'
  | 'fiveSmall';

const hasBull = (cards: readonly number[]): boolean => {
  const sum = total(cards);
  // Two cards that leave a multiple of 10 to the other three.
  return cards.some((first, index) =>
    cards.slice(index + 1).some((second) => (sum - points(first) - points(second)) % 10 === 0),
  );
};

/** The rank of a niuniu hand of five cards. */
export const niuniuRank = (cards: readonly number[]): NiuniuRank => {
  const numbers = cards.map(number);
  const faces = numbers.filter((each) => each > 10).length;
  if (numbers.every((each) => each < 5) && total(cards) <= 10) return 'fiveSmall';
  if (numbers.some((each) => numbers.filter((other) => other === each).length === 4)) return 'fourOfAKind';
  if (faces === 5) return 'fiveFaces';
  if (faces === 4 && numbers.includes(10)) return 'fourFaces';
  if (!hasBull(cards)) return 'noBull';
  // Index -1 for a multiple of 10.
  return bulls[(total(cards) % 10) - 1] ?? 'bullBull';
};

export const threeCardRanks = ['high', 'pair', 'straight', 'flush', 'straightFlush', 'triple'] as const;
export type ThreeCardRank = (typeof threeCardRanks)[number];

/** A hand of three cards: its rank, and the numbers that decide between equal ranks, A = 14, highest first. */
export interface ThreeCardHand {
  readonly rank: ThreeCardRank;
  readonly order: readonly number[];
}

/** The rank of a hand of three cards; A 2 3 is the lowest straight. */
export const threeCardHand = (cards: readonly number[]): ThreeCardHand => {
  const order = cards.map((card) => (number(card) === 1 ? 14 : number(card))).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = order;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isLowest = high === 14 && middle === 3 && low === 2;
  const isStraight = isLowest || (high === middle + 1 && middle === low + 1);
  if (high === low) return { rank: 'triple', order };
  if (isStraight)
    return { rank: isFlush ? 'straightFlush' : 'straight', order: isLowest ? [3, 2, 1] : order };
  if (isFlush) return { rank: 'flush', order };
  if (high === middle) return { rank: 'pair', order };
  return middle === low ? { rank: 'pair', order: [middle, low, high] } : { rank: 'high', order };
};

/** Positive when the first hand is better, 0 for a tie. */
export const compareThreeCards = (first: readonly number[], second: readonly number[]): number => {
  const [one, other] = [threeCardHand(first), threeCardHand(second)];
  const ranks = threeCardRanks.indexOf(one.rank) - threeCardRanks.indexOf(other.rank);
  return ranks || (one.order.map((each, index) => each - (other.order[index] ?? 0)).find(Boolean) ?? 0);
};

/** Kinds of three-card hands, ascending: the order of 炸金花. */
export const threeCardKinds = ['single', 'pair', 'straight', 'flush', 'straight-flush', 'triple'] as const;
export type ThreeCardKind = (typeof threeCardKinds)[number];

export interface ThreeCardRank {
  readonly kind: ThreeCardKind;
  /** The hand with the higher number wins; equal ones tie. */
  readonly strength: number;
}

const isConsecutive = ([high, middle, low]: readonly [number, number, number]): boolean =>
  high === middle + 1 && middle === low + 1;

const kindOf = (
  ranks: readonly [number, number, number],
  isFlush: boolean,
  isStraight: boolean,
): ThreeCardKind => {
  const [high, middle, low] = ranks;
  if (high === low) return 'triple';
  if (isFlush) return isStraight ? 'straight-flush' : 'flush';
  if (isStraight) return 'straight';
  return high === middle || middle === low ? 'pair' : 'single';
};

/** The rank of three cards (13 × suit + rank, A = 0). Aces are high, but A 2 3 is the lowest straight. */
export const threeCardRank = (cards: readonly number[]): ThreeCardRank => {
  // 0 for a 2 to 12 for an ace, descending.
  const ranks = cards.map((card) => ((card % 13) + 12) % 13).sort((a, b) => b - a) as [
    number,
    number,
    number,
  ];
  const [high, middle, low] = ranks;
  const isWheel = high === 12 && middle === 1 && low === 0;
  const suits = cards.map((card) => Math.floor(card / 13));
  const isFlush = suits.every((suit) => suit === suits[0]);
  const kind = kindOf(ranks, isFlush, isConsecutive(ranks) || isWheel);
  // The pair comes before the other card; the ace of A 2 3 counts below the 2.
  const ordered = isWheel ? [1, 0, -1] : kind === 'pair' && middle === low ? [middle, low, high] : ranks;
  const strength = ordered.reduce<number>((sum, rank) => sum * 13 + rank, threeCardKinds.indexOf(kind));
  return { kind, strength };
};

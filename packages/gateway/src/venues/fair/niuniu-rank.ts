/** Ranks of niuniu hands, ascending. */
export const niuniuRanks = [
  'none',
  'niu-1',
  'niu-2',
  'niu-3',
  'niu-4',
  'niu-5',
  'niu-6',
  'niu-7',
  'niu-8',
  'niu-9',
  'niu-niu',
  'four-faces',
  'five-faces',
  'four-of-a-kind',
  'five-small',
] as const;
export type NiuniuRank = (typeof niuniuRanks)[number];

/** How many times the stake a hand of each rank wins or loses. */
export const niuniuMultiples = {
  none: 1,
  'niu-1': 1,
  'niu-2': 1,
  'niu-3': 1,
  'niu-4': 1,
  'niu-5': 1,
  'niu-6': 1,
  'niu-7': 2,
  'niu-8': 2,
  'niu-9': 2,
  'niu-niu': 3,
  'four-faces': 5,
  'five-faces': 5,
  'four-of-a-kind': 5,
  'five-small': 5,
} as const satisfies Readonly<Record<NiuniuRank, number>>;

export interface NiuniuHand {
  readonly rank: NiuniuRank;
  /** The hand with the higher number wins; hands of one deck never tie. */
  readonly strength: number;
}

/** The rank of a jack (A = 0); queen and king follow. */
const jack = 10;

const rankOf = (cards: readonly number[]): NiuniuRank => {
  const ranks = cards.map((card) => card % 13);
  const values = ranks.map((rank) => Math.min(rank + 1, 10));
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 10 && values.every((value) => value < 5)) return 'five-small';
  if (ranks.some((rank) => ranks.filter((each) => each === rank).length === 4)) return 'four-of-a-kind';
  const faceCount = ranks.filter((rank) => rank >= jack).length;
  if (faceCount === 5) return 'five-faces';
  if (faceCount === 4 && ranks.includes(jack - 1)) return 'four-faces';
  // Three cards make a multiple of ten just when the other two have the remainder of all five.
  const isSplit = values.some((value, index) =>
    values.some((other, place) => place > index && (value + other) % 10 === sum % 10),
  );
  if (!isSplit) return 'none';
  return sum % 10 === 0 ? 'niu-niu' : (`niu-${sum % 10}` as NiuniuRank);
};

/**
 * The rank of five cards of one deck (13 × suit + rank, suits ♠♥♣♦). Of equal ranks the highest card decides, K high and A low,
 * then its suit, ♠ first.
 */
export const niuniuHand = (cards: readonly number[]): NiuniuHand => {
  const rank = rankOf(cards);
  const highestCard = Math.max(...cards.map((card) => (card % 13) * 4 + 3 - Math.floor(card / 13)));
  return { rank, strength: niuniuRanks.indexOf(rank) * 52 + highestCard };
};

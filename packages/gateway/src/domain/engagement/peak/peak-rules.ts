/** The ranking among friends: what counts, and what it pays. Amounts are minor units. */
export const peakRules = {
  /** A round counts from this stake on. */
  stake: 1_00n,
  /** The first rounds of a week that count: more play gives no further chance. */
  maxRounds: 200,
  /** Counting rounds for a place. */
  minRounds: 20,
  /** Places for prizes to be paid. */
  minMembers: 3,
  /** Invited friends in the ranking of a member. */
  maxFriends: 50,
  /** By place. */
  prizes: [28_00n, 18_00n, 8_00n],
} as const;

/** The best round of a member in a week. */
export interface Score {
  readonly memberId: string;
  /** Those that count. */
  readonly rounds: number;
  /** Ids sort by their moment. */
  readonly betId: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Orders by multiple, the highest first; of equal ones the earlier round. Products compare the fractions exactly. */
export const compareScores = (a: Score, b: Score): number => {
  const [left, right] = [a.payout * b.stake, b.payout * a.stake];
  if (left !== right) return left > right ? -1 : 1;
  return a.betId < b.betId ? -1 : 1;
};

/** A score with its place. */
export interface Placed extends Score {
  readonly place: number | null;
  readonly isSamePerson: boolean;
}

/**
 * Gives places: to those with enough rounds, and of the accounts of one person to the best.
 *
 * @param samePerson the other accounts of a member's person
 */
export const place = (
  scores: readonly Score[],
  samePerson: ReadonlyMap<string, readonly string[]>,
): Placed[] => {
  const placed = new Set<string>();
  const rows = [...scores].sort(compareScores).map((score): Placed => {
    if (score.rounds < peakRules.minRounds) return { ...score, place: null, isSamePerson: false };
    // guard: one-place-per-person
    if (samePerson.get(score.memberId)?.some((other) => placed.has(other)))
      return { ...score, place: null, isSamePerson: true };
    placed.add(score.memberId);
    return { ...score, place: placed.size, isSamePerson: false };
  });
  const isPlaced = (row: Placed) => Number(row.place !== null);
  return rows.sort((a, b) => isPlaced(b) - isPlaced(a));
};

/** The prize of a member in a ranking, minor units; undefined for none. */
export const prizeOf = (rows: readonly Placed[], memberId: string): bigint | undefined => {
  if (rows.filter((row) => row.place !== null).length < peakRules.minMembers) return undefined;
  const own = rows.find((row) => row.memberId === memberId)?.place;
  return own == null ? undefined : peakRules.prizes[own - 1];
};

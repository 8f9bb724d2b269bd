import { type Fraction, fraction } from './fraction';

/** Bets on a random outcome, with the outcomes that matter for a bet. */
export interface WeightedBets<Outcome> {
  /** Classes of outcomes with exact weights, which determine the return of this selection. */
  outcomes(selection: string): Iterable<readonly [outcome: Outcome, weight: bigint]>;
  /** In hundredths of the stake; undefined for an unknown selection. */
  returnOf(selection: string, outcome: Outcome): number | undefined;
}

export interface BetFigures {
  /** Mean payout over stake. */
  readonly returned: Fraction;
  /** Chance of a payout above the stake. */
  readonly hit: Fraction;
  /** The different payouts above the stake, in hundredths of the stake, ascending. */
  readonly pays: readonly number[];
}

/**
 * The exact figures of a bet over all outcomes.
 *
 * @throws RangeError for an unknown selection.
 */
export const betFigures = <Outcome>(game: WeightedBets<Outcome>, selection: string): BetFigures => {
  let total = 0n;
  let returned = 0n;
  let hits = 0n;
  const pays = new Set<number>();
  for (const [outcome, weight] of game.outcomes(selection)) {
    const hundredths = game.returnOf(selection, outcome);
    if (hundredths === undefined) throw new RangeError(`There is no bet ${selection}`);
    total += weight;
    returned += weight * BigInt(hundredths);
    if (hundredths > 100) {
      hits += weight;
      pays.add(hundredths);
    }
  }
  return {
    returned: fraction(returned, total * 100n),
    hit: fraction(hits, total),
    pays: [...pays].sort((left, right) => left - right),
  };
};

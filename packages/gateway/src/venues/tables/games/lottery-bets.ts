import type { Bet, Classes } from './define-table';

/** The share of the stakes that lotteries return, in per cent, before odds are rounded down. */
export const shares = { twoSided: 98, others: 96 } as const;

/** Odds in hundredths, stake included, that return `share` per cent of the stakes; rounded down. */
export const oddsOf = (share: number, hits: bigint, total: bigint): number =>
  Number((BigInt(share) * total) / hits);

const weightOf = <Outcome>(classes: Classes<Outcome>): bigint =>
  classes.reduce((sum, [, weight]) => sum + weight, 0n);

/** Makes bets whose odds follow from their chance among these classes of outcomes. */
export const lotteryBets =
  <Outcome>(classes: Classes<Outcome>) =>
  (
    id: string,
    name: Bet<Outcome>['name'],
    wins: (outcome: Outcome) => boolean,
    share: number = shares.others,
  ): Bet<Outcome> => {
    const hits = weightOf(classes.filter(([outcome]) => wins(outcome)));
    const odds = oddsOf(share, hits, weightOf(classes));
    return { id, name, returns: (outcome) => (wins(outcome) ? odds : 0), classes: () => classes };
  };

import type { GameCategory, RequirementCause } from '@pavilion/contract';

/** Required turnover of a credit, hundredths of its amount. */
export const requiredMultiples: Readonly<Record<RequirementCause, number>> = {
  deposit: 100,
  bonus: 500,
  adjustment: 100,
};

/** Share of a stake that counts as turnover, per cent; less for games with little risk. */
export const countedShare: Readonly<Record<GameCategory, bigint>> = {
  egame: 100n,
  chess: 100n,
  fishing: 100n,
  gaming: 100n,
  sport: 100n,
  lottery: 80n,
  realbet: 50n,
};

/** Balance below which requirements are lifted, minor units: the money was lost. */
export const requirementsLiftedBelow = 100n;

/** Turnover of a settled stake, rounded down. */
export const turnoverOf = (category: GameCategory, stake: bigint): bigint =>
  (stake * countedShare[category]) / 100n;

/**
 * Turnover of a bet of which less than the stake may be at risk, such as one on both sides of a table: the stake, but no more
 * than what was won or lost. The database function `table_settle` has the same rule, and counts of the slips of a member in one
 * round no more than what they won or lost together.
 */
export const turnoverOfRisk = (category: GameCategory, stake: bigint, payout: bigint): bigint => {
  const net = payout > stake ? payout - stake : stake - payout;
  return turnoverOf(category, net < stake ? net : stake);
};

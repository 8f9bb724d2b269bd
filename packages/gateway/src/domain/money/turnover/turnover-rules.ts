import type { GameCategory, RequirementCause } from '@pavilion/contract';

/** Required turnover of a credit, hundredths of its amount. */
export const requiredMultiples: Readonly<Record<RequirementCause, number>> = {
  deposit: 100,
  bonus: 500,
  adjustment: 100,
};

/** Share of a stake that counts as turnover, per cent; less for games with little risk. */
const countedShare: Readonly<Record<GameCategory, bigint>> = {
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

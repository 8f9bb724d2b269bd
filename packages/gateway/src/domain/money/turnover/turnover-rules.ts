import type { GameCategory, RequirementCause } from '@pavilion/contract';

/** How often a credited amount must be played before money can leave, hundredths. */
export const requiredMultiples: Readonly<Record<RequirementCause, number>> = {
  deposit: 100,
  bonus: 500,
  adjustment: 100,
};

/** How much of a stake counts as turnover, per cent: less where a bet risks little. */
const countedShare: Readonly<Record<GameCategory, bigint>> = {
  egame: 100n,
  chess: 100n,
  fishing: 100n,
  gaming: 100n,
  sport: 100n,
  lottery: 80n,
  realbet: 50n,
};

/** Whoever has less than this of all their money has played it away, minor units. */
export const dust = 100n;

/** What of a settled stake counts. A fraction of the smallest unit does not. */
export const turnoverOf = (category: GameCategory, stake: bigint): bigint =>
  (stake * countedShare[category]) / 100n;

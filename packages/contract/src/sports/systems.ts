import { countBets } from './combinations';

/** How legs are combined: every combination of each size is a bet of one unit stake. */
export interface System {
  /** Chinese name, such as 3 串 4. */
  readonly name: string;
  readonly legs: number;
  readonly sizes: readonly number[];
  /** Number of combinations. */
  readonly bets: number;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const define = (legs: number, sizes: readonly number[], label = `${legs} 串 `): System => {
  const bets = countBets(legs, sizes);
  return { name: `${label}${bets}`, legs, sizes, bets };
};

/** Largest number of legs of a slip. */
export const maxLegs = 10;

/** The systems on offer. The parlay of all legs (k 串 1) comes first, then those of the same number of legs by size. */
export const systems: readonly System[] = [
  ...range(2, maxLegs).map((legs) => define(legs, [legs])),
  define(3, [2]),
  define(3, [2, 3]),
  define(4, [3]),
  define(4, [3, 4]),
  define(4, [2]),
  define(4, [2, 3, 4]),
  define(5, [4]),
  define(5, [4, 5]),
  define(5, [2]),
  define(5, [3, 4, 5]),
  define(5, [2, 3]),
  define(5, [2, 3, 4, 5]),
  define(6, [2]),
  define(6, [3]),
  define(6, [4, 5, 6]),
  define(6, [2, 3]),
  define(6, [3, 4, 5, 6]),
  define(6, [2, 3, 4]),
  define(6, [2, 3, 4, 5, 6]),
  define(7, range(2, 7)),
  define(8, range(2, 8)),
  ...range(3, 8).map((legs) => define(legs, range(1, legs), '幸运 ')),
];

/** The systems for a number of legs. */
export const systemsFor = (legs: number): readonly System[] =>
  systems.filter((system) => system.legs === legs);

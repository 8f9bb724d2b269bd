/** Where the seed takes its choices from: a number from 0 to below 1. */
export type Random = () => number;

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** One of some. */
export const oneOf = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

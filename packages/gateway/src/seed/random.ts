/** A random number from 0 to below 1. */
export type Random = () => number;

/** A random integer from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** A random item. */
export const oneOf = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

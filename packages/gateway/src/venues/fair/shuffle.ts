import type { RandomSource } from './random-source';

/**
 * Draws `count` different items in random order: the first steps of a Fisher–Yates shuffle. The last of all items needs
 * no random number, so a whole shuffle of n items reads n − 1.
 */
export const drawItems = <Item>(items: readonly Item[], count: number, random: RandomSource): Item[] => {
  if (count > items.length) throw new RangeError(`Cannot draw ${count} of ${items.length} items`);
  const pool = [...items];
  for (let index = 0; index < Math.min(count, pool.length - 1); index += 1) {
    const other = index + random(pool.length - index);
    [pool[index], pool[other]] = [pool[other]!, pool[index]!];
  }
  return pool.slice(0, count);
};

/** Number of ways to choose `size` of `count` items. */
export const choose = (count: number, size: number): number => {
  let ways = 1;
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (count - size + taken)) / taken;
  return ways;
};

/** Number of combinations of the given sizes. */
export const countBets = (legs: number, sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + choose(legs, size), 0);

/** The combinations of `size` of the indices 0 to `count` - 1, in lexical order. */
export function* combinationsOf(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= count - size; first += 1) {
    for (const rest of combinationsOf(count, size - 1, first + 1)) yield [first, ...rest];
  }
}

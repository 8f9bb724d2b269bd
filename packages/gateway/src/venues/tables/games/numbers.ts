/** The integers from `first` to `last`. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const isOdd = (number: number): boolean => number % 2 === 1;

/** The subsets of `size` items, in the order of the items. */
export const subsets = <Item>(items: readonly Item[], size: number): Item[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) =>
        subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
      );

/** The number of subsets of `size` of `of` items. */
export const choose = (of: number, size: number): bigint => {
  if (size < 0 || size > of) return 0n;
  let result = 1n;
  for (let index = 1; index <= size; index += 1) {
    result = (result * BigInt(of - size + index)) / BigInt(index);
  }
  return result;
};

/** Computes a constant on first use. */
export const once = <Value>(compute: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
};

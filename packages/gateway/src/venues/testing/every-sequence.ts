import type { RandomSource } from '../fair';

/**
 * Runs `play` once with every sequence of numbers that it can read from its random source. A result has the
 * probability 1 / `ways`.
 */
export const everySequence = <Result>(
  play: (random: RandomSource) => Result,
): { result: Result; ways: number }[] => {
  const results: { result: Result; ways: number }[] = [];
  const script: { number: number; bound: number }[] = [];
  do {
    let position = 0;
    const result = play((bound) => {
      script[position] ??= { number: 0, bound };
      return script[position++]!.number;
    });
    results.push({ result, ways: script.reduce((product, { bound }) => product * bound, 1) });
    while (script.length > 0 && ++script.at(-1)!.number === script.at(-1)!.bound) script.pop();
  } while (script.length > 0);
  return results;
};

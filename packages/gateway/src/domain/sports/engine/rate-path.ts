import type { Draws } from './draws';

/** Steps of the path: 2 to the power of this. */
const levels = 10;

/**
 * A Brownian path from 0 at the share 0 to a standard normal value at 1, constant between its steps. Each midpoint is drawn
 * between the ends of its interval, so that any moment needs eleven draws.
 */
const brownian = (draws: Draws, stream: string, share: number): number => {
  let [from, to] = [0, 1];
  let [left, right] = [0, draws.normal(stream, 0)];
  if (share >= 1) return right;
  let node = 1;
  for (let level = 0; level < levels; level += 1) {
    const middle = (from + to) / 2;
    const value = (left + right) / 2 + (draws.normal(stream, node) * Math.sqrt(to - from)) / 2;
    if (share < middle) [to, right, node] = [middle, value, 2 * node];
    else [from, left, node] = [middle, value, 2 * node + 1];
  }
  return left;
};

/**
 * The rates of an event between opening (share 0) and start (share 1). The rates at the start are those with which the
 * match is simulated. The path has no drift, so earlier rates are fair too.
 *
 * @param spread standard deviation of each rate over the whole path.
 */
export const ratesAt = (
  opening: readonly number[],
  spread: readonly number[],
  draws: Draws,
  share: number,
): readonly number[] =>
  opening.map((rate, index) =>
    spread[index] === 0 ? rate : rate + spread[index]! * brownian(draws, `rate-${index}`, share),
  );

/** Random numbers from a seed (mulberry32), so that a run can be repeated. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer of the range, both ends included. */
  whole(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** An independent generator for concurrent use. */
  fork(): Random;
}

export const createRandom = (seed: number): Random => {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    pick: <T>(items: readonly T[]) => items[whole(0, items.length - 1)] as T,
    fork: () => createRandom(whole(0, 2 ** 31)),
  };
};

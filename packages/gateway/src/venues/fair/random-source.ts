import { randomInt } from 'node:crypto';

/** Answers a uniformly distributed integer from 0 to below `bound`. */
export type RandomSource = (bound: number) => number;

/** The operating system's cryptographic random source, without modulo bias. */
export const cryptoRandom: RandomSource = (bound) => randomInt(bound);

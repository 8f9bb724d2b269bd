import { limits } from '@pavilion/contract';
import type { RandomPort } from '../ports/ports';

/** A number from 0 up to, not including, 1. */
const fraction = (random: RandomPort): number =>
  random.bytes(4).reduce((value, byte) => value * 256 + byte, 0) / 2 ** 32;

/**
 * How long to wait before a try, ms: anything up to a bound that doubles from 0.25 s to 8 s. All of it is left to
 * chance, so that clients that were cut off together do not come back together.
 * @param attempt how many tries have failed
 */
export const backoff = (attempt: number, random: RandomPort): number => {
  const { min, max } = limits.live.backoff;
  return fraction(random) * Math.min(max, min * 2 ** attempt);
};

import { limits } from '@pavilion/contract';
import type { RandomPort } from '../ports/ports';

/** A random number from 0 up to, not including, 1. */
const fraction = (random: RandomPort): number =>
  random.bytes(4).reduce((value, byte) => value * 256 + byte, 0) / 2 ** 32;

/** The wait before a reconnect attempt after a refusal by the gateway, in ms. */
export const refusedDelay = (random: RandomPort): number => {
  const { min, max } = limits.live.refused;
  return min + fraction(random) * (max - min);
};

/**
 * The wait before a reconnect attempt, in ms: exponential from 0.25 s to 8 s with full jitter, so that clients that
 * were disconnected together do not reconnect together.
 * Requirement LIV-3.
 * @param failures how many attempts in a row have failed
 */
export const backoffDelay = (failures: number, random: RandomPort): number => {
  const { min, max } = limits.live.backoff;
  return fraction(random) * Math.min(max, min * 2 ** failures);
};

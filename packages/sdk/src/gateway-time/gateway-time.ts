import type { ClockPort } from '../ports/ports';

/** What time it is at the gateway, whatever the clock of the device says. */
export interface GatewayTime {
  /** ms since the epoch. */
  now(): number;
  /**
   * Hears the `Date` of an answer.
   * @param asked when its question went out, by the device's clock
   */
  hear(date: string | null | undefined, asked: number): void;
}

/** A `Date` says whole seconds: the moment lies within this many ms after it. */
const precision = 1_000;

/**
 * Each answer was written between its question and its arrival, so it says between which bounds the gateway's clock is
 * ahead of ours; all of them together say it more closely. A clock that may be right is believed. One that can not be is
 * moved by the lower bound: then a deadline never passes here before it has passed there. When two answers contradict
 * each other, somebody has set a clock, and the later one counts.
 */
export const createGatewayTime = (clock: ClockPort): GatewayTime => {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  return {
    now: () => clock.now() + (low > 0 || high < 0 ? low : 0),
    hear: (date, asked) => {
      const said = Date.parse(date ?? '');
      if (!said) return;
      const least = said - clock.now();
      const most = said + precision - asked;
      const agrees = least <= high && most >= low;
      low = agrees ? Math.max(low, least) : least;
      high = agrees ? Math.min(high, most) : most;
    },
  };
};

import type { ClockPort } from '../ports/ports';

/** The gateway’s time, estimated where the device’s clock is wrong. */
export interface GatewayTime {
  /** In ms since the Unix epoch. */
  now(): number;
  /**
   * Takes the `Date` header of a response into account.
   * @param sentAt when the request was sent, by the device's clock, in ms since the Unix epoch
   */
  observe(date: string | null | undefined, sentAt: number): void;
}

/** `Date` has whole seconds: the actual time is up to this many ms later. */
const precision = 1_000;

/**
 * A response was written between sending the request and receiving it. Each `Date` header therefore bounds the offset of
 * the gateway's clock from ours, and all bounds together narrow it. While zero is within the bounds, the device's clock
 * is used as it is. Otherwise the lower bound is added, so that a deadline never passes here before it passes at the
 * gateway. When a response contradicts the bounds, one of the clocks was changed and the bounds start over.
 */
export const createGatewayTime = (clock: ClockPort): GatewayTime => {
  let high = Number.POSITIVE_INFINITY;
  let low = -high;
  return {
    now: () => clock.now() + (low > 0 || high < 0 ? low : 0),
    observe: (date, sentAt) => {
      const gatewayTime = Date.parse(date ?? '');
      if (!gatewayTime) return;
      const lower = gatewayTime - clock.now();
      const upper = gatewayTime + precision - sentAt;
      const agrees = lower <= high && upper >= low;
      low = agrees ? Math.max(low, lower) : lower;
      high = agrees ? Math.min(high, upper) : upper;
    },
  };
};

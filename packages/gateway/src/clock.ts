/** Where the gateway takes the time from, so that a test can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The moment of a clock. */
export const momentOf = (clock: Clock): Date => new Date(clock.now());

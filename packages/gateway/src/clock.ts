/** The source of the current time; tests set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The current time of a clock. */
export const momentOf = (clock: Clock): Date => new Date(clock.now());

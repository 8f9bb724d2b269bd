import type { FakeClock } from '@pavilion/sdk/testing';

/** A clock on Jest's fake timers, so that the SDK, React and the page share one time. */
export const jestClock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
} as FakeClock;

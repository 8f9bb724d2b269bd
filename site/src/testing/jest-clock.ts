import type { FakeClock } from '@pavilion/sdk/testing';

/** The time that Jest turns, for a test client too: the SDK's, React's and the page's are alike. */
export const jestClock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
} as FakeClock;

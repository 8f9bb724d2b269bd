import type { Clock } from '../clock';

/** A clock that changes only by `advance`. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export const createTestClock = (start = Date.parse('2026-06-18T04:00:00Z')): TestClock => {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
};

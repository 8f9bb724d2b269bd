import type { ClockPort } from '../ports/ports';

/** A clock that only advances when a test advances it. */
export interface FakeClock extends ClockPort {
  /** Waits for promises that depend on no timer. */
  settle(): Promise<void>;
  /** Advances by `ms` and runs the timers that become due, each at its time. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock without running timers, like a manual correction. */
  setNow(now: number): void;
  /** The number of pending timers. */
  pending(): number;
}

const promiseTurns = 100;

/**
 * Creates a clock that shows `start` until a test advances it.
 *
 * @param start ms since the epoch; default the beginning of 2026 (UTC)
 */
export const createFakeClock = (start = Date.UTC(2026, 0, 1)): FakeClock => {
  const timers = new Map<number, { left: number; run: () => void }>();
  let now = start;
  let lastId = 0;

  const settle = async () => {
    for (let turn = 0; turn < promiseTurns; turn += 1) await Promise.resolve();
  };
  const pass = (ms: number) => {
    now += ms;
    for (const timer of timers.values()) timer.left -= ms;
  };
  const nextDue = (within: number) =>
    [...timers].filter(([, { left }]) => left <= within).sort(([, a], [, b]) => a.left - b.left)[0];

  return {
    now: () => now,
    setTimeout: (run, ms) => {
      lastId += 1;
      timers.set(lastId, { left: Math.max(0, ms), run });
      return lastId;
    },
    clearTimeout: (timer) => {
      timers.delete(timer as number);
    },
    settle,
    advance: async (ms) => {
      await settle();
      let remaining = ms;
      for (let due = nextDue(remaining); due; due = nextDue(remaining)) {
        const [id, { left, run }] = due;
        const step = Math.max(0, left);
        pass(step);
        remaining -= step;
        timers.delete(id);
        run();
        await settle();
      }
      pass(remaining);
    },
    setNow: (moment) => {
      now = moment;
    },
    pending: () => timers.size,
  };
};

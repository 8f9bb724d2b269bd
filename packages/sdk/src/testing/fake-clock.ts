import type { ClockPort } from '../ports/ports';

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends ClockPort {
  /** Lets promises that need no timer come to their end. */
  settle(): Promise<void>;
  /** Goes on by `ms`, running the timers that fall due, each at its moment. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock without running any timer, as a person does who corrects it. */
  setNow(now: number): void;
  /** How many timers are running. */
  pending(): number;
}

const promiseTurns = 100;

/**
 * A clock that shows `start` until it is told to go on.
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

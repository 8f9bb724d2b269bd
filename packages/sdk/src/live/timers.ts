import type { ClockPort } from '../ports/ports';

/** Timers by name: setting one anew replaces it. */
export const createTimers = <Name extends string>(clock: ClockPort) => {
  const running = new Map<Name, unknown>();
  const unset = (name: Name) => {
    clock.clearTimeout(running.get(name));
    running.delete(name);
  };
  return {
    set: (name: Name, ms: number, run: () => void) => {
      unset(name);
      running.set(
        name,
        clock.setTimeout(() => {
          running.delete(name);
          run();
        }, ms),
      );
    },
    unset,
    isSet: (name: Name) => running.has(name),
    clear: () => {
      for (const name of [...running.keys()]) unset(name);
    },
  };
};

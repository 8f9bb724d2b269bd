import type { ClockPort } from '../ports/ports';

/** Named timers; setting one again replaces it. */
export const createTimers = <Name extends string>(clock: ClockPort) => {
  const timers: Partial<Record<Name, unknown>> = {};
  const unset = (name: Name) => clock.clearTimeout(timers[name]);
  return {
    set: (name: Name, ms: number, run: () => void) => {
      unset(name);
      timers[name] = clock.setTimeout(run, ms);
    },
    unset,
    clear: () => {
      for (const timer of Object.values(timers)) clock.clearTimeout(timer);
    },
  };
};

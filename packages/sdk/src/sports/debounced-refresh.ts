import type { ClockPort } from '../ports/ports';

/**
 * Debounces an asynchronous operation and shares its run: it starts when `run()` has not been called for `wait` ms, and
 * everyone who called before it ended gets the same outcome.
 * Requirement SPT-4.
 * @param wait in ms
 */
export const createDebouncedRefresh = (clock: ClockPort, wait: number, refresh: () => Promise<void>) => {
  let outcome: Promise<void> | undefined;
  let start = () => {};
  let timer: unknown;
  let isRunning = false;

  const createOutcome = () =>
    new Promise<void>((resolve, reject) => {
      start = () => {
        isRunning = true;
        refresh()
          .finally(() => {
            isRunning = false;
            outcome = undefined;
          })
          .then(resolve, reject);
      };
    });

  return {
    /** Resolves when the refresh has succeeded; rejects with its error. */
    run: (): Promise<void> => {
      outcome ??= createOutcome();
      if (!isRunning) {
        clock.clearTimeout(timer);
        timer = clock.setTimeout(start, wait);
      }
      return outcome;
    },
    /** The refresh that is running or scheduled, if any. */
    pending: (): Promise<void> | undefined => outcome,
  };
};

import type { ClockPort } from '../ports/ports';

/**
 * Does something once for all who ask within a while: it begins when nobody has asked for `wait` ms, and who asks while
 * it runs gets what it comes to.
 * Source: SPT-4.
 */
export const createRefresher = (clock: ClockPort, wait: number, refresh: () => Promise<void>) => {
  let asked: { readonly outcome: Promise<void>; begin(): void } | undefined;
  let timer: unknown;
  let isRunning = false;

  const ask = () => {
    let begin = () => {};
    const outcome = new Promise<void>((resolve, reject) => {
      begin = () => {
        isRunning = true;
        refresh()
          .finally(() => {
            isRunning = false;
            asked = undefined;
          })
          .then(resolve, reject);
      };
    });
    return { outcome, begin };
  };

  return {
    /** Resolves when it is done; rejects when it failed. */
    run: (): Promise<void> => {
      asked ??= ask();
      const { outcome, begin } = asked;
      if (!isRunning) {
        clock.clearTimeout(timer);
        timer = clock.setTimeout(begin, wait);
      }
      return outcome;
    },
    /** What is under way or about to begin. */
    pending: (): Promise<void> | undefined => asked?.outcome,
  };
};

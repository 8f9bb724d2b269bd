/** One interval for all countdowns of a page; it runs only while there are any. */
export interface SecondTicker {
  readonly subscribe: (listener: () => void) => () => void;
  /** The time of the last tick, ms since the epoch. */
  readonly now: () => number;
}

export const createSecondTicker = (): SecondTicker => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = Date.now();
  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        now = Date.now();
        timer = setInterval(tick, 1000);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    now: () => now,
  };
};

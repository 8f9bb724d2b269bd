import type { Unsubscribe } from './ports/ports';

export interface Listeners<Event> {
  add(listener: (event: Event) => void): Unsubscribe;
  /** Calls the listeners that are registered now; those added or removed meanwhile don't change this round. */
  notify(event: Event): void;
  clear(): void;
}

/** One function that ends several subscriptions. */
export const unsubscribeAll =
  (...unsubscribes: readonly Unsubscribe[]): Unsubscribe =>
  () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };

/** A list of listeners for one kind of event. */
export const createListeners = <Event>(): Listeners<Event> => {
  const listeners = new Set<(event: Event) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    clear: () => listeners.clear(),
  };
};

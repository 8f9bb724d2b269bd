import type { Unsubscribe } from './ports/ports';

/** Who wants to hear of something. */
export interface Listeners<Told> {
  add(listener: (told: Told) => void): Unsubscribe;
  /** Tells those who were there when it began, whoever comes or goes meanwhile. */
  tell(told: Told): void;
  clear(): void;
}

/** Nobody, to begin with. */
export const createListeners = <Told>(): Listeners<Told> => {
  const listeners = new Set<(told: Told) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (told) => {
      for (const listener of [...listeners]) listener(told);
    },
    clear: () => listeners.clear(),
  };
};

import type { StoragePort } from '../ports/ports';

/** A storage in memory. */
export interface MemoryStorage extends StoragePort {
  /** The stored values by key. */
  entries(): Record<string, string>;
}

/** A storage that holds what it is given at first, and ends with the test. */
export const createMemoryStorage = (initial: Readonly<Record<string, string>> = {}): MemoryStorage => {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    entries: () => Object.fromEntries(kept),
  };
};

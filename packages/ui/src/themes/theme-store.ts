import type { ThemeName } from './registry';

export interface ThemeStore {
  get(): ThemeName;
  set(name: ThemeName): void;
  subscribe(listener: () => void): () => void;
}

/** Holds the name of the theme outside React, so that a switch renders only the components that read it. */
export const createThemeStore = (initial: ThemeName): ThemeStore => {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (name) => {
      if (name === current) return;
      current = name;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ThemeName } from './registry';
import type { ThemeStore } from './theme-store';

export interface ThemeControl {
  readonly store: ThemeStore;
  /** Applies a theme that the user chose, and calls the application's `onThemeChange`. */
  readonly choose: (name: ThemeName) => void;
}

export const ThemeContext = createContext<ThemeControl | null>(null);

/**
 * The theme shown and the way to change it. Only components that call this render when the theme changes: colours
 * come from CSS variables.
 *
 * @throws Error outside a `UiProvider`.
 *
 * Requirement THM-3.
 */
export const useTheme = (): { name: ThemeName; setTheme: (name: ThemeName) => void } => {
  const control = useContext(ThemeContext);
  if (!control) throw new Error('useTheme needs a UiProvider above it');
  const { store, choose } = control;
  return { name: useSyncExternalStore(store.subscribe, store.get, store.get), setTheme: choose };
};

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { defaultThemeName, type ThemeName } from '../themes/registry';
import { isThemeName } from '../themes/resolve-theme-name';
import { createThemeStore } from '../themes/theme-store';
import type { ThemeControl } from '../themes/use-theme';

/** React warns about layout effects on the server, where there is no attribute to set. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the theme and the `data-theme` attribute of `<html>` together. Without `theme`, the store takes
 * over what the inline script set before the first paint.
 */
export const useThemeControl = (
  theme: ThemeName | undefined,
  onThemeChange: ((name: ThemeName) => void) | undefined,
): ThemeControl => {
  const [store] = useState(() => createThemeStore(theme ?? defaultThemeName));
  const latestOnThemeChange = useRef(onThemeChange);
  const choose = useCallback(
    (name: ThemeName) => {
      if (name === store.get()) return;
      store.set(name);
      latestOnThemeChange.current?.(name);
    },
    [store],
  );

  useBrowserLayoutEffect(() => {
    latestOnThemeChange.current = onThemeChange;
  });

  const adoptShownTheme = useEffectEvent(() => {
    const shown = document.documentElement.dataset.theme;
    if (theme === undefined && isThemeName(shown)) store.set(shown);
  });

  useBrowserLayoutEffect(() => {
    adoptShownTheme();
    const showTheme = () => {
      document.documentElement.dataset.theme = store.get();
    };
    showTheme();
    return store.subscribe(showTheme);
  }, [store]);

  useBrowserLayoutEffect(() => {
    if (theme !== undefined) store.set(theme);
  }, [store, theme]);

  return useMemo(() => ({ store, choose }), [store, choose]);
};

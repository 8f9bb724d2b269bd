import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isThemeName } from '../themes/resolve-theme-name';
import type { ThemeName } from '../themes/theme';
import { createThemeStore } from '../themes/theme-store';
import type { ThemeControl } from '../themes/use-theme';

/** React warns of layout effects on the server, where there is no attribute to set anyway. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the theme and the `data-theme` attribute of `<html>` together. Without `theme`, what the inline script set
 * before the first paint is taken over.
 */
export const useThemeControl = (
  theme: ThemeName | undefined,
  onThemeChange: ((name: ThemeName) => void) | undefined,
): ThemeControl => {
  const [store] = useState(() => createThemeStore(theme ?? 'default'));
  const tell = useRef(onThemeChange);
  const choose = useCallback(
    (name: ThemeName) => {
      if (name === store.get()) return;
      store.set(name);
      tell.current?.(name);
    },
    [store],
  );

  useBrowserLayoutEffect(() => {
    tell.current = onThemeChange;
  });

  const adopt = useEffectEvent(() => {
    const shown = document.documentElement.dataset.theme;
    if (theme === undefined && isThemeName(shown)) store.set(shown);
  });

  useBrowserLayoutEffect(() => {
    adopt();
    const show = () => {
      document.documentElement.dataset.theme = store.get();
    };
    show();
    return store.subscribe(show);
  }, [store]);

  useBrowserLayoutEffect(() => {
    if (theme !== undefined) store.set(theme);
  }, [store, theme]);

  return useMemo(() => ({ store, choose }), [store, choose]);
};

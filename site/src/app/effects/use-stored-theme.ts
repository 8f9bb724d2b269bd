import { storageKeys } from '@pavilion/contract';
import { isThemeName, type ThemeName } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOtherTabs } from './use-other-tabs';

/**
 * The theme the page starts with, then the one that another tab chose. What the script in the page's head found first
 * (local storage, when the cookie was lost) is taken over after hydration. A theme in the address is a choice, and kept.
 *
 * Source: requirements THM-1, THM-2.
 */
export const useStoredTheme = (initial: ThemeName, remember: (theme: ThemeName) => void): ThemeName => {
  const [theme, setTheme] = useState(initial);
  const keep = useEffectEvent(remember);

  useEffect(() => {
    const shown = document.documentElement.dataset.theme;
    if (isThemeName(shown)) {
      setTheme(shown);
      if (new URLSearchParams(location.search).has('theme')) keep(shown);
    }
  }, []);
  useOtherTabs(storageKeys.theme, (chosen) => {
    if (isThemeName(chosen)) setTheme(chosen);
  });

  return theme;
};

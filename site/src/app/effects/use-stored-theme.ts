import { storageKeys } from '@pavilion/contract';
import { isThemeName, type ThemeName } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOtherTabs } from './use-other-tabs';

/**
 * The theme the page starts with, then the one that another tab chose. After hydration it takes over what the script in
 * the page's head found first (local storage, when the cookie was lost). A theme in the address counts as a choice and is
 * stored.
 *
 * Source: requirements THM-1, THM-2.
 */
export const useStoredTheme = (initial: ThemeName, remember: (theme: ThemeName) => void): ThemeName => {
  const [theme, setTheme] = useState(initial);
  const store = useEffectEvent(remember);

  useEffect(() => {
    const shown = document.documentElement.dataset.theme;
    if (isThemeName(shown)) {
      setTheme(shown);
      if (new URLSearchParams(location.search).has('theme')) store(shown);
    }
  }, []);
  useOtherTabs(storageKeys.theme, (chosen) => {
    if (isThemeName(chosen)) setTheme(chosen);
  });

  return theme;
};

import { storageKeys } from '@pavilion/contract';
import { isThemeName, type ThemeName } from '@pavilion/ui';
import { useEffect, useState } from 'react';

/**
 * The theme the page starts with, then the one that another tab chose. What the script in the page's head found first
 * (local storage, when the cookie was lost) is taken over after hydration.
 */
export const useStoredTheme = (initial: ThemeName): ThemeName => {
  const [theme, setTheme] = useState(initial);

  useEffect(() => {
    const shown = document.documentElement.dataset.theme;
    if (isThemeName(shown)) setTheme(shown);

    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.theme && isThemeName(newValue)) setTheme(newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return theme;
};

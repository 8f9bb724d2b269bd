import { storageKeys } from '@pavilion/contract';
import { isThemeName, resolveThemeName, type ThemeName } from '@pavilion/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Locale, resolveLocale } from '../../shared/messages';
import { type BalanceHiding, createBalanceHiding } from '../../shared/money/balance-hiding';
import type { Preferences } from '../preferences';

/** Calls `onChange` when another tab changes or removes a key of local storage (SES-4). */
const useStorageChange = (key: string, onChange: (value: string | null) => void) => {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // Without a key, all were removed.
      if (event.key === key || event.key === null) notify(event.newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key]);
};

/** The current language: at first the server's, later the choice of the user in this tab or another. */
export const useStoredLocale = (initial: Locale, offered: readonly Locale[]) => {
  const [locale, setLocale] = useState(initial);
  useStorageChange(storageKeys.locale, (chosen) => setLocale(resolveLocale(chosen, locale, offered)));
  return [locale, setLocale] as const;
};

/**
 * The current theme: at first the server's, later the choice of another tab (THM-1, THM-2). After hydration it is the
 * theme that the inline script has set on `<html>`, which also reads local storage, in case the cookie was deleted. A
 * theme in the address is stored as a choice.
 *
 * @param fallback the brand's theme, where the other tab has removed the choice
 */
export const useStoredTheme = (
  initial: ThemeName,
  offered: readonly ThemeName[],
  fallback: ThemeName,
  remember: (theme: ThemeName) => void,
): ThemeName => {
  const [theme, setTheme] = useState(initial);
  const store = useEffectEvent(remember);

  useEffect(() => {
    const shown = document.documentElement.dataset.theme;
    if (isThemeName(shown)) {
      setTheme(shown);
      if (new URLSearchParams(location.search).has('theme')) store(shown);
    }
  }, []);
  useStorageChange(storageKeys.theme, (chosen) =>
    setTheme(resolveThemeName(null, chosen, fallback, offered)),
  );

  return theme;
};

/** Whether balances are hidden: at first as the server rendered the page, later the choice in this tab or another. */
export const useStoredBalanceHiding = (
  initial: boolean,
  { isBalanceHidden, rememberBalanceHidden }: Preferences,
): BalanceHiding => {
  const [hiding] = useState(() => createBalanceHiding(initial, rememberBalanceHidden));
  const followCookie = useEffectEvent(() => hiding.follow(isBalanceHidden()));
  // Another tab may have changed it since the page was rendered.
  useEffect(() => followCookie(), []);
  useStorageChange(storageKeys.balanceHidden, (chosen) =>
    hiding.follow(chosen === null ? isBalanceHidden() : chosen === 'true'),
  );
  return hiding;
};

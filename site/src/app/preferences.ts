import { storageKeys } from '@pavilion/contract';
import type { Ports } from '@pavilion/sdk';
import type { ThemeName } from '@pavilion/ui';
import type { Locale } from '../shared/messages';

/** Keeps what a person chose, where the server (cookie) and the other tabs (local storage) see it. */
export interface Preferences {
  rememberTheme(theme: ThemeName): void;
  rememberLocale(locale: Locale): void;
}

const days = 365;

export const createPreferences = ({ cookies, storage }: Pick<Ports, 'cookies' | 'storage'>): Preferences => {
  const remember = (key: string, value: string) => {
    cookies.set(key, value, { days });
    try {
      storage.setItem(key, value);
    } catch {
      // A full or forbidden storage costs the other tabs their hint; the cookie stays.
    }
  };
  return {
    rememberTheme: (theme) => remember(storageKeys.theme, theme),
    rememberLocale: (locale) => remember(storageKeys.locale, locale),
  };
};

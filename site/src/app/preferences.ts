import { limits, storageKeys } from '@pavilion/contract';
import type { Ports } from '@pavilion/sdk';
import type { ThemeName } from '@pavilion/ui';
import type { Locale } from '../shared/messages';

/** The choices of a device. They are stored in a cookie, for the server, and in local storage, for other tabs. */
export interface Preferences {
  rememberTheme(theme: ThemeName): void;
  rememberLocale(locale: Locale): void;
  isBalanceHidden(): boolean;
  rememberBalanceHidden(isHidden: boolean): void;
}

const days = limits.rememberedLoginDays;

export const createPreferences = ({ cookies, storage }: Pick<Ports, 'cookies' | 'storage'>): Preferences => {
  const remember = (key: string, value: string) => {
    cookies.set(key, value, { days });
    try {
      storage.setItem(key, value);
    } catch {
      // The storage is full or denied: other tabs are not notified, but the cookie is set.
    }
  };
  return {
    rememberTheme: (theme) => remember(storageKeys.theme, theme),
    rememberLocale: (locale) => remember(storageKeys.locale, locale),
    isBalanceHidden: () => cookies.get(storageKeys.balanceHidden) === 'true',
    rememberBalanceHidden: (isHidden) => remember(storageKeys.balanceHidden, String(isHidden)),
  };
};

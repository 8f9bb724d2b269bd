import type { Client } from '@pavilion/sdk';
import type { createStore } from '@pavilion/sdk/react';
import { useCallback, useEffect } from 'react';
import { offeredLocales } from '../brands';
import { BrandProvider } from '../shared/brand/brand-context';
import { loadErrorToast } from '../shared/errors/use-error-toast';
import { LazyOnInteraction } from '../shared/lazy/lazy';
import { recover } from '../shared/lazy/lazy-boundary';
import { LocaleProvider } from '../shared/messages';
import { BalanceHidingContext } from '../shared/money/balance-hiding';
import { PhoneProvider } from '../shared/phone/phone-context';
import type { PhoneVisit } from '../shared/phone/phone-visit';
import { ClientProvider } from '../shared/session/session-context';
import { AppBoundary } from './app-boundary';
import type { Boot } from './boot';
import { CookiesGate } from './cookies-notice';
import { CurrentPage } from './current-page';
import { AppEffects } from './effects/app-effects';
import { useStoredBalanceHiding, useStoredLocale } from './effects/use-stored-preferences';
import { OpenRoom } from './open-room';
import type { Preferences } from './preferences';
import { shellComponents } from './shell-components';
import { StoreProvider } from './store-provider';
import { StoredThemeRoot } from './stored-theme-root';

export interface AppProps {
  readonly boot: Boot;
  readonly client: Client;
  readonly store: ReturnType<typeof createStore>;
  readonly preferences: Preferences;
  readonly phone: PhoneVisit;
}

/** The root component for server and browser. It must be rendered inside a router. */
export const App = ({ boot, client, store, preferences, phone }: AppProps) => {
  const { brand } = boot;
  const [locale, setLocale] = useStoredLocale(boot.locale, offeredLocales(brand));
  const balanceHiding = useStoredBalanceHiding(boot.isBalanceHidden === true, preferences);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const chooseLocale = useCallback(
    (next: typeof locale) => {
      preferences.rememberLocale(next);
      setLocale(next);
    },
    [preferences, setLocale],
  );

  /** A missing chunk reloads the page, once (APP-5). Otherwise a message says that something failed, since the dialog does not. */
  const onModalError = useCallback(
    async (error: unknown) => {
      if (await recover(error)) return;
      const chunk = await loadErrorToast().catch(() => undefined);
      await chunk?.showErrorToast(error, locale);
    },
    [locale],
  );

  return (
    <StoreProvider store={store}>
      <ClientProvider client={client} wasMember={boot.isMember}>
        <BrandProvider value={brand}>
          <LocaleProvider locale={locale} setLocale={chooseLocale}>
            <StoredThemeRoot
              initial={boot.theme}
              onThemeChange={preferences.rememberTheme}
              locale={locale}
              brand={brand}
              onModalError={onModalError}
            >
              <PhoneProvider value={phone}>
                <BalanceHidingContext value={balanceHiding}>
                  <AppBoundary>
                    <CookiesGate>
                      <AppEffects />
                      <CurrentPage />
                      <OpenRoom />
                    </CookiesGate>
                  </AppBoundary>
                </BalanceHidingContext>
                <LazyOnInteraction component={shellComponents.toasts} props={{}} isShared />
              </PhoneProvider>
            </StoredThemeRoot>
          </LocaleProvider>
        </BrandProvider>
      </ClientProvider>
    </StoreProvider>
  );
};

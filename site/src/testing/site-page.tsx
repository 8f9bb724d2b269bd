import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers, type Handlers } from '@pavilion/sdk/testing';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { CurrentPage } from '../app/current-page';
import { preloadWholeRoute } from '../app/shell-components';
import { brandOf } from '../brands';
import { rowOrNotFound } from '../routes/match-row';
import { BrandProvider } from '../shared/brand/brand-context';
import { LocaleProvider, resolveLocale } from '../shared/messages';
import { PhoneProvider } from '../shared/phone/phone-context';
import { createPhoneVisit } from '../shared/phone/phone-visit';
import { ClientProvider } from '../shared/session/session-context';
import { memberPorts } from './member-ports';

interface Toolbar {
  readonly locale?: string;
  readonly brand?: string;
}

export interface SitePageProps {
  /** A path of the site's route table. */
  readonly path: string;
  /** Whether a member is logged in. */
  readonly isMember?: boolean;
  /** Replaces example answers of the gateway stand-in. */
  readonly handlers?: Handlers;
}

/** Loads the chunks of a route, so that its page renders synchronously. */
export const loadSitePage = ({ path, isMember = false }: SitePageProps) =>
  preloadWholeRoute(rowOrNotFound(path), isMember);

/** A page of the site in its layout, with a gateway stand-in. Links lead to the other pages, in memory. */
export const SitePage = ({
  path,
  isMember = false,
  handlers,
  toolbar,
}: SitePageProps & { readonly toolbar: Toolbar }) => {
  const [{ client, store, phone }] = useState(() => {
    const { client, ports } = createTestClient({
      handlers: { ...exampleHandlers(), ...handlers },
      ports: isMember ? memberPorts() : {},
    });
    return { client, store: createStore(client), phone: createPhoneVisit(undefined, ports.cookies) };
  });
  const locale = resolveLocale(toolbar.locale, 'zh-CN');
  return (
    <Provider store={store}>
      <ClientProvider client={client} wasMember={isMember}>
        <BrandProvider value={brandOf(toolbar.brand ?? '')}>
          <LocaleProvider locale={locale} setLocale={() => {}}>
            <PhoneProvider value={phone}>
              <MemoryRouter initialEntries={[path]}>
                <CurrentPage />
              </MemoryRouter>
            </PhoneProvider>
          </LocaleProvider>
        </BrandProvider>
      </ClientProvider>
    </Provider>
  );
};

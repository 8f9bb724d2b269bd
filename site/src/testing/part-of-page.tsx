import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Locale, LocaleProvider } from '../shared/messages';
import { ClientProvider } from '../shared/session/session-context';

/** A part of a page by itself, as members see it in a language, with example answers of the gateway. */
export const PartOfPage = ({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) => {
  const [{ client, store }] = useState(() => {
    const { client } = createTestClient({ handlers: exampleHandlers() });
    return { client, store: createStore(client) };
  });
  return (
    <Provider store={store}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <MemoryRouter>{children}</MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>
  );
};

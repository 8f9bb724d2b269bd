import type { CallName } from '@pavilion/contract/wire';
import type { Client } from '@pavilion/sdk';
import { createStore } from '@pavilion/sdk/react';
import {
  buildMember,
  buildPreInfo,
  buildSessionGrant,
  createTestClient,
  type Handlers,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Locale, LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { jestClock } from '../../../testing/jest-clock';

export const member = buildMember({ account: 'moonlit_8', nickname: '月下客' });
/** The answer of a successful login. */
export const grant = () => buildSessionGrant({ member });

interface Setting {
  /** Handlers of the fake gateway, besides those of an open site. */
  readonly handlers?: Handlers;
  readonly locale?: Locale;
  /** Runs before the page renders, to simulate an earlier visit. */
  readonly before?: (client: Client) => void;
}

/** Removes the unsaved input of the previous test. */
afterEach(() => sessionStorage.clear());

/** Renders a page with the real client and a fake gateway. */
export const showPage = (Page: ComponentType, { handlers = {}, locale = 'zh-CN', before }: Setting = {}) => {
  const test = createTestClient({
    handlers: { preInfo: () => buildPreInfo(), ...handlers },
    ports: { clock: jestClock },
  });
  const { client, gateway } = test;
  before?.(client);
  const ui = (
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={false}>
        <LocaleProvider locale={locale} setLocale={() => {}}>
          <UiProvider locale={locale}>
            <MemoryRouter>
              <Page />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>
  );
  return {
    ...render(ui),
    ...test,
    /** The request bodies of a call, in order. */
    bodies: (name: CallName) =>
      gateway.requests.filter((request) => request.name === name).map(({ body }) => body),
  };
};

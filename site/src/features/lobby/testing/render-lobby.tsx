import type { GameCategory } from '@pavilion/contract';
import type { Client } from '@pavilion/sdk';
import { createStore } from '@pavilion/sdk/react';
import { UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { Lobby } from '../components/lobby';

interface Options {
  readonly path?: string;
  readonly isMember?: boolean;
}

/** Renders a part of the lobby with what the application provides to it. */
export const renderWithClient = (
  client: Client,
  element: ReactNode,
  { path = '/', isMember = false }: Options = {},
) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember={isMember}>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider theme="default" locale="zh-CN">
              {element}
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );

/** Renders the lobby of a category. */
export const renderLobby = (client: Client, category: GameCategory, { isMember = false } = {}) =>
  renderWithClient(client, <Lobby category={category} />, { path: `/game/${category}`, isMember });

import type { GameCategory } from '@pavilion/contract';
import type { Client } from '@pavilion/sdk';
import { createStore } from '@pavilion/sdk/react';
import { UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { Lobby } from '../components/lobby';

/** Renders the lobby of a category, with what the application provides to it. */
export const renderLobby = (client: Client, category: GameCategory, { isMember = false } = {}) =>
  render(
    <MemoryRouter initialEntries={[`/game/${category}`]}>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember={isMember}>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider theme="default" locale="zh-CN">
              <Lobby category={category} />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );

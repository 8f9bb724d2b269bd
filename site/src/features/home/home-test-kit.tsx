import { createStore } from '@pavilion/sdk/react';
import { createTestClient, exampleHandlers, type Handlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';

/** Renders a section of Home in Chinese, with the example answers of the gateway; `handlers` replace some of them. */
export const showSection = (
  section: ReactNode,
  { handlers = {}, isMember = false }: { readonly handlers?: Handlers; readonly isMember?: boolean } = {},
) => {
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), ...handlers },
    ports: isMember ? memberPorts() : {},
  });
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>{section}</MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return { ...view, gateway, user: userEvent.setup() };
};

import { createStore } from '@pavilion/sdk/react';
import { buildMember, createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { SecurityCard } from './security-card';

describe('the security of an account', () => {
  it('[PFL-2] says that the birthday, which the level does not count, is optional', async () => {
    const { client } = createTestClient({ handlers: exampleHandlers(), ports: memberPorts() });
    render(
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider locale="zh-CN">
              <MemoryRouter>
                <SecurityCard member={buildMember({ birthday: null })} />
              </MemoryRouter>
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>,
    );
    expect((await screen.findByText('生日')).closest('li')).toHaveTextContent('选填');
  });
});

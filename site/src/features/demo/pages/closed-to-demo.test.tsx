import { createStore } from '@pavilion/sdk/react';
import { buildMember, createTestClient } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { ClosedToDemoPage } from './closed-to-demo';

describe('a page for members that a demo opens', () => {
  it('[DEM-1] offers the registration, the games and the refill of demo money', () => {
    const { client } = createTestClient({ handlers: { memberInfo: () => buildMember({ isDemo: true }) } });
    render(
      <MemoryRouter>
        <Provider store={createStore(client)}>
          <ClientProvider client={client} wasMember>
            <LocaleProvider locale="zh-CN" setLocale={() => {}}>
              <UiProvider theme="default" locale="zh-CN">
                <ClosedToDemoPage id="deposit" title="存款" />
              </UiProvider>
            </LocaleProvider>
          </ClientProvider>
        </Provider>
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: '注册后即可使用“存款”' })).toBeVisible();
    expect(screen.getByRole('button', { name: '免费注册' })).toBeVisible();
    expect(screen.getByRole('link', { name: '继续试玩' })).toHaveAttribute('href', paths.game.egame);
    expect(screen.getByRole('link', { name: '补充试玩金' })).toHaveAttribute('href', paths.demo);
  });
});

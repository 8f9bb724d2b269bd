import { createStore } from '@pavilion/sdk/react';
import { buildPopUp, createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { memberPorts } from '../../testing/member-ports';
import { Close } from './promotion-layout';
import { Promotions, type PromotionsProps } from './promotions';

const offer = buildPopUp({
  id: 'dividend-d1',
  title: { 'zh-CN': '周末红利', en: 'Weekend dividend' },
  callToAction: { 'zh-CN': '立即领取', en: 'Claim it' },
  dividend: { id: 'd1', amount: '8.88', turnover: '44.40', expiresAt: null },
});

const show = (client: ReturnType<typeof createTestClient>['client'], place: PromotionsProps['place']) =>
  render(
    <MemoryRouter>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider locale="zh-CN">
              <Promotions place={place} />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );

describe('what floats over a page', () => {
  beforeEach(() => localStorage.clear());

  it('[APP-8] is closed by one button, that of its top right corner, before and after a claim', async () => {
    let waiting = [offer];
    const { client } = createTestClient({
      handlers: {
        ...exampleHandlers(),
        popInfo: () => waiting,
        suspensionIcon: () => [],
        manualDividend: () => {
          waiting = [];
          return { id: 'd1', amount: '8.88', balance: '108.88' };
        },
      },
      ports: memberPorts(),
    });
    const user = userEvent.setup();
    show(client, 'promotions');
    // `Dock` places each `Close` that is a child of its card.
    const cornerButton = (name: string) => {
      const button = screen.getByRole('button', { name });
      expect(button.matches(`article > ${Close}`)).toBe(true);
      return button;
    };
    const claim = await screen.findByRole('button', { name: '立即领取' });
    cornerButton('稍后在钱包领取“周末红利”');
    await user.click(claim);
    expect(await screen.findByText('¥8.88 已存入主钱包')).toBeVisible();
    expect(screen.getAllByRole('button')).toEqual([cornerButton('关闭')]);
    await user.click(cornerButton('关闭'));
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });

  it('[APP-8] is the icon alone on a member’s Home, whose first screen offers the dividends', async () => {
    const { client } = createTestClient({
      handlers: { ...exampleHandlers(), popInfo: () => [offer] },
      ports: memberPorts(),
    });
    show(client, 'home');
    expect(await screen.findByRole('link')).toBeVisible();
    expect(screen.queryByRole('button', { name: '立即领取' })).not.toBeInTheDocument();
  });
});

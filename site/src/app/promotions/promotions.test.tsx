import { createStore } from '@pavilion/sdk/react';
import {
  buildFloatingIcon,
  buildPopUp,
  createFakeClock,
  createTestClient,
  exampleHandlers,
} from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
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
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

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

  it.each([
    ['once', { laterThatDay: false, nextDay: false, nextVisit: false }],
    ['daily', { laterThatDay: false, nextDay: true, nextVisit: false }],
    ['visit', { laterThatDay: false, nextDay: false, nextVisit: true }],
  ] as const)('[APP-8] opens a closed pop-up again as its frequency %s says', async (frequency, expected) => {
    const handlers = {
      ...exampleHandlers(),
      popInfo: () => [buildPopUp({ frequency, title: { 'zh-CN': '龙舟节', en: 'Dragon boats' } })],
      suspensionIcon: () => [buildFloatingIcon()],
    };
    /** Opens Home; without the pop-up it shows the icon. */
    const open = async (at: string) => {
      const clock = createFakeClock(Date.parse(at));
      const { client } = createTestClient({ handlers, ports: { clock } });
      const { unmount } = show(client, 'home');
      await screen.findByRole('link');
      // The icon's answer may come before that of the pop-up.
      await act(() => clock.settle());
      const link = screen.getByRole('link');
      return { link, isShown: link.textContent !== '邀请好友', unmount };
    };
    const isShownAt = async (at: string) => {
      const { isShown, unmount } = await open(at);
      unmount();
      return isShown;
    };
    const first = await open('2026-06-18T10:00:00Z');
    await userEvent.click(screen.getByRole('button', { name: /龙舟节/ }));
    first.unmount();
    const laterThatDay = await isShownAt('2026-06-18T15:59:00Z');
    // Midnight of the brand's calendar.
    const nextDay = await isShownAt('2026-06-18T16:00:00Z');
    sessionStorage.clear();
    expect({ laterThatDay, nextDay, nextVisit: await isShownAt('2026-06-18T15:59:00Z') }).toEqual(expected);
  });

  it('[APP-8] has the icon of the display', async () => {
    const asked: unknown[] = [];
    const { client } = createTestClient({
      handlers: {
        ...exampleHandlers(),
        suspensionIcon: (body: unknown) => {
          asked.push(body);
          return [buildFloatingIcon()];
        },
      },
      ports: memberPorts(),
    });
    const { matchMedia } = window;
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width: 600px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof matchMedia;
    show(client, 'home');
    expect(await screen.findByRole('link')).toBeVisible();
    window.matchMedia = matchMedia;
    expect(asked).toEqual([{ displayEquipment: '2' }]);
  });
});

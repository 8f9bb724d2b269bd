import { errorCodes, sportsProviders } from '@pavilion/contract';
import { api, createStore } from '@pavilion/sdk/react';
import {
  buildMember,
  buildPreInfo,
  buildProtectionInfo,
  createTestClient,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { LocaleProvider } from '../../shared/messages';
import { BalanceHidingContext, createBalanceHiding } from '../../shared/money/balance-hiding';
import { ClientProvider } from '../../shared/session/session-context';
import { preInfoBody } from '../../shared/site-config/pre-info';
import { EmbeddedPage } from './pages/embedded';

const { embedded } = paths.game;
const venueUrl = 'https://venue.test/sports/IMTY-sport';

const Address = () => <i data-address>{useLocation().pathname}</i>;
const address = () => document.querySelector('[data-address]')?.textContent ?? '';

interface VisitOptions {
  readonly isBalanceHidden?: boolean;
  /** What the site has fetched before. */
  readonly knownPreInfo?: ReturnType<typeof buildPreInfo>;
}

const visit = (
  path: string,
  more: Handlers = {},
  { isBalanceHidden = false, knownPreInfo }: VisitOptions = {},
) => {
  const hiding = createBalanceHiding(isBalanceHidden, () => {});
  let launches = 0;
  const { client, gateway } = createTestClient({
    handlers: {
      preInfo: () => buildPreInfo(),
      memberInfo: () => buildMember(),
      protectionInfo: () => buildProtectionInfo(),
      venueLaunch: () => {
        launches += 1;
        const url = `${venueUrl}#token=t${launches}`;
        return { url, h5Url: url, activityUrl: '', resource: '', token: `t${launches}`, apiUrl: '' };
      },
      ...more,
    },
  });
  client.session.start('token-1', { remember: false });
  const pushes = jest.spyOn(client.live, 'on');
  const store = createStore(client);
  if (knownPreInfo)
    store.dispatch(
      api.util.upsertQueryEntries([{ endpointName: 'preInfo', arg: preInfoBody, value: knownPreInfo }]),
    );
  render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <ClientProvider client={client} wasMember>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider theme="default" locale="zh-CN">
              <main />
              <BalanceHidingContext value={hiding}>
                <EmbeddedPage id="embeddedImSport" title="IM 体育" />
              </BalanceHidingContext>
              <Address />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  return {
    hiding,
    /** The gateway pushes a balance. */
    pushBalance: () =>
      act(async () => {
        for (const [listener] of pushes.mock.calls) listener({ kind: 'balance', balance: '5.00' });
      }),
    bodiesOf: (name: string) => gateway.requests.filter((each) => each.name === name).map(({ body }) => body),
  };
};

const frame = () => screen.findByTitle<HTMLIFrameElement>('游戏：IM 体育');
const post = (origin: string, source: unknown, type: string) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { origin, source: source as Window, data: { type } }));
  });

afterEach(async () => {
  jest.useRealTimers();
  await act(async () => resetModals());
});

const closedVenues = (until: string | null) => [
  { venue: sportsProviders.IMTY.venue, name: { 'zh-CN': 'IM 体育', en: 'IM Sports' }, until },
];

describe('an embedded page of a venue', () => {
  it('[MNT-1] is not launched while its venue is under maintenance, and says until when', async () => {
    const { bodiesOf } = visit(embedded.imSport, {
      preInfo: () => buildPreInfo({ closedVenues: closedVenues('2026-12-01T10:30:00.000Z') }),
    });
    expect(await screen.findByText('IM 体育维护中')).toBeInTheDocument();
    expect(screen.getByText(/预计 2026\/12\/01 18:30 恢复/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '转出余额' })).toHaveAttribute(
      'href',
      paths.mine.finance.transfer,
    );
    expect(bodiesOf('venueLaunch')).toEqual([]);
  });

  it('[MNT-1] opens on request once its venue has opened', async () => {
    let isClosed = true;
    visit(embedded.imSport, {
      preInfo: () => buildPreInfo(isClosed ? { closedVenues: closedVenues(null) } : {}),
    });
    const check = await screen.findByRole('button', { name: '刷新状态' });
    isClosed = false;
    fireEvent.click(check);
    expect(await frame()).toBeInTheDocument();
  });

  it('[MNT-1] says so when the launch is the first to be answered 6014', async () => {
    let isClosed = false;
    visit(embedded.imSport, {
      preInfo: () => buildPreInfo(isClosed ? { closedVenues: closedVenues(null) } : {}),
      venueLaunch: () => {
        isClosed = true;
        return refuse(errorCodes.venueMaintenance);
      },
    });
    expect(await screen.findByText('IM 体育维护中')).toBeInTheDocument();
  });

  it('[MNT-1] stays open when its venue is closed, and offers the transfer and other games above', async () => {
    let isClosed = false;
    jest.useFakeTimers();
    visit(embedded.imSport, {
      preInfo: () => buildPreInfo(isClosed ? { closedVenues: closedVenues(null) } : {}),
    });
    const game = await frame();
    isClosed = true;
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('IM 体育维护中')).toBeInTheDocument();
    expect(game).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '转出余额' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '看看其他游戏' }));
    expect(address()).toBe('/game/sport');
  });

  it('[MNY-2] hides the balance in the game as on the site, and sends what the member chooses meanwhile', async () => {
    const { hiding } = visit(embedded.imSport, {}, { isBalanceHidden: true });
    const game = await frame();
    const { src } = game;
    expect(new URL(src).hash).toMatch(/&balance=hidden$/);
    const sent = jest.spyOn(game.contentWindow as Window, 'postMessage').mockReturnValue();
    act(() => hiding.choose(false));
    expect(sent).not.toHaveBeenCalled();
    await post('https://venue.test', game.contentWindow, 'pavilion:ready');
    expect(sent.mock.calls).toEqual([
      [{ type: 'pavilion:balance-hiding', isHidden: false }, 'https://venue.test'],
    ]);
    act(() => hiding.choose(true));
    expect(sent).toHaveBeenLastCalledWith(
      { type: 'pavilion:balance-hiding', isHidden: true },
      'https://venue.test',
    );
    expect((await frame()).src).toBe(src);
  });

  it.each([
    [embedded.v188, 'FBTY', 'sport'],
    [embedded.imSport, 'IMTY', 'sport'],
    [embedded.obSport, 'YBTY', 'sport'],
    [embedded.ybEsports, 'YBTY', 'esports'],
    [embedded.imEsports, 'IMTY', 'esports'],
    [embedded.lhEsports, 'FBTY', 'esports'],
  ])(
    '[RTE-2][GAM-1] launches the venue of %s when the address names no page',
    async (path, enName, gameCode) => {
      const { bodiesOf } = visit(path);
      expect((await frame()).getAttribute('src')).toMatch(
        /^https:\/\/venue\.test\/sports\/IMTY-sport\?lang=zh-CN&theme=default#token=t1&channel=[0-9a-f]{32}$/,
      );
      expect(bodiesOf('venueLaunch')).toEqual([expect.objectContaining({ enName, gameCode })]);
    },
  );

  it.each(['', 'https://evil.test/', 'javascript:alert(1)', `https://u:p@venue.test/`])(
    '[RTE-3] refuses the address “%s” and launches nothing in its place',
    async (url) => {
      const { bodiesOf } = visit(`${embedded.imSport}?${new URLSearchParams({ url })}`);
      expect(await screen.findByText('无法打开这个游戏')).toBeVisible();
      expect(document.querySelector('iframe')).toBeNull();
      expect(bodiesOf('venueLaunch')).toEqual([]);
    },
  );

  it('[RTE-3] opens an address of a venue without a launch', async () => {
    const { bodiesOf } = visit(`${embedded.imSport}?${new URLSearchParams({ url: venueUrl })}`);
    expect((await frame()).getAttribute('src')).toContain(`${venueUrl}?lang=zh-CN`);
    expect(bodiesOf('venueLaunch')).toEqual([]);
  });

  it('[MNT-1] opens no address while its venue is under maintenance, and opens it on request once it is over', async () => {
    let isClosed = true;
    const { bodiesOf } = visit(`${embedded.imSport}?${new URLSearchParams({ url: venueUrl })}`, {
      preInfo: () => buildPreInfo(isClosed ? { closedVenues: closedVenues('2026-12-01T10:30:00.000Z') } : {}),
    });
    expect(await screen.findByText('IM 体育维护中')).toBeInTheDocument();
    expect(screen.getByText(/预计 2026\/12\/01 18:30 恢复/)).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
    const check = screen.getByRole('button', { name: '刷新状态' });
    isClosed = false;
    fireEvent.click(check);
    expect((await frame()).getAttribute('src')).toContain(venueUrl);
    expect(bodiesOf('venueLaunch')).toEqual([]);
  });

  it('[MNT-1] opens no address of a venue that has been closed since the site asked last', async () => {
    visit(
      `${embedded.imSport}?${new URLSearchParams({ url: venueUrl })}`,
      { preInfo: () => buildPreInfo({ closedVenues: closedVenues(null) }) },
      { knownPreInfo: buildPreInfo() },
    );
    expect(document.querySelector('iframe')).toBeNull();
    expect(await screen.findByRole('button', { name: '刷新状态' })).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('[MNT-1] opens no address while it cannot ask whether its venue is closed', async () => {
    let hasFailed = true;
    visit(
      `${embedded.imSport}?${new URLSearchParams({ url: venueUrl })}`,
      { preInfo: () => (hasFailed ? refuse(errorCodes.generalError) : buildPreInfo()) },
      { knownPreInfo: buildPreInfo() },
    );
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(document.querySelector('iframe')).toBeNull();
    hasFailed = false;
    fireEvent.click(retry);
    expect(await frame()).toBeInTheDocument();
  });

  it('[MNT-1] keeps an address open when its venue is closed, under a notice', async () => {
    let isClosed = false;
    jest.useFakeTimers();
    visit(`${embedded.imSport}?${new URLSearchParams({ url: venueUrl })}`, {
      preInfo: () => buildPreInfo(isClosed ? { closedVenues: closedVenues(null) } : {}),
    });
    const page = await frame();
    isClosed = true;
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('IM 体育维护中')).toBeInTheDocument();
    expect(page).toBeInTheDocument();
  });

  it('[RTE-3] refuses a launch whose address is of another origin', async () => {
    const url = 'https://evil.test/sports';
    visit(embedded.imSport, {
      venueLaunch: () => ({ url, h5Url: url, activityUrl: '', resource: '', token: 't', apiUrl: '' }),
    });
    expect(await screen.findByText('无法打开这个游戏')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('[SPT-4] launches again when the framed venue reports an expired token, and ignores other windows', async () => {
    const now = jest.spyOn(Date, 'now');
    const started = Date.now();
    const { bodiesOf } = visit(embedded.imSport);
    const first = await frame();
    now.mockReturnValue(started + 30 * 60_000);
    await post('https://evil.test', first.contentWindow, 'pavilion:expired');
    await post('https://venue.test', window, 'pavilion:expired');
    expect(bodiesOf('venueLaunch')).toHaveLength(1);
    await post('https://venue.test', first.contentWindow, 'pavilion:expired');
    await waitFor(() => expect(bodiesOf('venueLaunch')).toHaveLength(2));
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('#token=t2'));
    now.mockRestore();
  });

  it('[SPT-4] asks before it launches a venue again that expires at once', async () => {
    const { bodiesOf } = visit(embedded.imSport);
    await post('https://venue.test', (await frame()).contentWindow, 'pavilion:expired');
    expect(screen.getByText('“IM 体育”的会话已过期，请重新打开。')).toBeVisible();
    expect(bodiesOf('venueLaunch')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '重新打开' }));
    await waitFor(() => expect(bodiesOf('venueLaunch')).toHaveLength(2));
  });

  it('[GAM-2] is asked to fetch a balance that changed outside, and not one that it reported itself', async () => {
    const { pushBalance } = visit(embedded.imSport);
    const { contentWindow } = await frame();
    const sent = jest.spyOn(contentWindow as Window, 'postMessage').mockReturnValue();
    jest.useFakeTimers();
    await pushBalance();
    await post('https://venue.test', contentWindow, 'pavilion:balance');
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(sent).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    await pushBalance();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(sent.mock.calls).toEqual([[{ type: 'pavilion:refresh' }, 'https://venue.test']]);
  });

  it('[GAM-2] shows why a launch failed, and leads back to the board', async () => {
    visit(embedded.lhEsports, { venueLaunch: () => refuse(errorCodes.gameUnavailable, '场馆维护中') });
    expect(await screen.findByText('场馆维护中')).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: '返回大厅' })[0]!);
    await waitFor(() => expect(address()).toBe(paths.game.gaming));
  });

  it('[GAM-2] opens the deposit page on the message of the venue', async () => {
    visit(embedded.imSport);
    await post('https://venue.test', (await frame()).contentWindow, 'pavilion:deposit');
    expect(address()).toBe(paths.mine.finance.deposit);
  });

  it.each(['pavilion:deposit', 'pavilion:transfer'])(
    '[DEM-1] opens the page with the refill on the message %s to a demo',
    async (type) => {
      visit(embedded.imSport, { memberInfo: () => buildMember({ isDemo: true }) });
      await post('https://venue.test', (await frame()).contentWindow, type);
      expect(address()).toBe(paths.demo);
    },
  );
});

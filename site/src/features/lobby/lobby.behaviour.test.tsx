import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildGame,
  buildGamePage,
  buildMember,
  buildPreInfo,
  buildVenue,
  createTestClient,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { Lobby } from './components/lobby';

// A generous limit for slow machines; the waits end as soon as their condition holds.
configure({ asyncUtilTimeout: 5_000 });

const Address = () => {
  const { pathname, search } = useLocation();
  return <i data-address>{pathname + search}</i>;
};
const address = () => document.querySelector('[data-address]')?.textContent ?? '';

const launched = 'https://venue.test/slots/lotus-reels#token=t1';
const launch = (url: string) => ({ url, h5Url: url, activityUrl: '', resource: '', token: 't1', apiUrl: '' });
const handlers: Handlers = {
  gameList: () => buildGamePage(),
  preInfo: () => buildPreInfo(),
  memberInfo: () => buildMember(),
  venueLaunch: () => launch(launched),
};

const visit = (path: string, { isMember = false, ...more }: { isMember?: boolean } & Handlers = {}) => {
  const { client, gateway } = createTestClient({ handlers: { ...handlers, ...more } });
  if (isMember) client.session.start('token-1', { remember: false });
  const store = createStore(client);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <ClientProvider client={client} wasMember={isMember}>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider theme="default" locale="zh-CN">
              <main>
                <Lobby category="egame" withoutGames={null} />
              </main>
              <Address />
              <ToastHost />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  const requestsOf = (name: string) => gateway.requests.filter((request) => request.name === name);
  return { gateway, store, requestsOf };
};

const frame = () => screen.findByTitle<HTMLIFrameElement>('游戏：荷塘');
const say = (origin: string, source: unknown, type: string) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { origin, source: source as Window, data: { type, balance: '1.00' } }),
    );
  });

afterEach(() => act(async () => resetModals()));

describe('the lobby', () => {
  it('[GAM-2] requests the games of the filters in the address and shows them', async () => {
    const { requestsOf } = visit('/game/egame?text=ht&shelf=hot&sort=name');
    expect(await screen.findByRole('link', { name: '荷塘' })).toHaveAttribute(
      'href',
      '/game/egame?play=lotus-reels',
    );
    expect(requestsOf('gameList')[0]?.body).toEqual({
      category: 'egame',
      limit: 24,
      text: 'ht',
      shelf: 'hot',
      sort: 'name',
    });
    expect(screen.getByRole('status')).toHaveTextContent('共 1 款游戏');
  });

  it('[GAM-2] searches after the debounce, and removes the text by its chip', async () => {
    visit('/game/egame?venue=lakeside');
    const field = await screen.findByRole('searchbox', { name: '搜索游戏' });
    fireEvent.change(field, { target: { value: '荷塘' } });
    expect(address()).toBe('/game/egame?venue=lakeside');
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/game/egame?text=荷塘&venue=lakeside'));
    fireEvent.click(screen.getByRole('button', { name: /移除条件：“荷塘”/ }));
    expect(address()).toBe('/game/egame?venue=lakeside');
    expect(field).toHaveValue('');
  });

  it('[GAM-2] shows an empty state with a button that clears the filters', async () => {
    visit('/game/egame?text=zzz', { gameList: () => buildGamePage({ items: [], total: 0 }) });
    expect(await screen.findByText('没有找到符合条件的游戏')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '查看全部游戏' }));
    expect(address()).toBe('/game/egame');
  });

  it('[GAM-2] shows an error with a retry button when the games fail to load', async () => {
    let works = false;
    visit('/game/egame', { gameList: () => (works ? buildGamePage() : refuse(errorCodes.generalError)) });
    expect(await screen.findByText('游戏列表没有加载出来')).toBeVisible();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '荷塘' })).toBeVisible();
  });

  it('[GAM-2] loads the next page by a button, then shows the end of the list', async () => {
    const second = buildGame({ code: 'second', name: { 'zh-CN': '第二', en: 'Second' } });
    const { requestsOf } = visit('/game/egame', {
      gameList: ({ cursor }) =>
        cursor === 'next'
          ? buildGamePage({ items: [second], total: 2 })
          : buildGamePage({ nextCursor: 'next', total: 2, venues: [buildVenue()] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('link', { name: '第二' })).toBeVisible();
    expect(screen.getByText('没有更多了')).toBeVisible();
    expect(requestsOf('gameList')).toHaveLength(2);
  });

  it('[GAM-2] offers a visitor the login for favourites and sends no request', async () => {
    const { requestsOf } = visit('/game/egame?shelf=favourite');
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/user/login?next=%2Fgame%2Fegame%3Fshelf%3Dfavourite',
    );
    await act(async () => {});
    expect(requestsOf('gameList')).toHaveLength(0);
  });

  it('[GAM-2] saves a favourite, and reverts the star when saving fails', async () => {
    let works = true;
    let favourite = false;
    const { requestsOf } = visit('/game/egame', {
      isMember: true,
      gameList: () => buildGamePage({ items: [buildGame({ favourite })] }),
      gameFavourite: (body) => {
        if (!works) return refuse(errorCodes.generalError);
        favourite = body.favourite;
        return body;
      },
    });
    const star = () => screen.findByRole('button', { name: /收藏 荷塘/ });
    fireEvent.click(await star());
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(requestsOf('gameFavourite')[0]?.body).toEqual({ gameCode: 'lotus-reels', favourite: true }),
    );
    works = false;
    await waitFor(() => expect(requestsOf('gameList').length).toBeGreaterThan(1));
    fireEvent.click(await star());
    expect(await screen.findByText('收藏未保存，请稍后再试')).toBeInTheDocument();
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('opening a game', () => {
  it('[GAM-2] offers a visitor login and registration with the game in `next`', async () => {
    const { requestsOf } = visit('/game/egame');
    fireEvent.click(await screen.findByRole('link', { name: '荷塘' }));
    fireEvent.click(await screen.findByRole('button', { name: '免费注册' }));
    await waitFor(() => expect(address()).toBe('/user/register?next=%2Fgame%2Fegame%3Fplay%3Dlotus-reels'));
    expect(requestsOf('venueLaunch')).toHaveLength(0);
  });

  it('[GAM-2] offers the login to a visitor who opens the address of a game, and stays in the lobby if they decline', async () => {
    visit('/game/egame?play=lotus-reels');
    expect(await screen.findByText(/登录后即可打开「荷塘」/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(address()).toBe('/game/egame'));
  });

  it('[GAM-1] launches with the full request body and frames the returned address', async () => {
    const { requestsOf } = visit('/game/egame?play=lotus-reels', { isMember: true });
    const game = await frame();
    expect(requestsOf('venueLaunch')).toHaveLength(1);
    expect(requestsOf('venueLaunch')[0]?.body).toEqual({
      enName: 'lakeside',
      appSendMoney: false,
      activity: '',
      gameCode: 'lotus-reels',
      https: false,
      isApp: false,
      isSure: true,
      isPreload: false,
      isManualLaunch: true,
      siteId: '10001',
      temporaryParam: '',
    });
    expect(requestsOf('venueLaunch')[0]?.headers['x-api-client']).toBe('web');
    expect(game.getAttribute('src')).toMatch(
      /^https:\/\/venue\.test\/slots\/lotus-reels\?lang=zh-CN&theme=default#token=t1&channel=[0-9a-f]{32}$/,
    );
    expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(game.getAttribute('allow')).toBe('fullscreen');
    fireEvent.click(screen.getByRole('button', { name: '返回大厅' }));
    await waitFor(() => expect(address()).toBe('/game/egame'));
    expect(screen.queryByTitle('游戏：荷塘')).toBeNull();
  });

  it('[GAM-2] shows why a launch failed and launches again on retry', async () => {
    let works = false;
    visit('/game/egame?play=lotus-reels', {
      isMember: true,
      venueLaunch: () => (works ? launch(launched) : refuse(errorCodes.gameUnavailable, '场馆维护中')),
    });
    expect(await screen.findByText('场馆维护中')).toBeVisible();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await frame()).toBeInTheDocument();
  });

  it.each(['https://evil.test/slots', 'javascript:alert(1)', '//venue.test/', 'https://u:p@venue.test/'])(
    '[RTE-3] shows the error page instead of %s',
    async (url) => {
      visit('/game/egame?play=lotus-reels', { isMember: true, venueLaunch: () => launch(url) });
      expect(await screen.findByText('无法打开这个游戏')).toBeVisible();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('[GAM-2] shows an error for an unknown game', async () => {
    visit('/game/egame?play=nothing', { isMember: true });
    expect(await screen.findByText('没有这款游戏')).toBeVisible();
  });

  it('[RTE-3] refetches the balance on a message of the framed venue only', async () => {
    const { requestsOf } = visit('/game/egame?play=lotus-reels', { isMember: true });
    const game = await frame();
    await waitFor(() => expect(requestsOf('memberInfo')).toHaveLength(1));
    await say('https://evil.test', game.contentWindow, 'pavilion:balance');
    await say('https://venue.test', window, 'pavilion:balance');
    await say('https://evil.test', game.contentWindow, 'pavilion:deposit');
    expect(requestsOf('memberInfo')).toHaveLength(1);
    expect(address()).toBe('/game/egame?play=lotus-reels');
    await say('https://venue.test', game.contentWindow, 'pavilion:balance');
    await waitFor(() => expect(requestsOf('memberInfo')).toHaveLength(2));
  });

  it('[GAM-2] opens the deposit page on the message `deposit` of the venue', async () => {
    visit('/game/egame?play=lotus-reels', { isMember: true });
    await say('https://venue.test', (await frame()).contentWindow, 'pavilion:deposit');
    expect(address()).toBe('/mine/finance/deposit');
  });
});

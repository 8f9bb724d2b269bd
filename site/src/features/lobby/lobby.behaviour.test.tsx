import { errorCodes } from '@pavilion/contract';
import { api, createStore } from '@pavilion/sdk/react';
import {
  buildGame,
  buildGamePage,
  buildMember,
  buildPlaySession,
  buildPlaySummary,
  buildPreInfo,
  buildProtectionInfo,
  buildVenue,
  createTestClient,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { timeOut } from '../../testing/time-out';
import { stageComponent } from './components/lazy-stage';
import { Lobby } from './components/lobby';

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
                <Lobby category="egame" />
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

// The first load of a lazy component compiles its modules, which takes longer than any wait.
beforeAll(() => stageComponent.preload(), 60_000);
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
    const items = Array.from({ length: 6 }, (_, index) => buildGame({ code: `game-${index}` }));
    const { requestsOf } = visit('/game/egame', {
      gameList: ({ cursor }) =>
        cursor === 'next'
          ? buildGamePage({ items: [second], total: 7 })
          : buildGamePage({ items, nextCursor: 'next', total: 7, venues: [buildVenue()] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('link', { name: '第二' })).toBeVisible();
    expect(screen.getByText('没有更多了')).toBeVisible();
    expect(requestsOf('gameList')).toHaveLength(2);
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

  it('[GAM-2] saves quick toggles of a favourite one after the other', async () => {
    const answers: (() => void)[] = [];
    const { requestsOf } = visit('/game/egame', {
      isMember: true,
      gameList: () => buildGamePage({ items: [buildGame({ favourite: false })] }),
      gameFavourite: (body) => new Promise((resolve) => answers.push(() => resolve(body))),
    });
    const star = await screen.findByRole('button', { name: /收藏 荷塘/ });
    fireEvent.click(star);
    fireEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(requestsOf('gameFavourite').map(({ body }) => body)).toEqual(
      [true, false].map((favourite) => ({ gameCode: 'lotus-reels', favourite })),
    );
    answers[1]!();
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
    expect(await screen.findByText(/登录后即可打开“荷塘”/)).toBeVisible();
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
    expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-same-origin');
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

  describe('the cover over a game', () => {
    const waiting = () => screen.queryByText(/^正在打开/)?.textContent;
    afterEach(() => jest.useRealTimers());

    it('[GAM-2] stays until the game reports that it is ready', async () => {
      visit('/game/egame?play=lotus-reels', { isMember: true });
      const game = await frame();
      expect(waiting()).toBe('正在打开“荷塘”…');
      fireEvent.load(game);
      expect(waiting()).toBe('正在打开“荷塘”…');
      await say('https://evil.test', game.contentWindow, 'pavilion:ready');
      expect(waiting()).toBe('正在打开“荷塘”…');
      await say('https://venue.test', game.contentWindow, 'pavilion:ready');
      expect(waiting()).toBeUndefined();
    });

    it('[GAM-2] goes three seconds after the page has loaded, if the page reports nothing', async () => {
      visit('/game/egame?play=lotus-reels', { isMember: true });
      const game = await frame();
      jest.useFakeTimers();
      fireEvent.load(game);
      await act(() => jest.advanceTimersByTimeAsync(2_999));
      expect(waiting()).toBe('正在打开“荷塘”…');
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(waiting()).toBeUndefined();
    });
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

  it.each(['deposit', 'transfer'])(
    '[GAM-2] opens the page asked for by the message `%s` of the venue',
    async (page) => {
      visit('/game/egame?play=lotus-reels', { isMember: true });
      await say('https://venue.test', (await frame()).contentWindow, `pavilion:${page}`);
      expect(address()).toBe(`/mine/finance/${page}`);
    },
  );
});

describe('player protection over a game', () => {
  const session = buildPlaySession({ checkDueAt: '2099-01-01T00:00:00.000Z' });
  const playing = () => buildProtectionInfo({ session });
  const play = (more: Handlers = {}) =>
    visit('/game/egame?play=lotus-reels', {
      isMember: true,
      protectionInfo: playing,
      playSummary: () => buildPlaySummary(),
      realityCheckAnswer: playing,
      ...more,
    });
  const check = () => screen.findByRole('dialog', { name: '歇一歇，看看时间' });

  it('[PRO-4] shows session clock and net result above the game, which shows the balance, with a link to the limits', async () => {
    play();
    await frame();
    const bar = within(screen.getByRole('dialog', { name: '荷塘' }));
    expect(await bar.findByText('−120.00')).toBeInTheDocument();
    expect(bar.getByRole('timer')).toBeInTheDocument();
    expect(bar.queryByText('余额')).not.toBeInTheDocument();
    expect(bar.getByRole('link', { name: '理性娱乐' })).toHaveAttribute('href', '/mine/protection');
  });

  it('[PRO-4] shows a stake that is running apart from the net result, which it is no loss of', async () => {
    const running = { ...session, net: '-140.00', running: '20.00' };
    play({ protectionInfo: () => buildProtectionInfo({ session: running }) });
    await frame();
    const bar = within(screen.getByRole('dialog', { name: '荷塘' }));
    expect(await bar.findByText('−120.00')).toBeInTheDocument();
    expect(bar.getByText('未结算').nextElementSibling).toHaveTextContent('¥20.00');
  });

  it('[PRO-4] refetches the balance after each round, but not the protection', async () => {
    const { requestsOf } = play();
    const game = await frame();
    await screen.findByText('−120.00');
    const before = requestsOf('protectionInfo').length;
    for (const round of [1, 2, 3]) {
      await say('https://venue.test', game.contentWindow, 'pavilion:balance');
      await waitFor(() => expect(requestsOf('memberInfo')).toHaveLength(1 + round));
    }
    expect(requestsOf('protectionInfo')).toHaveLength(before + 1);
  });

  it('[PRO-3] asks when the game demands a reality check, and lets the game go on without a reload', async () => {
    const { requestsOf } = play();
    const game = await frame();
    const posted = jest.spyOn(game.contentWindow as Window, 'postMessage');
    await say('https://venue.test', game.contentWindow, 'pavilion:reality-check');
    const dialog = within(await check());
    expect(dialog.getByText('200.00')).toBeInTheDocument();
    expect(dialog.getByText('到现在共亏损 ¥120.00。')).toBeInTheDocument();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['继续', '先不玩了']);
    fireEvent.keyDown(await check(), { key: 'Escape' });
    fireEvent.click(dialog.getByRole('button', { name: '继续' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({ type: 'pavilion:resume' }, 'https://venue.test'),
    );
    expect(requestsOf('realityCheckAnswer').map(({ body }) => body)).toEqual([{ answer: 'continue' }]);
    expect(requestsOf('venueLaunch')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '歇一歇，看看时间' })).toBeNull());
    expect(await frame()).toBe(game);
  });

  it('[PRO-3] asks when the interval has passed, and leaves the game with the result', async () => {
    let isOver = false;
    const { requestsOf } = play({
      protectionInfo: () =>
        buildProtectionInfo({
          session: isOver ? null : buildPlaySession({ checkDueAt: '2020-01-01T00:00:00.000Z' }),
        }),
      realityCheckAnswer: () => {
        isOver = true;
        return buildProtectionInfo();
      },
    });
    fireEvent.click(within(await check()).getByRole('button', { name: '先不玩了' }));
    await waitFor(() => expect(address()).toBe('/game/egame'));
    expect(await screen.findByText(/净额 −¥120.00。/)).toBeInTheDocument();
    expect(requestsOf('realityCheckAnswer').map(({ body }) => body)).toEqual([{ answer: 'stop' }]);
  });

  it('[PRO-3] launches again after a reality check that was due at the launch', async () => {
    let isDue = true;
    play({
      venueLaunch: () => (isDue ? refuse(errorCodes.realityCheckDue) : launch(launched)),
      realityCheckAnswer: () => {
        isDue = false;
        return playing();
      },
    });
    fireEvent.click(within(await check()).getByRole('button', { name: '继续' }));
    expect(await frame()).toBeInTheDocument();
  });

  it('[PRO-3] offers to open the game again when the check that was due at the launch ended without an answer', async () => {
    let isOver = false;
    const { store } = play({
      venueLaunch: () => (isOver ? launch(launched) : refuse(errorCodes.realityCheckDue)),
      protectionInfo: () => buildProtectionInfo({ session: isOver ? null : session }),
    });
    await check();
    // In another tab, or because a break of half an hour ended the session.
    isOver = true;
    act(() => void store.dispatch(api.util.invalidateTags(['Protection'])));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '歇一歇，看看时间' })).toBeNull());
    const stage = within(screen.getByRole('dialog', { name: '荷塘' }));
    expect(stage.getByText('游戏已暂停')).toBeInTheDocument();
    fireEvent.click(stage.getByRole('button', { name: '重新打开' }));
    expect(await frame()).toBeInTheDocument();
  });

  it('[PRO-2] shows the closure that refused a launch', async () => {
    play({
      venueLaunch: () => refuse(errorCodes.timedOut),
      protectionInfo: () =>
        buildProtectionInfo({
          closure: timeOut,
        }),
    });
    expect(await screen.findByRole('heading', { name: '您正在休息期' })).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('[PRO-2] opens a game that the gateway launches during a closure, to finish its open hand', async () => {
    play({
      venueLaunch: () => launch(launched),
      protectionInfo: () => buildProtectionInfo({ closure: timeOut }),
    });
    expect(await frame()).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '您正在休息期' })).toBeNull();
  });

  it('[PRO-1] opens the limits on the message `protection` of the venue', async () => {
    play();
    await say('https://venue.test', (await frame()).contentWindow, 'pavilion:protection');
    expect(address()).toBe('/mine/protection');
  });
});

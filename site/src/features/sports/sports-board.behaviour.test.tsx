import { createHash } from 'node:crypto';
import { type EventView, errorCodes, sportsProviders } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import { replayMatch } from '@pavilion/gateway/replay';
import { createStore } from '@pavilion/sdk/react';
import {
  buildPreInfo,
  buildRoom,
  createTestClient,
  exampleHandlers,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type BrandFeature, brands } from '../../brands';
import { paths } from '../../routes/paths';
import { BrandProvider } from '../../shared/brand/brand-context';
import { LocaleProvider } from '../../shared/messages';
import { ClientProvider } from '../../shared/session/session-context';
import { askServer, openSite } from '../../testing/open-site';
import { SportsBoard } from './board/components/sports-board';
import { matchCheck } from './board/deferred-check';
import { boardParts, sheetFilters, venueFacts } from './board/deferred-parts';
import { setGoalAlerts, toggleFavourite } from './board/hooks/use-favourites';
import { buildEvent, buildMarket } from './testing/build-event';

type Board = CallResponse<'sportsBoard'>;

const event = buildEvent();
const counts = { live: 2, today: 96, early: 300 };

const boardOf = (events: readonly EventView[], more: Partial<Board> = {}): Board => ({
  events: [...events],
  competitions: events[0]
    ? [{ id: 'fb.river', name: events[0].competition.name, events: events.length }]
    : [],
  counts,
  sports: [{ sport: 'football', ...counts }],
  ...more,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <i data-address>{pathname + search}</i>;
};
const address = () => document.querySelector('[data-address]')?.textContent ?? '';

const visit = (
  query: string,
  handlers: Handlers = {},
  area: 'sport' | 'gaming' = 'sport',
  off: readonly BrandFeature[] = [],
  isMember = false,
) => {
  const { client, gateway } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      sportsBoard: () => boardOf([event]),
      sportsChanges: () => ({ now: 0, events: [] }),
      ...handlers,
    },
  });
  if (isMember) client.session.start('token-1', { remember: false });
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/game/${area}${query}`]}>
      <Provider store={createStore(client)}>
        <ClientProvider client={client} wasMember={isMember}>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider theme="default" locale="zh-CN">
              <BrandProvider value={{ ...brands[0], off }}>
                <SportsBoard area={area} title="体育" />
              </BrandProvider>
              <Address />
            </UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    </MemoryRouter>,
  );
  const bodiesOf = (name: string) =>
    gateway.requests.filter((request) => request.name === name).map(({ body }) => body);
  return { bodiesOf, unmount };
};

const cell = (name: string) => screen.findByRole('button', { name });

// As the server has them, and a browser after an interaction. React forgets what suspends within an `act` that is not awaited.
beforeAll(() => Promise.all([...boardParts, matchCheck, venueFacts].map(({ preload }) => preload())), 60_000);
beforeEach(() => localStorage.clear());

describe('the board of matches', () => {
  it('[SPT-8] shows score, minute and prices of a match in play', async () => {
    const { bodiesOf } = visit('');
    const grid = await screen.findByRole('grid', { name: '足球盘口，滚球' });
    expect(bodiesOf('sportsBoard')[0]).toEqual({ provider: 'IMTY', sport: 'football', tab: 'live' });
    expect(within(grid).getByText('64′')).toBeInTheDocument();
    expect(await cell('云岭飞鹤 让 0.5，1.93')).toHaveAttribute('aria-pressed', 'false');
    expect(await cell('东渡海燕 受让 0.5，1.95')).toBeInTheDocument();
    expect(await cell('大 2.5，1.88')).toBeInTheDocument();
    expect(within(grid).getByRole('link', { name: '云岭飞鹤 对 东渡海燕，共 38 个盘口' })).toHaveAttribute(
      'href',
      '/game/sport?match=fb.river.20261122.03',
    );
  });

  it('[SPT-8][APP-5] offers another attempt when the filters of a phone could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest.spyOn(sheetFilters, 'load').mockReturnValue(Promise.reject(new TypeError('offline')));
    visit('');
    const opener = await screen.findByRole('button', { name: '筛选与显示', hidden: true });
    await act(async () => fireEvent.click(opener));
    const retry = await screen.findByRole('button', { name: '重试' });
    load.mockRestore();
    fireEvent.click(retry);
    const sheet = await screen.findByRole('dialog', { name: '筛选与显示' });
    expect(await within(sheet).findByRole('combobox', { name: /赔率/ })).toBeInTheDocument();
  });

  it.each([
    ['hongkong', '0.93'],
    ['malay', '0.93'],
    ['indonesia', '-1.075'],
  ])('[SPT-8] shows prices in the %s format of the address', async (odds, price) => {
    visit(`?odds=${odds}`);
    expect((await cell(`云岭飞鹤 让 0.5，${price}`)).textContent).toContain(price);
  });

  it.each([
    ['', 'sport', '/game/sport/im'],
    ['?provider=FBTY', 'sport', '/game/sport/V188'],
    ['?provider=OBTY', 'gaming', '/game/gaming/ybdj'],
  ] as const)('[SPT-8][RTE-2] of %s in %s links to the page of its venue', async (query, area, path) => {
    visit(query, {}, area);
    expect(await screen.findByRole('link', { name: '打开场馆页' })).toHaveAttribute('href', path);
  });

  it('[SPT-8] picks an open price, and neither a suspended nor a closed one', async () => {
    const { id } = event;
    visit('', {
      sportsBoard: () =>
        boardOf([
          buildEvent({
            markets: [
              buildMarket(id, '1x2', 'ft', { h: 2050, d: 3400, a: 3550 }),
              buildMarket(
                id,
                'ou',
                'ft',
                { o: 1880, u: 2000 },
                { q: 10, status: 'suspended', reason: 'danger' },
              ),
              buildMarket(id, 'ah', 'ft', { h: 1930, a: 1950 }, { q: -2, status: 'closed' }),
            ],
          }),
        ]),
    });
    const open = await cell('和局，3.40');
    fireEvent.click(open);
    expect(open).toHaveAttribute('aria-pressed', 'true');
    const suspended = await cell('大 2.5，暂停投注');
    expect(suspended).toHaveTextContent('暂停');
    fireEvent.click(suspended);
    expect(suspended).toHaveAttribute('aria-pressed', 'false');
    const closed = await cell('云岭飞鹤 让 0.5，已关闭');
    expect(closed).not.toHaveTextContent(/[–\d.]$/);
    expect(closed).toContainElement(closed.querySelector('svg'));
    fireEvent.click(open);
  });

  it('[SPT-8] labels a market once when all of its prices are suspended', async () => {
    const { id } = event;
    const suspended = buildMarket(
      id,
      'ah',
      'ft',
      { h: 1930, a: 1950 },
      { q: -2, status: 'suspended', reason: 'danger' },
    );
    visit('', { sportsBoard: () => boardOf([buildEvent({ markets: [suspended] })]) });
    const home = await cell('云岭飞鹤 让 0.5，暂停投注');
    const labels = within(screen.getByRole('grid')).getAllByText('暂停');
    const [shown, ...others] = labels.filter((each) => getComputedStyle(each).visibility !== 'hidden');
    expect(others).toEqual([]);
    expect(shown!.parentElement).toContainElement(home);
  });

  it('[SPT-8] labels a market once when all of its prices are closed, and keeps locks for some', async () => {
    const { id } = event;
    const partly = buildMarket(id, '1x2', 'ft', { h: 2050, d: 3400, a: 3550 });
    const [home, ...others] = partly.lines[0]!.selections;
    const closed = buildMarket(id, 'ah', 'ft', { h: 1930, a: 1950 }, { q: -2, status: 'closed' });
    const view = buildEvent({
      markets: [{ ...partly, lines: [{ q: 0, selections: [{ ...home!, open: false }, ...others] }] }, closed],
    });
    visit('', { sportsBoard: () => boardOf([view]) });
    const grid = within(await screen.findByRole('grid'));
    expect(grid.getAllByText('封盘')).toHaveLength(1);
    const names = ['云岭飞鹤 让 0.5，已关闭', '东渡海燕 受让 0.5，已关闭'];
    for (const name of names) expect(await cell(name)).toHaveAttribute('data-at');
    expect(grid.getByText('封盘').parentElement).toContainElement(await cell(names[0]!));
    expect(grid.getByText('封盘').parentElement).not.toContainElement(await cell('和局，3.40'));
  });

  it('[SPT-8] labels a closed market of an opened match once', async () => {
    const closed = buildMarket(event.id, 'ah', 'ft', { h: 1930, a: 1950 }, { q: -2, status: 'closed' });
    const whole = buildEvent({ markets: [closed, ...event.markets.slice(1)] });
    visit(`?match=${event.id}`, { sportsEvent: () => whole });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    expect(await panel.findByText('封盘')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: /让球.*云岭飞鹤 让 0.5，已关闭/ })).toBeInTheDocument();
  });

  it.each([
    ['open', 'true'],
    ['suspended', 'false'],
  ] as const)(
    '[SPT-8] takes a selection that is %s from the address into the slip once',
    async (status, isPressed) => {
      const market = buildMarket(event.id, '1x2', 'ft', { h: 2050, d: 3400, a: 3550 }, { status });
      const whole = buildEvent({ markets: [market] });
      visit(`?match=${event.id}&pick=${encodeURIComponent(`${event.id}:1x2:ft:0:d`)}`, {
        sportsBoard: () => boardOf([whole]),
        sportsEvent: () => whole,
      });
      const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
      await waitFor(() => expect(address()).toBe(`/game/sport?match=${event.id}`));
      expect(await panel.findByRole('button', { name: /和局/ })).toHaveAttribute('aria-pressed', isPressed);
      // Removes it from the slip, which the tab stores.
      if (isPressed === 'true') fireEvent.click(panel.getByRole('button', { name: /和局/ }));
    },
  );

  it('[SPT-8] moves by the arrows through home, draw and away where they are beside one another', async () => {
    const markets = [
      buildMarket(event.id, 'ou', 'ft', { o: 1880, u: 2000 }, { q: 10 }),
      buildMarket(event.id, '1x2', 'ft', { h: 2050, d: 3400, a: 3550 }),
    ];
    visit('', { sportsBoard: () => boardOf([buildEvent({ markets })]) });
    const under = await cell('小 2.5，2.00');
    // jsdom evaluates no media queries.
    under.closest<HTMLElement>('[data-match]')!.style.setProperty('--sb-sides', 'row');
    act(() => under.focus());
    const namesAfter = (key: string, count: number) =>
      Array.from({ length: count }, () => {
        fireEvent.keyDown(document.activeElement!, { key });
        return document.activeElement!.querySelector('.pv-sr-only')?.textContent;
      });
    expect(namesAfter('ArrowRight', 3)).toEqual(['云岭飞鹤，2.05', '和局，3.40', '东渡海燕，3.55']);
    expect(namesAfter('ArrowLeft', 3)).toEqual(['和局，3.40', '云岭飞鹤，2.05', '大 2.5，1.88']);
  });

  it('[SPT-8] is one tab stop: arrows, Home and End move it, F follows and D opens the match', async () => {
    const later = buildEvent({ id: 'fb.river.20261122.04' });
    visit('', { sportsBoard: () => boardOf([event, later]) });
    await screen.findByRole('grid');
    const grid = screen.getByRole('grid');
    const stops = () => grid.querySelectorAll('[data-at][tabindex="0"]');
    expect(stops()).toHaveLength(1);
    const home = within(grid).getAllByRole('button', { name: '云岭飞鹤 让 0.5，1.93' })[0]!;
    act(() => home.focus());
    const press = (key: string, options = {}) =>
      fireEvent.keyDown(document.activeElement!, { key, ...options });
    press('ArrowRight');
    expect(document.activeElement).toHaveAccessibleName('大 2.5，1.88');
    press('ArrowDown');
    expect(document.activeElement).toHaveAccessibleName('小 2.5，2.00');
    press('ArrowDown');
    expect(document.activeElement?.closest('[data-match]')).toHaveAttribute('data-match', later.id);
    press('Home', { ctrlKey: true });
    expect(document.activeElement).toHaveAccessibleName('关注 云岭飞鹤 – 东渡海燕');
    press('End');
    expect(document.activeElement).toHaveAccessibleName(/共 38 个盘口/);
    expect(stops()).toHaveLength(1);
    press('f');
    expect(within(grid).getAllByRole('button', { name: '关注 云岭飞鹤 – 东渡海燕' })[0]).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    press('d');
    expect(address()).toBe('/game/sport?match=fb.river.20261122.03');
  });

  it('[RTE-4] keeps venue, tab and filters in the address', async () => {
    const { bodiesOf } = visit('?sport=tennis&tab=today');
    fireEvent.click(screen.getByRole('tab', { name: 'OB 体育' }));
    expect(address()).toBe('/game/sport?provider=OBTY&sport=tennis&tab=today');
    await waitFor(() =>
      expect(bodiesOf('sportsBoard').at(-1)).toEqual({ provider: 'OBTY', sport: 'tennis', tab: 'today' }),
    );
    // The tabs of the venues end with the number of their matches in play.
    fireEvent.click(await screen.findByRole('tab', { name: /^滚球/ }));
    expect(address()).toBe('/game/sport?provider=OBTY&sport=tennis');
    fireEvent.change(screen.getByRole('combobox', { name: '赔率' }), { target: { value: 'malay' } });
    expect(address()).toBe('/game/sport?provider=OBTY&sport=tennis&odds=malay');
  });

  it('[SPT-8] leads from the results back to the tabs of the board', async () => {
    visit('?sport=tennis&view=results', { sportsResults: () => ({ events: [] }) });
    const rail = within(await screen.findByRole('navigation', { name: '体育项目' }));
    expect(rail.getByRole('link', { name: /^滚球/ })).toHaveAttribute('href', '/game/sport?sport=tennis');
    expect(rail.getByRole('link', { name: /^滚球/ })).not.toHaveAttribute('aria-current');
    fireEvent.click(rail.getByRole('link', { name: /^今日/ }));
    expect(address()).toBe('/game/sport?sport=tennis&tab=today');
    expect(rail.getByRole('link', { name: /^今日/ })).toHaveAttribute('aria-current', 'page');
  });

  it('[SPT-8] counts the matches of a league that has several', async () => {
    const other = { ...event.competition, id: 'fb.lake', name: { 'zh-CN': '湖泊联赛', en: 'Lake League' } };
    visit('', {
      sportsBoard: () =>
        boardOf([
          event,
          buildEvent({ id: 'fb.river.2' }),
          buildEvent({ id: 'fb.lake.1', competition: other }),
        ]),
    });
    const grid = within(await screen.findByRole('grid'));
    expect(grid.getByRole('rowgroup', { name: '江河联赛' })).toHaveTextContent('2 场');
    // The row of a single match names its league, which can be followed there.
    const lone = grid.getByRole('rowgroup', { name: '湖泊联赛' });
    expect(lone).not.toHaveTextContent('1 场');
    expect(within(lone).getAllByRole('row')).toHaveLength(1);
    expect(within(lone).getByText('湖泊联赛')).toBeInTheDocument();
    expect(within(lone).getByRole('button', { name: '关注联赛 湖泊联赛' })).toBeInTheDocument();
  });

  it('[SPT-8] shows one closed cell for a market that a match lacks, and no column that all lack', async () => {
    const total = buildMarket(event.id, 'ou', 'ft', { o: 1880, u: 2000 });
    const winner = buildMarket('fb.river.2', '1x2', 'ft', { h: 2000, d: 3400, a: 2050 });
    visit('', {
      sportsBoard: () =>
        boardOf([buildEvent({ markets: [total] }), buildEvent({ id: 'fb.river.2', markets: [winner] })]),
    });
    const grid = within(await screen.findByRole('grid'));
    expect(await cell('大 0，1.88')).toBeInTheDocument();
    expect(grid.getAllByText('封盘')).toHaveLength(2);
    expect(grid.queryByRole('columnheader', { name: /让球/ })).toBeNull();
  });

  it('[SPT-8] offers a tab with matches when this one is empty', async () => {
    visit('', {
      sportsBoard: ({ tab }) => boardOf(tab === 'live' ? [] : [buildEvent({ status: 'scheduled' })]),
    });
    expect(await screen.findByText('现在没有进行中的比赛')).toBeInTheDocument();
    expect(await screen.findByText('下一场：19:00 云岭飞鹤 对 东渡海燕')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '查看今日赛事' }));
    expect(address()).toBe('/game/sport?tab=today');
  });

  it('[SPT-8] shows an error with a retry button and the other venues', async () => {
    let works = false;
    visit('', { sportsBoard: () => (works ? boardOf([event]) : refuse(errorCodes.generalError)) });
    expect(await screen.findByText('盘口没有加载出来')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '打开 OB 体育' })).toBeInTheDocument();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('[SPT-8] shows the maintenance of one venue and opens another', async () => {
    visit('', {
      sportsBoard: ({ provider }) =>
        provider === 'IMTY' ? refuse(errorCodes.venueMaintenance) : boardOf([event]),
    });
    expect(await screen.findByText('IM 体育维护中')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '打开 FB 体育' }));
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    expect(address()).toBe('/game/sport?provider=FBTY');
  });

  it.each([
    ['its list', '', () => screen.findByRole('grid')],
    ['an opened match', `?match=${event.id}`, () => screen.findByRole('region', { name: '比赛详情' })],
  ])('[SPT-8][MNT-1] replaces %s when its venue is closed, and says until when', async (_, query, shown) => {
    jest.useFakeTimers();
    let isClosed = false;
    const name = { 'zh-CN': 'IM 体育', en: 'IM Sports' };
    const closedVenues = [{ venue: sportsProviders.IMTY.venue, name, until: '2099-12-01T10:30:00.000Z' }];
    visit(
      query,
      {
        preInfo: () => buildPreInfo(isClosed ? { closedVenues } : {}),
        sportsBoard: () => (isClosed ? refuse(errorCodes.venueMaintenance) : boardOf([event])),
      },
      'sport',
      [],
      true,
    );
    const board = await shown();
    isClosed = true;
    for (let polls = 0; polls < 2; polls++) {
      await act(() => jest.advanceTimersByTimeAsync(15_500));
      expect(screen.getByText('IM 体育维护中')).toBeInTheDocument();
      expect(board).not.toBeInTheDocument();
    }
    expect(screen.getByText(/^预计 2099\/12\/01 18:30 恢复/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '转出余额' })).toBeInTheDocument();
    isClosed = false;
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    expect(await shown()).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('[SPT-8] opens a match with its markets in groups, and closes it', async () => {
    const whole = buildEvent({
      markets: [
        ...event.markets,
        buildMarket(event.id, 'cs', 'ft', { '2-1': 7100, '1-1': 6800, other: 41_000 }),
      ],
      incidents: [
        { kind: 'kick-off', at: 0 },
        { kind: 'goal-confirmed', side: 'h', at: 600 },
      ],
      statistics: { attacks: [20, 18], dangerousAttacks: [9, 8], shots: [4, 2], corners: [5, 3] },
    });
    visit(`?match=${event.id}`, { sportsEvent: () => whole });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    expect(await panel.findByRole('button', { name: '波胆 2:1，7.10' })).toBeInTheDocument();
    fireEvent.click(panel.getByRole('tab', { name: '让球与大小' }));
    expect(panel.queryByRole('button', { name: /波胆/ })).toBeNull();
    expect(panel.getByText('射门')).toBeInTheDocument();
    expect(panel.getAllByText('云岭飞鹤 · 进球有效').length).toBeGreaterThan(0);
    fireEvent.click(panel.getByRole('button', { name: '返回列表' }));
    expect(address()).toBe('/game/sport');
  });

  it('[SPT-8] follows the league of an opened match', async () => {
    visit(`?match=${event.id}`, { sportsEvent: () => event });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    const star = await panel.findByRole('button', { name: '关注联赛 江河联赛' });
    fireEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  it('[SPT-8] shows the score of an opened match in large, and periods, corners and cards below it', async () => {
    const whole = buildEvent({
      scores: { ...event.scores, reds: [0, 1] },
      statistics: { yellowCards: [1, 3] },
      commitment: 'c0ffee',
    });
    visit(`?match=${event.id}`, { sportsEvent: () => whole });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    const title = await panel.findByRole('heading', { level: 2, name: /云岭飞鹤/ });
    expect(title).toHaveTextContent('云岭飞鹤2 比 12 : 1东渡海燕');
    expect(
      within(panel.getByRole('list', { name: '比分' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['上半场1:0', '角球5:3', '黄牌1:3', '红牌0:1']);
    expect(panel.getByText('下半场 64′')).toBeInTheDocument();
    const fairness = panel.getByText('公平性').closest('details')!;
    expect(fairness.open).toBe(false);
    expect(fairness).toHaveTextContent('c0ffee');
  });

  it('[SPT-8] has teams, score and minute of an opened match in a bar once its scoreboard is scrolled away', async () => {
    let notify: IntersectionObserverCallback = () => {};
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof window.IntersectionObserver;
    try {
      visit(`?match=${event.id}`, { sportsEvent: () => event });
      const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
      await panel.findByRole('heading', { level: 2, name: /云岭飞鹤/ });
      const bar = { name: /回到比赛顶部$/ };
      const scroll = (isIntersecting: boolean, top: number) =>
        act(() => notify([{ isIntersecting, boundingClientRect: { top } }] as never, undefined as never));
      expect(panel.queryByRole('button', bar)).toBeNull();
      scroll(false, -300);
      expect(panel.getByRole('button', bar)).toHaveTextContent('云岭飞鹤2 : 1东渡海燕64′回到比赛顶部');
      fireEvent.click(panel.getByRole('button', bar));
      expect(screen.getByRole('region', { name: '比赛详情' })).toHaveFocus();
      scroll(true, 100);
      expect(panel.queryByRole('button', bar)).toBeNull();
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('[SPT-8] has the sets, the game and the server of a tennis match as a table, and points in its log', async () => {
    const points = [...'hhhh', ...'aaa', 'h'].map((side, index) => ({
      kind: 'point',
      side: side as 'h' | 'a',
      at: 30 * (index + 1),
    }));
    const player = (name: string, short: string) => ({
      ...event.home,
      name: { 'zh-CN': name, en: name },
      short: { 'zh-CN': short, en: short },
    });
    const match = buildEvent({
      sport: 'tennis',
      home: player('岑长风', '岑'),
      away: player('沈初晴', '沈'),
      scores: { sets: [0, 0], s1: [1, 0], points: [1, 3] },
      clock: { at: 4000, phase: 's1' },
      markets: [],
      incidents: [{ kind: 'start', at: 0 }, ...points],
      statistics: { points: [5, 3] },
    });
    visit(`?sport=tennis&match=${match.id}`, { sportsEvent: () => match });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    const table = within(await panel.findByRole('table', { name: '比分' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '1第 1 盘本局总分',
      '岑岑长风1150',
      '沈沈初晴发球方0400',
    ]);
    expect(table.getByRole('columnheader', { name: '第 1 盘' })).toBeInTheDocument();
    const log = within(panel.getByRole('list', { name: '文字直播' })).getAllByRole('listitem');
    expect(log.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      '第 1 盘 1:0岑长风 · 得分15:40',
      '第 1 盘 1:0沈初晴 · 得分0:40',
      '第 1 盘 1:0沈初晴 · 得分0:30',
      '第 1 盘 1:0沈初晴 · 得分0:15',
      '第 1 盘 1:0岑长风 · 赢下本局',
    ]);
    // A single statistic says less than the score.
    expect(panel.queryByRole('heading', { name: '技术统计' })).toBeNull();
  });

  it('[SPT-8] shows the time of the start in place of the score of a match before it', async () => {
    visit(`?match=${event.id}`, { sportsEvent: () => buildEvent({ status: 'scheduled', scores: {} }) });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    const title = await panel.findByRole('heading', { level: 2, name: /云岭飞鹤/ });
    expect(title).toHaveTextContent('云岭飞鹤19:00东渡海燕');
    expect(panel.queryByRole('list', { name: '比分' })).toBeNull();
  });

  it('[SPT-8] has the turning points of a match as a list that begins with the latest', async () => {
    const incidents = [
      { kind: 'kick-off', at: 0 },
      { kind: 'goal-confirmed', side: 'h' as const, at: 600 },
      { kind: 'yellow', side: 'a' as const, at: 1_260 },
    ];
    visit(`?match=${event.id}`, { sportsEvent: () => buildEvent({ incidents }) });
    const timeline = within(await screen.findByRole('list', { name: '时间线' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '22′东渡海燕 · 黄牌',
      '11′云岭飞鹤 · 进球有效',
    ]);
  });

  it('[SPT-8] has the picture of a match in the card of its score', async () => {
    const incidents = [{ kind: 'danger', side: 'h' as const, at: 600 }];
    visit(`?match=${event.id}`, { sportsEvent: () => buildEvent({ incidents }) });
    const picture = await screen.findByRole('region', { name: '云岭飞鹤 对 东渡海燕 的实况' });
    expect(picture).toHaveTextContent('云岭飞鹤 · 危险进攻11′');
    expect(picture.closest('header')).toContainElement(
      screen.getByRole('heading', { level: 2, name: /云岭飞鹤/ }),
    );
    expect(screen.getAllByRole('region', { name: /实况$/ })).toHaveLength(1);
  });

  it('[SPT-8] pins market types, which then come first, also in other matches of the sport', async () => {
    const titles = () =>
      [...document.querySelectorAll('h4')].map(({ textContent }) => textContent?.replace(/\s+/g, ''));
    visit(`?match=${event.id}`, { sportsEvent: () => event });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    await panel.findAllByText('独赢');
    expect(titles()[0]).toBe('让球全场');
    const pin = panel.getAllByRole('button', { name: '置顶 独赢' })[0]!;
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(pin);
    expect(titles().slice(0, 3)).toEqual(['独赢全场', '独赢上半场', '让球全场']);
    fireEvent.click(panel.getAllByRole('button', { name: '置顶 独赢' })[0]!);
    expect(titles()[0]).toBe('让球全场');
  });

  it('[SPT-8] draws how a price moved, up to the price of now, by times of the zone of the other times', async () => {
    const at = event.startsAt;
    let points = [
      { at, price: 1800 },
      { at: at + 60_000, price: 2100 },
    ];
    const { bodiesOf } = visit(`?match=${event.id}`, {
      sportsEvent: () => event,
      sportsPriceHistory: () => ({ points }),
    });
    const panel = within(await screen.findByRole('region', { name: '比赛详情' }));
    fireEvent.click(await panel.findByRole('button', { name: '让球 全场 的赔率走势' }));
    const chart = await panel.findByRole('slider', { name: '让球 全场 的赔率走势' });
    expect(bodiesOf('sportsPriceHistory')).toEqual([
      { provider: 'IMTY', selection: 'fb.river.20261122.03:ah:ft:-2:h' },
    ]);
    expect(chart.closest('figure')).toHaveTextContent(/19:00.*1\.80.*19:01.*2\.10.*1\.93/);
    points = [{ at, price: 1880 }];
    fireEvent.click(panel.getByRole('button', { name: '大小 全场 的赔率走势' }));
    expect(await panel.findByText('赔率还没有变化')).toBeInTheDocument();
  });

  it('[SPT-8] announces goals of followed matches once the member wants it, in the one polite live region', async () => {
    const goal = {
      id: event.id,
      from: event.version,
      version: [event.version[0]! + 5, 0] as [number, number],
      status: 'live' as const,
      clock: event.clock,
      scores: { ...event.scores, ft: [3, 1] as [number, number] },
      prices: {},
      markets: [],
      incidents: [],
    };
    visit('?tab=favourites', {
      sportsChanges: ({ events }) => ({
        now: 0,
        events: events.some(({ version }) => version[0] === event.version[0]) ? [goal] : [],
      }),
    });
    const alerts = (await screen.findAllByRole('switch', { name: '进球播报' }))[0]!;
    // Another test may have followed it: favourites last as long as the page.
    const isFollowed = await waitFor(() => {
      const grid = screen.queryByRole('grid');
      expect(grid ?? screen.queryByText('还没有关注的赛事')).not.toBeNull();
      return grid !== null;
    });
    if (!isFollowed) act(() => toggleFavourite('matches', event.id));
    // The match began after today's list was read, so that it is in the list of those in play too.
    const grid = await screen.findByRole('grid');
    expect(grid.querySelectorAll('[data-match]')).toHaveLength(1);
    fireEvent.click(alerts);
    expect(await screen.findByText('进球！云岭飞鹤 3:1 东渡海燕')).toHaveAttribute('role', 'status');
    act(() => toggleFavourite('matches', event.id));
    act(() => setGoalAlerts(false));
  });

  it('[GAM-2] lists the matches that a visitor opened under the recent ones, from all tabs, and says when there are none', async () => {
    const other = buildEvent({ id: 'fb.river.20261122.09' });
    const handlers: Handlers = {
      sportsBoard: ({ tab }) => boardOf(tab === 'early' ? [other] : [event]),
      sportsEvent: () => other,
    };
    const first = visit('?tab=recent', handlers);
    // Other tests opened matches: the page reads the storage again when it was cleared elsewhere.
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(await screen.findByText('还没有最近的比赛')).toBeInTheDocument();
    expect(screen.getByText('您打开过的比赛会列在这里，完场后到“赛果”查看。')).toBeInTheDocument();
    first.unmount();
    const opened = visit(`?match=${other.id}`, handlers);
    await screen.findByRole('region', { name: '比赛详情' });
    opened.unmount();
    visit('?tab=recent', handlers);
    const grid = await screen.findByRole('grid', { name: '足球盘口，最近' });
    expect([...grid.querySelectorAll('[data-match]')].map((row) => row.getAttribute('data-match'))).toEqual([
      other.id,
    ]);
  });

  it('[SPT-8] shows state and running matches of each venue; one that fails changes its own tab alone', async () => {
    visit('', {
      sportsBoard: ({ provider, limit }) =>
        provider === 'OBTY' && limit === 1 ? refuse(errorCodes.venueMaintenance) : boardOf([event]),
    });
    expect(await screen.findByRole('tab', { name: 'OB 体育 暂时连接不上' })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'IM 体育 运行正常 2 场滚球' })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'FB 体育 运行正常 2 场滚球' })).toBeInTheDocument();
  });

  it('[LIV-3] leads from the list of sports to the live rooms, and from a match to its room', async () => {
    visit(`?match=${event.id}`, {
      sportsEvent: () => event,
      roomList: () => ({ items: [buildRoom({ id: 'room-7' })] }),
    });
    const here = `/game/sport?match=${event.id}`;
    expect(await screen.findByRole('link', { name: '进直播间' })).toHaveAttribute(
      'href',
      `${here}&room=room-7`,
    );
    expect(screen.getByRole('link', { name: '直播间' })).toHaveAttribute('href', `${here}&room=all`);
  });

  it('[LIV-3] has no link to a room of a match without one, or with one in maintenance', async () => {
    visit(`?match=${event.id}`, {
      sportsEvent: () => event,
      roomList: () => ({ items: [buildRoom({ state: 'maintenance' }), buildRoom({ match: null })] }),
    });
    expect(await screen.findByRole('region', { name: '比赛详情' })).toBeVisible();
    await act(async () => {});
    expect(screen.queryByRole('link', { name: '进直播间' })).toBeNull();
  });

  it('[BRD-1] neither links to a room nor requests the rooms for a brand without them', async () => {
    const { bodiesOf } = visit(`?match=${event.id}`, { sportsEvent: () => event }, 'sport', ['rooms']);
    expect(await screen.findByRole('region', { name: '比赛详情' })).toBeVisible();
    await act(async () => {});
    expect(screen.queryByRole('link', { name: /直播间/ })).toBeNull();
    expect(bodiesOf('roomList')).toEqual([]);
  });

  it('[SPT-8] shows results with the scores of periods, and a table with the last five', async () => {
    const { markets: _, marketCount: __, ...ended } = buildEvent({ status: 'settled' });
    const { id, name, short } = event.home;
    visit('?view=results', {
      // The table does not need a match in play.
      sportsBoard: () => boardOf([]),
      sportsResults: () => ({ events: [{ ...ended, seed: null }] }),
      sportsStandings: () => ({
        competitions: [event.competition],
        competition: event.competition.id,
        standings: [
          {
            participant: { id, name, short },
            ...{ played: 5, won: 3, drawn: 1, lost: 1, scored: 9, conceded: 4, points: 10 },
            form: ['W', 'W', 'D', 'L', 'W'],
          },
        ],
      }),
    });
    expect(await screen.findByText('2 : 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^验证/ })).toBeNull();
    expect(screen.getByText(/上半场 1:0/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: '积分榜' }));
    const row = await screen.findByRole('row', { name: /云岭飞鹤/ });
    expect(row).toHaveTextContent('胜胜平负胜');
  });

  it('[SPT-8] shows the results of the leagues and teams that the address names, and says when they leave none', async () => {
    const { markets: _, marketCount: __, ...ended } = buildEvent({ status: 'settled' });
    const other = {
      ...ended,
      id: 'fb.lake.20261122.01',
      competition: { ...ended.competition, id: 'fb.lake', name: { 'zh-CN': '湖区杯', en: 'Lake Cup' } },
    };
    const league = ended.competition.name['zh-CN'];
    visit('?view=results&league=fb.lake', {
      sportsResults: () => ({ events: [ended, other].map((each) => ({ ...each, seed: null })) }),
    });
    expect(await screen.findByRole('heading', { name: '湖区杯' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: league })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '全部联赛' }));
    expect(await screen.findByRole('heading', { name: league })).toBeVisible();
    expect(address()).toBe('/game/sport?view=results');
    const search = screen.getByRole('searchbox', { name: '搜索球队或联赛' });
    fireEvent.change(search, { target: { value: '湖区' } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: league })).toBeNull());
    expect(screen.getByRole('heading', { name: '湖区杯' })).toBeVisible();
    fireEvent.change(search, { target: { value: '没有的球队' } });
    expect(await screen.findByText('没有符合条件的赛事')).toBeVisible();
    expect(screen.getByText('换个关键词，或看看其他日期。')).toBeVisible();
    expect(screen.queryByText('这一天没有完场的比赛')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(await screen.findByRole('heading', { name: league })).toBeVisible();
    expect(search).toHaveValue('');
  });

  it('[SPT-8] names the league without a result on the day, and asks for no other word unless there is one', async () => {
    const { markets: _, marketCount: __, ...ended } = buildEvent({ status: 'settled' });
    const lake = { id: 'fb.lake', name: { 'zh-CN': '湖区杯', en: 'Lake Cup' } };
    visit('?view=results&league=fb.lake', {
      sportsResults: () => ({ events: [{ ...ended, seed: null }] }),
      sportsStandings: () => ({
        competitions: [event.competition, lake],
        competition: lake.id,
        standings: [],
      }),
    });
    expect(await screen.findByText('换个联赛，或看看其他日期。')).toBeVisible();
    expect(await screen.findByText('湖区杯')).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索球队或联赛' }), {
      target: { value: '云岭' },
    });
    expect(await screen.findByText('换个关键词或联赛，或看看其他日期。')).toBeVisible();
  });

  it('[SPT-8] has the esports venues on their own board', async () => {
    const { bodiesOf } = visit('?sport=moba', { sportsBoard: () => boardOf([]) }, 'gaming');
    expect(screen.getByRole('tab', { name: 'YB 电竞' })).toBeInTheDocument();
    await waitFor(() =>
      expect(bodiesOf('sportsBoard')[0]).toEqual({ provider: 'IMTY', sport: 'moba', tab: 'live' }),
    );
  });
});

describe('the check of a result', () => {
  const seed = '5eed'.repeat(16);
  const setup = { opening: [0.45, 2.65], spread: [0.12, 0.15], bestOf: 1 };
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  const { scores } = replayMatch({ sport: 'football', seed, setup, commitment });

  const open = async (changed: Partial<CallResponse<'sportsResults'>['events'][number]> = {}) => {
    const { markets: _, marketCount: __, ...ended } = buildEvent({ status: 'settled' });
    visit('?view=results', {
      sportsResults: () => ({
        events: [{ ...ended, version: [9, 0], seed, setup, commitment, scores, ...changed }],
      }),
    });
    const button = await screen.findByRole('button', { name: '验证 云岭飞鹤 对 东渡海燕 的赛果' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  };

  it('[SPT-8] computes the match from its seed in the browser: digest and score are those that were published', async () => {
    await open();
    expect(await screen.findByText(/^验证通过/)).toHaveAttribute('role', 'status');
    expect(screen.getAllByText(commitment)).toHaveLength(2);
    expect(screen.getByText('由种子算出的比分').nextElementSibling).toHaveTextContent(scores.ft!.join(':'));
  });

  it('[SPT-8] shows a seed that was tampered with as one that does not match its commitment', async () => {
    await open({ seed: `${seed.slice(0, -1)}e` });
    expect(await screen.findByText('验证未通过：种子与开盘时公布的承诺不一致。')).toBeInTheDocument();
    expect(screen.queryByText(/^验证通过/)).toBeNull();
  });

  it('[SPT-8] shows a published score that is not the one of the seed', async () => {
    const [home, away] = scores.ft!;
    await open({ scores: { ...scores, ft: [home + 1, away] } });
    expect(await screen.findByText('验证未通过：算出的比分与公布的不一致。')).toBeInTheDocument();
  });

  it('[SPT-8] names changes of operators where a match was played otherwise than its seed says', async () => {
    const [home, away] = scores.ft!;
    await open({ scores: { ...scores, ft: [home + 1, away] }, version: [9, 2] });
    expect(await screen.findByText(/有 2 次人工处理/)).toBeInTheDocument();
  });

  it('[SPT-8] says that an incomplete seed cannot be verified', async () => {
    await open({ seed: 'beef' });
    expect(await screen.findByRole('alert')).toHaveTextContent('这场比赛公布的种子不完整，无法验证。');
  });

  it('[SPT-8][APP-5] offers another attempt when the engine of matches could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest.spyOn(matchCheck, 'load').mockReturnValue(Promise.reject(new TypeError('offline')));
    await open();
    const retry = await screen.findByRole('button', { name: '重试' });
    load.mockRestore();
    fireEvent.click(retry);
    expect(await screen.findByText(/^验证通过/)).toBeInTheDocument();
  });
});

describe('the page of the board', () => {
  const handlers: Handlers = {
    sportsBoard: () => boardOf([event]),
    sportsChanges: () => ({ now: 0, events: [] }),
  };

  it('[APP-3] is rendered by the server with prices, and hydrates without a difference', async () => {
    const { body } = await askServer(paths.game.sport, { handlers });
    expect(body).toContain('云岭飞鹤 让 0.5，1.93');
    const { hydrationErrors, close } = await openSite(paths.game.sport, { handlers });
    expect(hydrationErrors).toEqual([]);
    close();
  });

  it('[RTE-4] renders an opened match on the server, and hydrates it without a difference', async () => {
    const whole = buildEvent({
      version: [event.version[0] - 1, 0],
      markets: [...event.markets, buildMarket(event.id, 'btts', 'ft', { y: 1800, n: 1900 })],
      incidents: [{ kind: 'kick-off', at: 0 }],
    });
    const address = `${paths.game.sport}?match=${event.id}`;
    const visitor = { handlers: { ...handlers, sportsEvent: () => whole } };
    const { body } = await askServer(address, visitor);
    expect(body).toContain('双方均进球 是，1.80');
    const { hydrationErrors, close } = await openSite(address, visitor);
    expect(hydrationErrors).toEqual([]);
    close();
  });

  it('[THM-4] is the same document in both themes: only the attribute of the theme differs', async () => {
    const pages = await Promise.all(
      ['default', 'space'].map((theme) => askServer(paths.game.sport, { handlers, cookies: { theme } })),
    );
    const grids = pages.map(({ body }) => /role="grid".*<\/main>/s.exec(body)?.[0]);
    expect(grids[0]).toBeDefined();
    expect(grids[1]).toBe(grids[0]);
  });
});

import { type EventView, errorCodes } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import { buildGame, buildGamePage, buildPlatformCount, type Handlers, refuse } from '@pavilion/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { showSection } from '../home-test-kit';
import { newBody } from '../model/queries';
import { AllGamesTile } from './all-games-tile';
import { Categories } from './categories';
import { GameSection } from './game-section';
import { Matches } from './matches';
import { NewGames } from './new-games';

const [example] = exampleAnswers.sportsBoard.events;
const winner = (status: EventView['markets'][number]['status']): EventView['markets'][number] => ({
  ...example!.markets[0]!,
  type: '1x2',
  status,
  lines: [
    {
      q: 0,
      selections: (['h', 'd', 'a'] as const).map((side, index) => ({
        ...example!.markets[0]!.lines[0]!.selections[0]!,
        side,
        price: 2000 + 500 * index,
      })),
    },
  ],
});

/** A match whose result has these prices; the first one is locked unless `isOpen`. */
const matchOf = (
  name: string,
  prices: readonly number[],
  { isOpen = true, minute = 30, ...rest }: Partial<EventView> & { isOpen?: boolean; minute?: number } = {},
): EventView => {
  const market = winner('open');
  const [line] = market.lines;
  const selections = line!.selections.map((each, index) => ({
    ...each,
    price: prices[index]!,
    open: isOpen || index > 0,
  }));
  return {
    ...example!,
    id: name,
    status: 'live',
    clock: { ...example!.clock, shown: (minute - 1) * 60 },
    home: { ...example!.home, name: { 'zh-CN': name, en: name } },
    markets: [{ ...market, lines: [{ ...line!, selections }] }],
    ...rest,
  };
};

const even = [2_000, 3_000, 3_500] as const;
const boards = (live: readonly EventView[], today: readonly EventView[] = []): Handlers => ({
  sportsBoard: ({ tab }) => ({
    ...exampleAnswers.sportsBoard,
    events: [...(tab === 'live' ? live : today)],
  }),
});
const shownNames = () =>
  screen.getAllByRole('article').map((each) => each.querySelector('a > :nth-child(2) > span')?.textContent);

describe('the matches of Home', () => {
  it('show the three prices of the result', async () => {
    showSection(<Matches />, { handlers: boards([matchOf('胶着', even)]) });
    const match = (await screen.findByText('胶着')).closest('article')!;
    for (const price of ['主2.00', '和3.00', '客3.50']) expect(match).toHaveTextContent(price);
    // The link of the match, and one of each price.
    expect(within(match).getAllByRole('link')).toHaveLength(4);
  });

  it('load in the shape of their cards: league and time, two teams, three prices', async () => {
    const { container } = showSection(<Matches />, {
      handlers: { sportsBoard: () => new Promise<never>(() => {}) },
    });
    const cards = [...container.querySelectorAll('[aria-busy="true"] > li')];
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(card.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2 + 4 + 6);
  });

  it('are those whose three prices are open and neither too low nor too high, before the last minutes', async () => {
    const live = [
      matchOf('过高', [49_000, 49_000, 1_100]),
      matchOf('过低', [1_090, 9_000, 12_000]),
      matchOf('有锁', even, { isOpen: false }),
      matchOf('胶着甲', [1_100, 9_000, 15_000]),
      matchOf('将完', even, { minute: 88 }),
      matchOf('胶着乙', even, { minute: 87 }),
      matchOf('暂停', even, { markets: [winner('suspended')] }),
    ];
    showSection(<Matches />, { handlers: boards(live) });
    await screen.findByText('胶着甲');
    expect(shownNames()).toEqual(['胶着甲', '胶着乙']);
  });

  it('are filled up with those that start next, unless a row of them is in play', async () => {
    const next = [
      matchOf('未开甲', even, { status: 'scheduled' }),
      matchOf('未开乙', even, { status: 'scheduled' }),
    ];
    const playing = ['甲', '乙', '丙', '丁'].map((name) => matchOf(name, even));
    const { unmount } = showSection(<Matches />, { handlers: boards(playing.slice(1), next) });
    await screen.findByText('未开甲');
    expect(shownNames()).toEqual(['乙', '丙', '丁', '未开甲', '未开乙']);
    expect(screen.getByRole('heading', { name: '焦点赛事' })).toBeInTheDocument();
    unmount();
    const { gateway } = showSection(<Matches />, { handlers: boards(playing, next) });
    await screen.findByText('甲');
    expect(shownNames()).toEqual(['甲', '乙', '丙', '丁']);
    expect(screen.getByRole('heading', { name: '正在进行' })).toBeInTheDocument();
    expect(gateway.requests.map(({ body }) => body)).toEqual([expect.objectContaining({ tab: 'live' })]);
  });

  it('keep a match in its place while its market is suspended', async () => {
    jest.useFakeTimers();
    let live = ['甲', '乙'].map((name) => matchOf(name, even));
    showSection(<Matches />, {
      handlers: { sportsBoard: (body, context) => boards(live).sportsBoard!(body, context) },
    });
    await screen.findByText('甲');
    live = [{ ...live[0]!, markets: [winner('suspended')] }, live[1]!];
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    expect(shownNames()).toEqual(['甲', '乙']);
    expect(screen.getByText('甲').closest('article')).toHaveTextContent('主胜暂停和局暂停客胜暂停');
    jest.useRealTimers();
  });

  it('leave out of those that start next what is in play or has begun', async () => {
    const past = Date.UTC(2025, 11, 31);
    const live = [matchOf('甲', even), matchOf('停', even, { markets: [winner('suspended')] })];
    const today = [
      matchOf('甲', even, { status: 'scheduled' }),
      matchOf('停', even, { status: 'scheduled' }),
      matchOf('已开', even),
      matchOf('过时', even, { status: 'scheduled', startsAt: past }),
      matchOf('未开', even, { status: 'scheduled' }),
    ];
    showSection(<Matches />, { handlers: boards(live, today) });
    await screen.findByText('未开');
    expect(shownNames()).toEqual(['甲', '未开']);
  });

  it('follow those that start next while they are shown', async () => {
    jest.useFakeTimers();
    let today = [matchOf('早场', even, { status: 'scheduled' })];
    showSection(<Matches />, {
      handlers: { sportsBoard: (body, context) => boards([], today).sportsBoard!(body, context) },
    });
    await screen.findByText('早场');
    today = [matchOf('晚场', even, { status: 'scheduled' })];
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    expect(shownNames()).toEqual(['晚场']);
    jest.useRealTimers();
  });

  it('[MNT-1] show no price of a venue that was closed while the page was open', async () => {
    jest.useFakeTimers();
    const board = { ...exampleAnswers.sportsBoard, events: [matchOf('胶着', [2_000, 2_500, 3_000])] };
    let isClosed = false;
    const { container } = showSection(<Matches />, {
      handlers: {
        sportsBoard: ({ tab }) => {
          if (isClosed) return refuse(errorCodes.venueMaintenance);
          return tab === 'live' ? board : { ...board, events: [] };
        },
      },
    });
    expect(await screen.findByRole('link', { name: /和局 2.50$/ })).toBeInTheDocument();
    isClosed = true;
    for (let polls = 0; polls < 2; polls++) {
      await act(() => jest.advanceTimersByTimeAsync(15_500));
      expect(container).toBeEmptyDOMElement();
    }
    isClosed = false;
    await act(() => jest.advanceTimersByTimeAsync(15_500));
    expect(screen.getByRole('link', { name: /和局 2.50$/ })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('lead by a price to the match with its selection', async () => {
    showSection(<Matches />, { handlers: boards([], [{ ...example!, markets: [winner('open')] }]) });
    const query = new URLSearchParams({
      tab: 'today',
      match: example!.id,
      pick: `${example!.id}:1x2:ft:0:d`,
    });
    expect(await screen.findByRole('link', { name: /和局 2.50$/ })).toHaveAttribute(
      'href',
      `${paths.game.sport}?${query}`,
    );
  });
});

describe('sections of games', () => {
  const games = [
    buildGame({ code: 'a', category: 'fishing' }),
    buildGame({ code: 'b', category: 'chess' }),
    buildGame({ code: 'c', category: 'fishing' }),
  ];

  it('link to the lobbies that have the games that they show', async () => {
    showSection(<GameSection title="newGames" lead="newLead" body={newBody} limit={5} columns={6} />, {
      handlers: { gameList: () => buildGamePage({ items: games }) },
    });
    const cards = await screen.findByRole('link', { name: '新游上架 棋牌' });
    expect(cards).toHaveAttribute('href', `${paths.game.chess}?shelf=new`);
    expect(screen.getByRole('link', { name: '新游上架 捕鱼' })).toHaveAttribute(
      'href',
      `${paths.game.fishing}?shelf=new`,
    );
    expect(screen.getAllByRole('link', { name: /^新游上架/ })).toHaveLength(2);
  });

  it('show no game as new that is among the hot ones', async () => {
    showSection(<NewGames />, {
      handlers: {
        gameList: ({ shelf }) =>
          buildGamePage({
            items: (shelf === 'hot' ? ['a', 'x'] : ['a', 'b', 'c', 'd', 'e', 'f', 'g']).map((code) =>
              buildGame({ code, name: { 'zh-CN': `游戏 ${code}`, en: code } }),
            ),
          }),
      },
    });
    await screen.findByRole('link', { name: '游戏 b' });
    expect(
      screen.getAllByRole('link', { name: /^游戏/ }).map((link) => link.textContent?.slice(0, 4)),
    ).toEqual(['游戏 b', '游戏 c', '游戏 d', '游戏 e', '游戏 f']);
  });

  it('show no new games while all of them are hot', async () => {
    const { container } = showSection(<NewGames />, {
      handlers: { gameList: () => buildGamePage({ items: games }) },
    });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('end with links to the lobbies of all games, of which matches are none', () => {
    showSection(<AllGamesTile />);
    const links = within(screen.getByRole('navigation', { name: '全部游戏' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      paths.game.realbet,
      paths.game.egame,
      paths.game.chess,
      paths.game.fishing,
      paths.game.lottery,
    ]);
  });
});

describe('the tiles of the categories', () => {
  const bones = (name: string) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }).querySelectorAll('[style*="width: 120px"]');

  it('[PLT-1] reserve room for counts, and show them', async () => {
    showSection(<Categories />, { handlers: { platformCount: () => buildPlatformCount() } });
    expect(bones('彩票')).toHaveLength(1);
    await waitFor(() => expect(bones('彩票')).toHaveLength(0));
  });

  it('[PLT-1] are without counts once these have failed', async () => {
    localStorage.clear();
    const fail = () => refuse(errorCodes.generalError);
    showSection(<Categories />, { handlers: { platformCount: fail, gameList: fail } });
    expect(bones('捕鱼')).toHaveLength(1);
    await waitFor(() => expect(bones('彩票')).toHaveLength(0));
    await waitFor(() => expect(bones('捕鱼')).toHaveLength(0));
  });
});

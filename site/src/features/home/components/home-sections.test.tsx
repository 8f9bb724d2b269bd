import { type EventView, errorCodes } from '@pavilion/contract';
import { exampleAnswers } from '@pavilion/contract/examples';
import { buildGame, buildGamePage, buildPlatformCount, refuse } from '@pavilion/sdk/testing';
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

describe('the matches of Home', () => {
  it.each([
    ['open', ['主胜 2.00', '和局 2.50', '客胜 3.00']],
    ['suspended', ['主胜暂停', '和局暂停', '客胜暂停']],
  ] as const)('show the prices of a market that is %s, or locks', async (status, prices) => {
    const board = {
      ...exampleAnswers.sportsBoard,
      events: [{ ...example!, status: 'live' as const, markets: [winner(status)] }],
    };
    showSection(<Matches />, { handlers: { sportsBoard: () => board } });
    const match = (await screen.findByText('主胜')).closest('article')!;
    for (const price of prices) expect(match).toHaveTextContent(price);
    expect(match).not.toHaveTextContent('–');
    // The link of the match, and one of each price.
    expect(within(match).getAllByRole('link')).toHaveLength(status === 'open' ? 4 : 1);
  });

  it('begin with those whose three prices are open and neither too low nor too high', async () => {
    const of = (name: string, prices: readonly number[], isOpen = true): EventView => {
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
        home: { ...example!.home, name: { 'zh-CN': name, en: name } },
        markets: [{ ...market, lines: [{ ...line!, selections }] }],
      };
    };
    const events = [
      of('过高', [49_000, 49_000, 1_100]),
      of('过低', [1_090, 9_000, 12_000]),
      of('有锁', [2_000, 3_000, 3_500], false),
      of('胶着甲', [1_100, 9_000, 15_000]),
      of('胶着乙', [2_000, 3_000, 3_500]),
      { ...of('暂停', [2_000, 3_000, 3_500]), markets: [winner('suspended')] },
    ];
    showSection(<Matches />, {
      handlers: { sportsBoard: () => ({ ...exampleAnswers.sportsBoard, events }) },
    });
    await screen.findByText('胶着甲');
    expect(
      screen
        .getAllByText(/^(过|有锁|胶着|暂停$)/)
        .flatMap(({ textContent, className }) => (className.includes('sr-only') ? [] : [textContent])),
    ).toEqual(['胶着甲', '胶着乙', '过高', '过低', '有锁', '暂停']);
  });

  it('[MNT-1] show no price of a venue that was closed while the page was open', async () => {
    jest.useFakeTimers();
    const board = { ...exampleAnswers.sportsBoard, events: [{ ...example!, markets: [winner('open')] }] };
    let isClosed = false;
    const { container } = showSection(<Matches />, {
      handlers: { sportsBoard: () => (isClosed ? refuse(errorCodes.venueMaintenance) : board) },
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
    const board = { ...exampleAnswers.sportsBoard, events: [{ ...example!, markets: [winner('open')] }] };
    showSection(<Matches />, { handlers: { sportsBoard: () => board } });
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

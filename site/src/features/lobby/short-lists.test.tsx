import type { Game } from '@pavilion/contract';
import { buildGame, buildGamePage, buildVenue, createTestClient } from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import { renderLobby } from './testing/render-lobby';

const gamesOf = (category: Game['category'], count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildGame({
      code: `${category}-${index}`,
      category,
      name: { 'zh-CN': `${category} ${index}`, en: `${category} ${index}` },
      minStake: '0.10',
      maxStake: '1000.00',
    }),
  );
const others = [
  ...gamesOf('egame', 5),
  ...gamesOf('realbet', 1),
  ...gamesOf('fishing', 1),
  ...gamesOf('chess', 2),
];

const openLobby = async (count: number, venues = [buildVenue()]) => {
  const items = gamesOf('fishing', count);
  const { client, gateway } = createTestClient({
    handlers: {
      gameList: ({ category }) =>
        buildGamePage(category ? { items, venues, total: count } : { items: others }),
    },
  });
  renderLobby(client, 'fishing');
  await screen.findByRole('link', { name: 'fishing 0' });
  return gateway;
};

describe('a lobby with few games', () => {
  it('[GAM-2] shows games of other lobbies below, one of each lobby first, in place of the end of the list', async () => {
    await openLobby(4);
    const section = await screen.findByRole('region', { name: '换个大厅看看' });
    const links = await within(section).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['egame-0', 'realbet-0', 'chess-0', 'egame-1', 'chess-1', 'egame-2'].map(
        (code) => `/game/${code.split('-')[0]}?play=${code}`,
      ),
    );
    expect(screen.queryByText('没有更多了')).toBeNull();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  it.each([1, 2, 3])('[GAM-2] has search and shelves for %i games, as any lobby', async (count) => {
    await openLobby(count);
    const search = screen.getByRole('search');
    expect(within(search).getByRole('searchbox')).toBeVisible();
    expect(
      within(search)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['全部', '热门', '新游', '我的收藏', '最近玩过']);
  });

  it('[GAM-2] shows three games as cards with return and stakes', async () => {
    await openLobby(3);
    const card = screen.getByRole('link', { name: 'fishing 0' });
    expect(card).toHaveTextContent(/返还率.*单注 ¥0.10 – ¥1,000.*开始游戏/);
  });

  it('[GAM-2] asks for no other games and keeps the filters for seven', async () => {
    const gateway = await openLobby(7);
    expect(screen.getByText('没有更多了')).toBeVisible();
    expect(gateway.requests.filter(({ name }) => name === 'gameList')).toHaveLength(1);
  });

  it.each([
    ['no field for the venue with one venue', 1, 0],
    ['a field for the venue with two', 2, 1],
  ])('[GAM-2] shows %s', async (_, count, fields) => {
    await openLobby(
      7,
      Array.from({ length: count }, (_each, index) => buildVenue({ code: `venue-${index}` })),
    );
    expect(screen.queryAllByRole('combobox', { name: '场馆' })).toHaveLength(fields);
  });

  it.each([
    ['chess', 5],
    ['lottery', 5],
    ['realbet', 7],
  ] as const)(
    '[GAM-2] has as many placeholders in the lobby %s as it usually has games',
    (category, count) => {
      const { client } = createTestClient({ handlers: { gameList: () => new Promise(() => {}) } });
      const { container } = renderLobby(client, category);
      expect(container.querySelectorAll('ul[aria-busy="true"] > li')).toHaveLength(count);
    },
  );
});

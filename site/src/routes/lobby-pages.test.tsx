import { gameCategories } from '@pavilion/contract';
import { buildGame, buildGamePage, buildVenue, type Handlers } from '@pavilion/sdk/testing';
import { screen } from '@testing-library/react';
import { playAddress } from '../shared/games/play-address';
import { openSite } from '../testing/open-site';
import { boardCategories } from './lobby-pages';
import { paths } from './paths';
import { routeTable } from './route-table';

const noGames = buildGamePage({ items: [], total: 0, venues: [] });
const table = buildGame({ code: 'test-table', category: 'realbet', venue: 'HALL' });
const hall: Handlers = {
  gameList: ({ category }) =>
    category === 'realbet'
      ? buildGamePage({ items: [table], venues: [buildVenue({ code: 'HALL' })] })
      : noGames,
};
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

describe('the lobbies', () => {
  it.each(gameCategories)('[GAM-2] %s has the page of a lobby or a board at its path', (category) => {
    const row = routeTable.find(({ id }) => id === category);
    expect(row?.path).toBe(paths.game[category]);
    const isBoard = boardCategories.some((each) => each === category);
    expect(row?.page.source).toBe(
      isBoard ? `features/sports/pages/${category}.tsx` : 'features/lobby/pages/lobby.tsx',
    );
  });

  it('[GAM-2] lists the games of a venue that is registered for the category, without a page of its own', async () => {
    const { hydrationErrors, ...site } = await openSite(paths.game.realbet, { handlers: hall });
    close.push(site.close);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('真人大厅');
    const link = await screen.findByRole('link', { name: table.name['zh-CN'] });
    expect(link).toHaveAttribute('href', playAddress(table));
    expect(playAddress(table)).toBe('/game/realbet?play=test-table');
    expect(hydrationErrors).toEqual([]);
  });
});

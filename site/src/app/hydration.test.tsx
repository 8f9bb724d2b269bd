import { act, screen } from '@testing-library/react';
import { brands, offeredThemes } from '../brands';
import { lobby } from '../features/lobby/messages/zh-CN';
import { rooms } from '../features/rooms/messages/zh-CN';
import { setWindow } from '../features/rooms/rooms-test-kit';
import { routeTable } from '../routes/route-table';
import { titles } from '../routes/titles';
import { toggleVisitorFavourite } from '../shared/games/visitor-games';
import { translate } from '../shared/messages';
import { askServer, memberCookies, openSite } from '../testing/open-site';
import { app } from './messages/zh-CN';
import { shellComponents } from './shell-components';

const pathOf = (path: string) => path.replace(/:\w+/g, 'lotus-reels');
const settle = () => act(async () => {});

describe('every page', () => {
  const said = jest.spyOn(console, 'error');
  beforeEach(() => said.mockClear());

  it.each(routeTable.map((row) => [row.id, row] as const))(
    '[RTE-4] %s is rendered on the server and hydrated without an error',
    async (_, row) => {
      const cookies = row.access === 'member' ? memberCookies : {};
      const { response, hydrationErrors, close } = await openSite(pathOf(row.path), { cookies });
      await settle();
      expect(response.status).toBe(row.id === 'notFound' ? 404 : 200);
      expect(response.body).toContain(
        row.id === 'home' ? '<title>凉亭' : `<title>${translate(titles, 'zh-CN', {})(row.id)}`,
      );
      expect(hydrationErrors).toEqual([]);
      expect(said.mock.calls).toEqual([]);
      close();
    },
  );

  it('[GAM-2] hydrates the favourites of a visitor, which only the browser knows, without a difference', async () => {
    expect((await askServer('/game/egame?shelf=favourite')).body).not.toContain(lobby.noFavouritesTitle);
    // The server of this test runs where the browser's storage is.
    toggleVisitorFavourite('lotus-reels');
    expect((await askServer('/game/egame')).body).not.toContain('取消收藏');
    const { hydrationErrors, close } = await openSite('/game/egame?shelf=favourite');
    expect(await screen.findByRole('button', { name: '取消收藏 荷塘' })).toBeVisible();
    expect(hydrationErrors).toEqual([]);
    expect(said.mock.calls).toEqual([]);
    close();
    localStorage.clear();
  });

  it('[LIV-3] hydrates with the address of a room without a difference, and then loads the room', async () => {
    setWindow({ width: 1920 });
    const { response, hydrationErrors, close } = await openSite('/?room=all');
    expect(response.body).not.toContain(rooms.backToList);
    await act(() => shellComponents.liveRooms.preload());
    await settle();
    expect(await screen.findByRole('complementary', { name: rooms.list })).toBeVisible();
    expect(screen.getByRole('link', { name: app.login })).toHaveAttribute(
      'href',
      `/user/login?${new URLSearchParams({ next: '/?room=all' })}`,
    );
    expect(hydrationErrors).toEqual([]);
    expect(said.mock.calls).toEqual([]);
    close();
  });

  it.each(offeredThemes(brands[0]))('[THM-3] the server renders theme %s from the cookie', async (theme) => {
    const { body } = await askServer('/help/kh', { cookies: { theme } });
    expect(body).toContain(`data-theme="${theme}"`);
  });

  it('[THM-1] the server renders the theme of the address rather than that of the cookie', async () => {
    expect((await askServer('/?theme=1', { cookies: { theme: 'space' } })).body).toContain(
      'data-theme="default"',
    );
    expect((await askServer('/?theme=2')).body).toContain('data-theme="space"');
  });

  it('[APP-9] the server renders English when the cookie selects it', async () => {
    const { body } = await askServer('/help/kh', { cookies: { locale: 'en' } });
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<h1');
    expect(body).toContain('Opening an account');
  });
});

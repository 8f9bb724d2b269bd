import { errorCodes } from '@pavilion/contract';
import {
  buildGame,
  buildGamePage,
  buildPreInfo,
  createTestClient,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { recordOpenedGame, toggleVisitorFavourite } from '../../shared/games/visitor-games';
import { Lobby } from './components/lobby';
import { renderWithClient } from './testing/render-lobby';

const game = (code: string, name: string) => buildGame({ code, name: { 'zh-CN': name, en: code } });
const lotus = game('lotus', '荷塘');
const crane = game('crane', '白鹤');
const lantern = game('lantern', '灯会');

/** Three games on two pages. */
const gameList: Handlers['gameList'] = ({ cursor }) =>
  cursor === undefined
    ? buildGamePage({ items: [lotus, crane], total: 3, nextCursor: '2' })
    : buildGamePage({ items: [lantern], total: 3 });

const visit = (search: string, handlers: Handlers = {}) => {
  const { client, gateway } = createTestClient({
    handlers: { gameList, preInfo: () => buildPreInfo(), ...handlers },
  });
  const { unmount } = renderWithClient(client, <Lobby category="egame" />, { path: `/game/egame${search}` });
  return { unmount, requests: () => gateway.requests.filter(({ name }) => name === 'gameList') };
};
const covers = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
const hrefs = (...codes: string[]) => codes.map((code) => `/game/egame?play=${code}`);

afterEach(async () => {
  localStorage.clear();
  await act(async () => resetModals());
});

describe('the shelves of a visitor', () => {
  it('[GAM-2] keep a favourite of a visitor in the browser, and show it from any page of the list', async () => {
    const { unmount } = visit('');
    fireEvent.click(await screen.findByRole('button', { name: '收藏 荷塘' }));
    expect(screen.getByRole('button', { name: '取消收藏 荷塘' })).toHaveAttribute('aria-pressed', 'true');
    unmount();
    toggleVisitorFavourite('lantern');

    visit('?shelf=favourite');
    expect(await screen.findByText('共 2 款游戏')).toBeVisible();
    expect(covers().slice(0, 2)).toEqual(hrefs('lotus', 'lantern'));
    fireEvent.click(screen.getByRole('button', { name: '取消收藏 荷塘' }));
    expect(await screen.findByText('共 1 款游戏')).toBeVisible();
  });

  it('[GAM-2] show the games that a visitor opened, latest first', async () => {
    const { unmount } = visit('');
    for (const name of ['白鹤', '荷塘']) {
      fireEvent.click(await screen.findByRole('link', { name }));
      await act(async () => resetModals());
    }
    unmount();
    visit('?shelf=recent');
    expect(await screen.findByText('共 2 款游戏')).toBeVisible();
    expect(covers().slice(0, 2)).toEqual(hrefs('lotus', 'crane'));
  });

  it.each([
    ['favourite', '还没有收藏的游戏', /登录后自动并入您的账户/],
    ['recent', '还没有打开过的游戏', /点开任意一款游戏/],
  ])('[GAM-2] say how to fill an empty %s shelf, without a request', async (shelf, title, text) => {
    const { requests } = visit(`?shelf=${shelf}`);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('共 0 款游戏')).toBeVisible();
    await act(async () => {});
    expect(requests()).toEqual([]);
  });

  it('[GAM-2] offer a retry when a page of the list fails, rather than an empty shelf', async () => {
    let works = false;
    recordOpenedGame('lantern');
    visit('?shelf=recent', {
      gameList: (body, context) =>
        body.cursor === undefined || works ? gameList(body, context) : refuse(errorCodes.generalError),
    });
    expect(await screen.findByText('游戏列表没有加载出来')).toBeVisible();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(covers()[0]).toBe(hrefs('lantern')[0]));
  });
});

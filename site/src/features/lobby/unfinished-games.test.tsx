import { type BetRecord, type GameCategory, unfinishedKind } from '@pavilion/contract';
import {
  buildBetPage,
  buildBetRecord,
  buildGame,
  buildGamePage,
  buildMember,
  createTestClient,
} from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import { renderLobby } from './testing/render-lobby';

const blackjack = buildGame({
  code: 'blackjack',
  category: 'chess',
  name: { 'zh-CN': '二十一点', en: 'Blackjack' },
});
const redBlack = buildGame({
  code: 'red-black',
  category: 'chess',
  name: { 'zh-CN': '红黑大战', en: 'Red and Black' },
});

const openLobby = (
  bets: readonly BetRecord[],
  { isMember = true, category = 'chess' as GameCategory } = {},
) => {
  const { client, gateway } = createTestClient({
    handlers: {
      gameList: () => buildGamePage({ items: [blackjack, redBlack], total: 2 }),
      memberInfo: () => buildMember(),
      tableRounds: () => [],
      betRecords: () => buildBetPage({ items: [...bets] }),
    },
  });
  if (isMember) client.session.start('token-1', { remember: false });
  renderLobby(client, category, { isMember });
  const card = (name: string) => within(screen.getByRole('link', { name }).closest('article')!);
  const requests = () => gateway.requests.filter(({ name }) => name === 'betRecords');
  return { card, requests };
};

const openHand = buildBetRecord({
  gameCode: 'blackjack',
  category: 'chess',
  state: 'open',
  detail: { kind: unfinishedKind },
});
const openSlip = buildBetRecord({
  gameCode: 'red-black',
  category: 'chess',
  state: 'open',
  detail: { kind: 'another-table' },
});

describe('unfinished rounds in the lobby', () => {
  it('[GAM-2] marks the game with an unfinished hand, whose link resumes it, and no table with an open slip', async () => {
    const { card, requests } = openLobby([openHand, openSlip]);
    expect(await screen.findByText('未完成')).toBeInTheDocument();
    expect(card('二十一点').getByText('继续未完成的一局')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '二十一点' })).toHaveAttribute(
      'href',
      '/game/chess?play=blackjack',
    );
    expect(card('红黑大战').queryByText('未完成')).toBeNull();
    expect(requests()[0]?.body).toMatchObject({ category: 'chess', state: 'open' });
  });

  it.each([
    ['a visitor', { isMember: false, category: 'chess' }],
    ['a lobby without hands', { isMember: true, category: 'lottery' }],
  ] as const)('[GAM-2] asks for no open bets of %s', async (_, options) => {
    const { requests } = openLobby([openHand], options);
    await screen.findByRole('link', { name: '二十一点' });
    expect(requests()).toEqual([]);
    expect(screen.queryByText('未完成')).toBeNull();
  });
});

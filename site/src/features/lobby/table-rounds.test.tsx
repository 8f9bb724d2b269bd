import { errorCodes, type GameCategory } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildGame, buildGamePage, buildVenue, createTestClient, refuse } from '@pavilion/sdk/testing';
import { act, renderHook, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useTableRounds } from './hooks/use-table-rounds';
import type { TableRound } from './model/table-round';
import { renderLobby } from './testing/render-lobby';

const table = buildGame({ code: 'sic-bo', category: 'realbet', name: { 'zh-CN': '骰宝', en: 'Sic Bo' } });
const hand = buildGame({ code: 'blackjack', name: { 'zh-CN': '二十一点', en: 'Blackjack' }, players: 0 });

const roundOf = (more: Partial<TableRound>): TableRound => ({
  gameCode: table.code,
  round: '202611240123',
  phase: 'betting',
  leftMs: 12_500,
  marks: [
    { text: { 'zh-CN': '大', en: 'Big' }, tone: 'red' },
    { text: { 'zh-CN': '围', en: 'Triple' }, tone: 'green' },
  ],
  ...more,
});

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const openLobby = async (
  answers: readonly (TableRound | 'failure')[],
  category: GameCategory = 'realbet',
) => {
  let count = 0;
  const { client, gateway } = createTestClient({
    handlers: {
      // Without a category: the games of other lobbies, which a short list shows below.
      gameList: ({ category: asked }) =>
        buildGamePage(asked ? { items: [table, hand], venues: [buildVenue()], total: 2 } : { items: [] }),
      tableRounds: () => {
        const answer = answers[Math.min(count, answers.length - 1)]!;
        count += 1;
        return answer === 'failure' ? refuse(errorCodes.generalError) : [answer];
      },
    },
  });
  renderLobby(client, category);
  await advance(50);
  const card = (name: string) => screen.getByRole('link', { name }).closest('article')!;
  return { card, requests: () => gateway.requests.filter(({ name }) => name === 'tableRounds').length };
};

let visibility: DocumentVisibilityState = 'visible';
const setVisibility = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('tables in the lobby', () => {
  it('[GAM-2] shows phase, countdown and the latest results on the card of a table, newest last', async () => {
    const { card } = await openLobby([roundOf({})]);
    expect(card('骰宝')).toHaveTextContent(/投注中 13 秒/);
    await advance(3_000);
    expect(card('骰宝')).toHaveTextContent(/投注中 10 秒/);
    // A column of the road is read downwards.
    expect(
      within(card('骰宝'))
        .getAllByText(/^(大|围)$/)
        .map((mark) => mark.textContent),
    ).toEqual(['大', '围']);
    expect(card('二十一点')).toHaveTextContent('返还率');
    expect(card('二十一点')).not.toHaveTextContent('投注中');
  });

  it('[GAM-2] fetches the rounds again when the phase ends, and not before', async () => {
    const { card, requests } = await openLobby([roundOf({}), roundOf({ phase: 'reveal', leftMs: 9_000 })]);
    await advance(12_000);
    expect(requests()).toBe(1);
    await advance(1_500);
    expect(requests()).toBe(2);
    expect(card('骰宝')).toHaveTextContent('已开奖');
  });

  it('[GAM-2] keeps a pause between requests however short the phases are', async () => {
    const { requests } = await openLobby([roundOf({ leftMs: 10 })]);
    await advance(20_000);
    expect(requests()).toBeLessThanOrEqual(6);
  });

  it('[GAM-2] fetches nothing while the tab is hidden, and at once when it is shown again', async () => {
    const { requests } = await openLobby([roundOf({})]);
    await setVisibility('hidden');
    await advance(60_000);
    expect(requests()).toBe(1);
    await setVisibility('visible');
    await advance(50);
    expect(requests()).toBe(2);
  });

  it('[GAM-2] tries again after a failure, and shows the players meanwhile', async () => {
    const { card, requests } = await openLobby(['failure', roundOf({})]);
    expect(card('骰宝')).toHaveTextContent(/返还率/);
    await advance(16_000);
    expect(requests()).toBe(2);
    expect(card('骰宝')).toHaveTextContent('投注中');
  });

  it('[GAM-2] asks for no rounds in the lobby of slots', async () => {
    const { requests } = await openLobby([roundOf({})], 'egame');
    await advance(30_000);
    expect(requests()).toBe(0);
  });

  it.each<[GameCategory, boolean]>([
    ['realbet', true],
    ['lottery', true],
    ['chess', true],
    ['egame', false],
    ['fishing', false],
  ])('[GAM-2] knows rounds in the lobby of %s: %s', (category, hasRounds) => {
    const { client } = createTestClient({ handlers: { tableRounds: () => [] } });
    const { result } = renderHook(() => useTableRounds(category), {
      wrapper: ({ children }) => <Provider store={createStore(client)}>{children}</Provider>,
    });
    expect(result.current !== undefined).toBe(hasRounds);
  });
});

/** @jest-environment-options {"url": "https://pavilion.test/"} */
import { type BetRecord, type PreInfo, unfinishedKind } from '@pavilion/contract';
import { api, createStore } from '@pavilion/sdk/react';
import {
  buildBetPage,
  buildBetRecord,
  buildPreInfo,
  createTestClient,
  exampleHandlers,
  type Handlers,
} from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { useLaunch } from './use-launch';

const game = { code: 'blackjack', venue: 'PAVILION-QP', category: 'chess' } as const;
const closedVenues: PreInfo['closedVenues'] = [
  { venue: game.venue, name: { 'zh-CN': '云阁棋牌', en: 'Yunge Cards' }, until: null },
];

/** Opens a game after the app has fetched preInfo. */
const open = async (handlers: Handlers = {}) => {
  const { client, gateway } = createTestClient({ handlers: { ...exampleHandlers(), ...handlers } });
  client.session.start('token-1', { remember: false });
  const store = createStore(client);
  await store.dispatch(api.endpoints.preInfo.initiate(preInfoBody));
  renderHook(() => useLaunch(game), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <ClientProvider client={client} wasMember>
          <LocaleProvider locale="zh-CN" setLocale={() => {}}>
            <UiProvider>{children}</UiProvider>
          </LocaleProvider>
        </ClientProvider>
      </Provider>
    ),
  });
  return (name: string) => gateway.requests.filter((request) => request.name === name);
};

it('[SPT-1] [GAM-1] says in the launch that the page was loaded by HTTPS', async () => {
  const requests = await open();
  await waitFor(() => expect(requests('venueLaunch')).toHaveLength(1));
  expect(requests('venueLaunch')[0]?.body).toMatchObject({ https: true });
});

it('[MNT-1] launches a game at once whose venue has opened since the page was loaded', async () => {
  let isClosed = true;
  const requests = await open({
    preInfo: () => {
      const answer = buildPreInfo(isClosed ? { closedVenues } : {});
      isClosed = false;
      return answer;
    },
  });
  await waitFor(() => expect(requests('venueLaunch')).toHaveLength(1));
});

describe('a game of a closed venue', () => {
  const openWith = (bets: readonly BetRecord[]) =>
    open({
      preInfo: () => buildPreInfo({ closedVenues }),
      betRecords: () => buildBetPage({ items: [...bets] }),
    });
  const hand = (gameCode: string) =>
    buildBetRecord({ gameCode, category: 'chess', state: 'open', detail: { kind: unfinishedKind } });

  it('[MNT-1] is launched for a member with an unfinished hand of it', async () => {
    const requests = await openWith([hand(game.code)]);
    await waitFor(() => expect(requests('venueLaunch')).toHaveLength(1));
  });

  it('[MNT-1] is not launched for a member with a hand of another game', async () => {
    const requests = await openWith([hand('three-cards')]);
    await waitFor(() => expect(requests('betRecords')).toHaveLength(1));
    // The answer of the recheck.
    await waitFor(() => expect(requests('preInfo')).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests('venueLaunch')).toEqual([]);
  });
});

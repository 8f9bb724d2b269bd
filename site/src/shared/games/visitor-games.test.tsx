import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildMember, createTestClient, type Handlers, refuse } from '@pavilion/sdk/testing';
import { act, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ClientProvider } from '../session/session-context';
import { useSendVisitorGames } from './use-send-visitor-games';
import { readVisitorGames, recordOpenedGame, toggleVisitorFavourite } from './visitor-games';

const LoggedIn = () => {
  useSendVisitorGames();
  return null;
};

const logIn = (handlers: Handlers) => {
  const { client, gateway } = createTestClient({
    handlers: { memberInfo: () => buildMember(), gameFavourite: (body) => body, ...handlers },
  });
  client.session.start('token-1', { remember: false });
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LoggedIn />
      </ClientProvider>
    </Provider>,
  );
  const requests = (name: string) => gateway.requests.filter((each) => each.name === name);
  return { ...view, requests, sent: () => requests('gameFavourite').map(({ body }) => body) };
};
const favourite = (gameCode: string) => expect.objectContaining({ gameCode, favourite: true });

afterEach(() => localStorage.clear());

describe('the games of a visitor', () => {
  it('[GAM-2] are limited to 200 favourites and 20 opened games, and malformed entries are ignored', () => {
    for (let index = 0; index < 201; index += 1) toggleVisitorFavourite(`g${index}`);
    for (let index = 0; index < 21; index += 1) recordOpenedGame(`g${index}`);
    recordOpenedGame('g2');
    const { favourites, recents } = readVisitorGames();
    expect([favourites.length, favourites[0]]).toEqual([200, 'g1']);
    expect([recents.length, recents[0], recents.at(-1)]).toEqual([20, 'g1', 'g2']);
    for (const text of ['{', 'null', '7', '[]', '{"favourites":"a","recents":[7]}']) {
      localStorage.setItem('pavilion.games', text);
      expect(readVisitorGames()).toMatchObject({ favourites: [], recents: [] });
    }
  });

  it('[GAM-2] last as long as the page where the browser denies the storage', () => {
    const denied = () => {
      throw new Error('denied');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(denied),
    );
    toggleVisitorFavourite('lotus');
    expect(readVisitorGames().favourites).toEqual(['lotus']);
    toggleVisitorFavourite('lotus');
    for (const spy of spies) spy.mockRestore();
  });

  it('[GAM-2] are added to the favourites of the member who logs in, and removed from the browser', async () => {
    toggleVisitorFavourite('lotus');
    toggleVisitorFavourite('gone');
    toggleVisitorFavourite('crane');
    recordOpenedGame('lotus');
    const { sent } = logIn({
      gameFavourite: (body) => (body.gameCode === 'gone' ? refuse(errorCodes.notFound) : body),
    });
    await waitFor(() => expect(localStorage.getItem('pavilion.games')).toBeNull());
    expect(sent()).toEqual([favourite('lotus'), favourite('gone'), favourite('crane')]);
    expect(readVisitorGames()).toMatchObject({ favourites: [], recents: [] });
  });

  it('[GAM-2] stay in the browser when a favourite cannot be saved', async () => {
    toggleVisitorFavourite('lotus');
    const { sent } = logIn({ gameFavourite: () => refuse(errorCodes.generalError) });
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => {});
    expect(readVisitorGames().favourites).toEqual(['lotus']);
  });

  it('[GAM-2][DEM-1] are copied to a demo once, and stay for the account that is registered later', async () => {
    toggleVisitorFavourite('lotus');
    const memberInfo = () => buildMember({ id: 'demo-1', isDemo: true });
    const first = logIn({ memberInfo });
    await waitFor(() => expect(readVisitorGames().sentTo).toBe('demo-1'));
    first.unmount();
    const second = logIn({ memberInfo });
    await waitFor(() => expect(second.requests('memberInfo')).toHaveLength(1));
    await act(async () => {});
    expect([first.sent(), second.sent()]).toEqual([[favourite('lotus')], []]);
    expect(readVisitorGames().favourites).toEqual(['lotus']);
  });
});

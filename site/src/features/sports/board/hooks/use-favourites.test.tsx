import type { SportsFavourites } from '@pavilion/contract';
import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildMember, createTestClient, type Handlers, refuse } from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { LocaleProvider } from '../../../../shared/messages';
import { ClientProvider, useIsMember } from '../../../../shared/session/session-context';
import {
  toggleFavourite,
  useFavourites,
  useFavouritesOwner,
  useIsFavourite,
  useOpenedMatch,
} from './use-favourites';

const entry = 'pavilion.sports-favourites';
const none: SportsFavourites = { leagues: [], matches: [], pins: [], goalAlerts: false, recent: [] };

const Stars = ({ match }: { readonly match: string }) => {
  useFavouritesOwner();
  useOpenedMatch(match, useIsMember());
  const { leagues, recent } = useFavourites();
  const isRiver = useIsFavourite('leagues', 'river');
  return (
    <>
      <button type="button" aria-pressed={isRiver} onClick={() => toggleFavourite('leagues', 'river')}>
        river
      </button>
      <output>{JSON.stringify({ leagues, recent })}</output>
    </>
  );
};

/** A gateway that stores favourites, as the real one does. */
const createStored = (initial: Partial<SportsFavourites> = {}) => {
  let stored: SportsFavourites = { ...none, ...initial };
  const handlers: Handlers = {
    sportsFavourites: () => stored,
    sportsFavouritesChange: ({ changes, goalAlerts }) => {
      for (const { kind, id, favourite } of changes) {
        const others = stored[kind].filter((each) => each !== id);
        stored = { ...stored, [kind]: favourite ? [...others, id] : others };
      }
      stored = { ...stored, goalAlerts: goalAlerts ?? stored.goalAlerts };
      return stored;
    },
  };
  return { handlers, stored: () => stored };
};

let members = 0;
const show = (handlers: Handlers, { isMember = true, isDemo = false, match = '' } = {}) => {
  members += 1;
  const id = `m${members}`;
  const { client, gateway } = createTestClient({
    handlers: { memberInfo: () => buildMember({ id, isDemo }), ...handlers },
  });
  if (isMember) client.session.start('token-1', { remember: false });
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider theme="default" locale="zh-CN">
            <Stars match={match} />
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const sent = () =>
    gateway.requests.filter(({ name }) => name === 'sportsFavouritesChange').map(({ body }) => body);
  return { ...view, id, sent };
};
const star = () => screen.getByRole('button', { name: 'river' });
const shown = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
const pressed = (isPressed: boolean) =>
  waitFor(() => expect(star()).toHaveAttribute('aria-pressed', String(isPressed)));
const change = (id: string, favourite: boolean) =>
  expect.objectContaining({ changes: [{ kind: 'leagues', id, favourite }] });

afterEach(() => localStorage.clear());

describe('favourites on the boards', () => {
  it('[SPT-8] follow the member: the gateway stores them, and another browser shows them', async () => {
    const gateway = createStored({ leagues: ['lake'], recent: ['fb.1'] });
    const first = show(gateway.handlers);
    await waitFor(() => expect(shown()).toEqual({ leagues: ['lake'], recent: ['fb.1'] }));
    fireEvent.click(star());
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(gateway.stored().leagues).toEqual(['lake', 'river']));
    expect(localStorage.getItem(entry)).toBeNull();
    first.unmount();
    show(gateway.handlers);
    await pressed(true);
  });

  it('[SPT-8] send the changes one after the other, so that the last one wins', async () => {
    const gateway = createStored();
    const { sent } = show(gateway.handlers);
    await pressed(false);
    for (let press = 0; press < 3; press += 1) fireEvent.click(star());
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()).toEqual([change('river', true), change('river', false), change('river', true)]);
    await pressed(true);
    expect(gateway.stored().leagues).toEqual(['river']);
  });

  it('[SPT-8] show what the gateway has when a change cannot be stored, and say so', async () => {
    const { handlers } = createStored({ leagues: ['lake'] });
    show({ ...handlers, sportsFavouritesChange: () => refuse(errorCodes.generalError) });
    await waitFor(() => expect(shown().leagues).toEqual(['lake']));
    fireEvent.click(star());
    expect(await screen.findByText('关注未保存，请稍后再试')).toBeInTheDocument();
    await pressed(false);
    expect(shown().leagues).toEqual(['lake']);
  });

  it('[SPT-8] of a visitor stay in the browser, and are added to those of the member who logs in', async () => {
    const gateway = createStored({ leagues: ['lake'] });
    const visitor = show(gateway.handlers, { isMember: false, match: 'fb.7' });
    fireEvent.click(star());
    await pressed(true);
    expect(shown().recent).toEqual(['fb.7']);
    expect(visitor.sent()).toEqual([]);
    visitor.unmount();
    const member = show(gateway.handlers, { match: 'fb.8' });
    await waitFor(() => expect(localStorage.getItem(entry)).toBeNull());
    await waitFor(() => expect(shown()).toEqual({ leagues: ['lake', 'river'], recent: [] }));
    expect(member.sent()).toEqual([change('river', true)]);
  });

  it('[SPT-8] of a visitor stay in the browser when the gateway cannot store them', async () => {
    const { handlers } = createStored();
    localStorage.setItem(entry, '{"leagues":["river"]}');
    const { sent } = show({ ...handlers, sportsFavouritesChange: () => refuse(errorCodes.generalError) });
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => {});
    expect(JSON.parse(localStorage.getItem(entry) ?? '')).toMatchObject({ leagues: ['river'] });
  });

  it('[SPT-8][DEM-1] of a visitor are copied to a demo', async () => {
    const gateway = createStored();
    localStorage.setItem(entry, '{"leagues":["river"]}');
    const { id } = show(gateway.handlers, { isDemo: true });
    await waitFor(() => expect(gateway.stored().leagues).toEqual(['river']));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(entry) ?? '')).toMatchObject({ leagues: ['river'], sentTo: id }),
    );
  });
});

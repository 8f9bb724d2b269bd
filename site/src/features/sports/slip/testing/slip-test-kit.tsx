import type { CallName } from '@pavilion/contract/wire';
import { OddsFormat } from '@pavilion/format';
import { createStore } from '@pavilion/sdk/react';
import {
  buildBalances,
  buildMember,
  createTestClient,
  exampleHandlers,
  type Handlers,
} from '@pavilion/sdk/testing';
import { ToastHost, toast, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { LocaleProvider } from '../../../../shared/messages';
import { ClientProvider } from '../../../../shared/session/session-context';
import { jestClock } from '../../../../testing/jest-clock';
import { memberPorts } from '../../../../testing/member-ports';
import { Announcer } from '../../announcer';
import type { FeedEvent } from '../../feed/feed-types';
import { createSportsFeed } from '../../feed/sports-feed';
import { FeedProvider } from '../../feed/use-cell';
import { SlipDock } from '../slip-dock';
import { useIsSelected, useToggleSelection } from '../slip-selection';
import { useSlipOwner } from '../use-slip-owner';
import { buildBet, buildEvent, eventId, homeWins } from './slip-builders';

const healthy = {
  memberInfo: () => buildMember({ balance: '1280.50' }),
  walletBalances: () => buildBalances({ main: '1280.50' }),
  sportsLimits: () => ({ min: '10.00', max: '8300.00', maxPayout: '1000000.00', legs: [] }),
  sportsBets: () => ({ items: [], nextCursor: null }),
  sportsCashOutQuote: () => ({ quotes: [] }),
  sportsPlace: () => ({ bet: buildBet(), balance: '1180.50' }),
  sportsOutcome: () => ({ bet: null }),
} satisfies Handlers;

/** Sets up fake timers and empty storage for each test. */
export const resetBetweenTests = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    act(() => {
      resetModals();
      toast.clear();
    });
    jest.useRealTimers();
  });
};

/** Advances the fake timers. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

interface CellProps {
  readonly selection: string;
  readonly event: FeedEvent;
  readonly price: number;
}

/** What a cell of the board does with the slip. */
const Cell = ({ selection, event, price }: CellProps) => {
  const isSelected = useIsSelected(selection);
  const toggle = useToggleSelection();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => toggle({ selection, price, epoch: 0, event })}
    >
      {`cell ${selection}`}
    </button>
  );
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
};

/** The dock as the board has it, which another page does not. */
const Dock = ({ format }: { readonly format: OddsFormat }) => {
  const { pathname, search } = useLocation();
  const provider = search === '?OBTY' ? 'OBTY' : 'IMTY';
  useSlipOwner(provider);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return pathname === '/help' ? null : (
    <SlipDock
      provider={provider}
      format={format}
      isSheetOpen={isSheetOpen}
      onSheetOpenChange={setSheetOpen}
    />
  );
};

interface DockOptions {
  readonly handlers?: Handlers;
  readonly isMember?: boolean;
  /** Events of the board; three matches before their start by default. */
  readonly events?: readonly FeedEvent[];
  readonly format?: OddsFormat;
}

/** Renders the dock beside cells of a board, with a fake gateway. Requires `resetBetweenTests`. */
export const showDock = ({
  handlers = {},
  isMember = true,
  events = [buildEvent(1), buildEvent(2), buildEvent(3)],
  format = OddsFormat.Europe,
}: DockOptions = {}) => {
  const { client, gateway } = createTestClient({
    handlers: { ...exampleHandlers(), ...healthy, ...handlers },
    ports: { ...(isMember ? memberPorts() : {}), clock: jestClock },
  });
  const feed = createSportsFeed({ fetchChanges: async () => [], clock: jestClock });
  feed.load(events, 'all');
  const cells = events.flatMap((event) =>
    event.markets.flatMap(({ key, lines }) =>
      lines.flatMap(({ q, selections }) =>
        selections.map(({ side, price }) => ({ selection: `${key}:${q}:${side}`, price, event })),
      ),
    ),
  );
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember={isMember}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter initialEntries={['/game/sport']}>
              <FeedProvider value={feed}>
                {cells.map((cell) => (
                  <Cell key={cell.selection} {...cell} />
                ))}
                <Announcer>
                  <Dock format={format} />
                </Announcer>
              </FeedProvider>
              <Address />
              <Link to="/help">another page</Link>
              <Link to="/game/sport">the first venue</Link>
              <Link to="/game/sport?OBTY">another venue</Link>
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  /** The slip shows the selection after the next frame. */
  const pick = async (selection: string) => {
    await user.click(screen.getByRole('button', { name: `cell ${selection}` }));
    await pass(50);
  };
  return {
    ...view,
    client,
    gateway,
    user,
    /** Applies a newer state of an event. */
    update: async (event: FeedEvent) => {
      act(() => feed.load([event], 'all'));
      await pass(50);
    },
    pick,
    /** Shows the board of the first venue or of another one. */
    toVenue: async (name: 'the first venue' | 'another venue') => {
      await user.click(screen.getByRole('link', { name }));
      await pass(50);
    },
    /** Picks the home side of the match result of an event. */
    pickHome: (n = 1) => pick(homeWins(n)),
    /** Bodies of the requests of a call, in order. */
    bodies: (call: CallName) => gateway.requests.filter(({ name }) => name === call).map(({ body }) => body),
    keys: (call: CallName) =>
      gateway.requests
        .filter(({ name }) => name === call)
        .map(({ headers }) => headers['x-api-idempotency-key']),
    stop: () => feed.stop(),
  };
};

export { buildBet, buildEvent, eventId, homeWins };

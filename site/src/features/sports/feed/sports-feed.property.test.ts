import { type EventView, type SportsRequest, sportsIds } from '@pavilion/contract';
import type { LiveSportsEvent } from '@pavilion/sdk';
import { createFakeClock } from '@pavilion/sdk/testing';
import fc from 'fast-check';
import { buildEvent } from '../testing/build-event';
import type { ChangesRequest, FeedChange } from './feed-types';
import { createSportsFeed, feedIntervals, type SportsFeed } from './sports-feed';

/** A book that moves by one version at each tick, and remembers all of its states. */
const createBook = (id: string) => {
  const states: EventView[] = [buildEvent({ id, status: 'live', version: [1, 0] })];
  const last = () => states.at(-1)!;
  return {
    id,
    last,
    move(seed: number) {
      const { markets, version, clock } = last();
      states.push({
        ...last(),
        version: [version[0] + 1, 0],
        clock: { ...clock, at: clock.at + 1 },
        markets: markets.map((market, index) => ({
          ...market,
          status: (seed >> index) % 7 === 0 ? ('suspended' as const) : ('open' as const),
          epoch: market.epoch + ((seed >> index) % 11 === 0 ? 1 : 0),
          lines: market.lines.map((line) => ({
            ...line,
            selections: line.selections.map((selection, place) => ({
              ...selection,
              price: 1100 + ((seed * (3 + index + place)) % 900),
              open: (seed + index + place) % 13 !== 0,
            })),
          })),
        })),
      });
    },
    /** The change between two states, as the gateway computes it; a snapshot if the first is unknown. */
    changeSince(from: readonly number[]): FeedChange | undefined {
      const now = last();
      const old = states.find(({ version }) => version[0] === from[0]);
      if (!old) return { id, version: now.version, snapshot: now };
      if (old === now) return undefined;
      const prices: Record<string, number> = {};
      for (const [m, market] of now.markets.entries()) {
        for (const [l, { q, selections }] of market.lines.entries()) {
          for (const [s, { side, price, open }] of selections.entries()) {
            const before = old.markets[m]!.lines[l]!.selections[s]!;
            const shown = open ? price : 0;
            if ((before.open ? before.price : 0) !== shown) prices[`${market.key}:${q}:${side}`] = shown;
          }
        }
      }
      const { version, status, clock, scores, markets } = now;
      return { id, from: old.version, version, status, clock, scores, prices, markets, incidents: [] };
    },
  };
};

const step = fc.record({
  seed: fc.integer({ min: 1, max: 1 << 20 }),
  fate: fc.constantFrom('arrive', 'drop', 'twice', 'late', 'gap', 'fail'),
});

const expectSame = (feed: SportsFeed, { markets }: EventView) => {
  expect(feed.state()).toBe('live');
  for (const market of markets) {
    for (const { q, selections } of market.lines) {
      for (const { side, price, open } of selections) {
        expect(feed.cell(`${market.key}:${q}:${side}`)).toMatchObject({
          price: open ? price : 0,
          epoch: market.epoch,
          status: market.status === 'suspended' && open ? 'suspended' : open ? 'open' : 'closed',
        });
      }
    }
  }
};

const socketFates = ['arrive', 'drop', 'twice', 'late', 'silent', 'cut', 'return', 'list'] as const;
const socketStep = fc.record({
  seed: fc.integer({ min: 1, max: 1 << 20 }),
  fate: fc.constantFrom(...socketFates),
  wait: fc.constantFrom(0, 40, 250, 1_000, 3_500),
});

/** The socket of a gateway that remembers only which version it sent last, behind a network that loses and reorders frames. */
const createGateway = (book: ReturnType<typeof createBook>) => {
  let listener: (event: LiveSportsEvent) => void = () => {};
  let isUp = true;
  let known: { sub: number; seq: number; version: readonly number[] } | undefined;
  const late: (() => void)[] = [];
  return {
    isUp: () => isUp,
    channel: {
      send: ({ sub, main }: SportsRequest) => {
        if (!isUp) return;
        const version = main[book.id];
        known = version && { sub, seq: 0, version };
      },
      subscribe: (added: typeof listener) => {
        listener = added;
        return () => {};
      },
    },
    /** Sends the frame that is due. */
    tick(fate: (typeof socketFates)[number]) {
      if (fate === 'cut' && isUp) {
        [isUp, known] = [false, undefined];
        listener({ kind: 'closed' });
      }
      if (fate === 'return' && !isUp) {
        isUp = true;
        listener({ kind: 'ready' });
      }
      if (!known || !isUp || fate === 'silent') return;
      const { sub, seq, version } = known;
      const change = book.changeSince(version);
      known = { sub, seq: seq + 1, version: change?.version ?? version };
      const frame = {
        ...{ id: sportsIds.changes, provider: 'IMTY', sub, seq: seq + 1 },
        msgData: { data: { main: change ? [change] : [], all: [] } },
      };
      const deliver = () => listener({ kind: 'frame', frame });
      if (fate === 'late') return void late.push(deliver);
      if (fate !== 'drop') deliver();
      if (fate === 'twice') deliver();
      for (const each of late.splice(0)) each();
    },
  };
};

describe('the feed of prices', () => {
  it('[SPT-8] equals the book after dropped, repeated, reordered and missed changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const clock = createFakeClock();
        const book = createBook('fb.river.1');
        let fate: (typeof steps)[number]['fate'] = 'arrive';
        const late: FeedChange[] = [];
        const fetchChanges = async ({ events }: ChangesRequest) => {
          if (fate === 'fail') throw new Error('offline');
          const change = book.changeSince(events[0]!.version);
          if (!change || fate === 'drop') return late.splice(0);
          if (fate === 'late') {
            late.push(change);
            return [];
          }
          if (fate === 'gap' && !('snapshot' in change))
            return [
              {
                ...change,
                from: [change.from[0] + 1, 0] as [number, number],
                version: [change.version[0] + 1, 0] as [number, number],
              },
            ];
          return fate === 'twice' ? [change, change, ...late.splice(0)] : [...late.splice(0), change];
        };
        const feed = createSportsFeed({ fetchChanges, clock, requestFrame: queueMicrotask, random: () => 0 });
        feed.load([book.last()]);
        feed.watch({ markets: 'main', events: [book.id] });
        for (const { seed, fate: next } of steps) {
          fate = next;
          book.move(seed);
          await clock.advance(feedIntervals.live);
        }
        fate = 'arrive';
        await clock.advance(30_000);
        feed.stop();
        expectSame(feed, book.last());
      }),
      { numRuns: 60 },
    );
  });

  it('[SPT-8] over the socket, equals the book within a second of dropped, repeated, reordered and lost frames', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(socketStep, { minLength: 1, maxLength: 40 }), async (steps) => {
        const clock = createFakeClock();
        const book = createBook('fb.river.1');
        const gateway = createGateway(book);
        const feed = createSportsFeed({
          fetchChanges: async ({ events }) => {
            const found = gateway.isUp() ? book.changeSince(events[0]!.version) : undefined;
            if (!gateway.isUp()) throw new Error('offline');
            return found ? [found] : [];
          },
          socket: { provider: 'IMTY', channel: gateway.channel, open: () => {} },
          clock,
          requestFrame: queueMicrotask,
          random: () => 0,
        });
        feed.load([book.last()]);
        feed.watch({ markets: 'main', events: [book.id] });
        for (const { seed, fate, wait } of steps) {
          book.move(seed);
          if (fate === 'list') feed.load([book.last()]);
          gateway.tick(fate);
          await clock.advance(wait);
        }
        gateway.tick('return');
        // Requests are at most two a second, and each is answered with the next frame.
        for (let frame = 0; frame < 4; frame += 1) {
          await clock.advance(250);
          gateway.tick('arrive');
        }
        await clock.advance(0);
        expectSame(feed, book.last());
        feed.stop();
        expect(clock.pending()).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

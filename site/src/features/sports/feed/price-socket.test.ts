import { type EventView, type SportsRequest, sportsIds } from '@pavilion/contract';
import type { LiveSportsEvent } from '@pavilion/sdk';
import { createFakeClock } from '@pavilion/sdk/testing';
import { buildEvent } from '../testing/build-event';
import type { ChangesRequest, FeedChange } from './feed-types';
import { createSportsFeed } from './sports-feed';

const home = 'fb.river.20261122.03:ah:ft:-2:h';
const event = buildEvent();
const at = (tick: number): [number, number] => [event.version[0] + tick, 0];

const change = (from: number, to: number, price: number): FeedChange => ({
  id: event.id,
  from: at(from),
  version: at(to),
  status: event.status,
  clock: event.clock,
  scores: event.scores,
  prices: { [home]: price },
  markets: [],
  incidents: [],
});

const snapshot = (to: number, changes: Partial<EventView> = {}): FeedChange => ({
  id: event.id,
  version: at(to),
  snapshot: { ...event, version: at(to), ...changes },
});

const setUp = () => {
  const clock = createFakeClock();
  const requests: ChangesRequest[] = [];
  const sent: SportsRequest[] = [];
  let listener: (event: LiveSportsEvent) => void = () => {};
  let isOpen = true;
  let opened = 0;
  const feed = createSportsFeed({
    fetchChanges: async (request) => {
      requests.push(request);
      return [];
    },
    socket: {
      provider: 'IMTY',
      open: () => {
        opened += 1;
      },
      channel: {
        send: (request) => {
          if (isOpen) sent.push(request);
        },
        subscribe: (added) => {
          listener = added;
          return () => {
            listener = () => {};
          };
        },
      },
    },
    clock,
    requestFrame: (run) => run(),
    random: () => 0,
  });
  const last = () => sent.at(-1)!;
  return {
    feed,
    clock,
    requests,
    sent,
    opened: () => opened,
    last,
    /** A frame of a subscription, by default of the last one. */
    push: (seq: number, main: readonly FeedChange[], more: object = {}) =>
      listener({
        kind: 'frame',
        frame: {
          id: sportsIds.changes,
          provider: 'IMTY',
          sub: last().sub,
          seq,
          msgData: { data: { main, all: [] } },
          ...more,
        },
      }),
    close: () => {
      isOpen = false;
      listener({ kind: 'closed' });
    },
    ready: () => {
      isOpen = true;
      listener({ kind: 'ready' });
    },
  };
};

/** A feed that follows the event, with the first frame. */
const following = async () => {
  const all = setUp();
  all.feed.load([event]);
  const release = all.feed.watch({ markets: 'main', events: [event.id] });
  await all.clock.advance(50);
  all.push(1, []);
  return { ...all, release };
};

describe('the feed over the live socket', () => {
  it('[SPT-8] follows the watched events with their versions, and requests nothing while frames arrive', async () => {
    const { feed, clock, requests, sent, push } = await following();
    expect(sent).toEqual([
      {
        ...{ id: sportsIds.follow, provider: 'IMTY', sub: 1, seq: expect.any(Number) },
        ...{ main: { [event.id]: event.version }, all: {} },
      },
    ]);
    for (let second = 1; second <= 20; second += 1) {
      await clock.advance(1_000);
      push(second + 1, [change(second - 1, second, 1900 + second)]);
    }
    expect(requests).toEqual([]);
    expect(feed.cell(home)).toMatchObject({ price: 1920, direction: 'up', status: 'open' });
  });

  it('[SPT-8] takes the first frame by the number that it asked for, and follows again when it was missed', async () => {
    const { feed, clock, push, last } = await following();
    push(4, [change(2, 3, 1980)]);
    await clock.advance(500);
    const { seq } = last();
    push(seq! + 2, [change(2, 3, 1980)]);
    expect(feed.state()).toBe('stale');
    await clock.advance(500);
    expect(last().sub).toBe(3);
    push(last().seq! + 1, [change(0, 3, 1980)]);
    push(last().seq! + 2, [change(3, 4, 1990)]);
    expect(feed.cell(home)).toMatchObject({ price: 1990, status: 'open' });
  });

  it('[SPT-8] marks all prices as stale after a missed frame, and follows again from the known versions', async () => {
    const { feed, clock, push, last } = await following();
    push(2, [change(0, 1, 1940)]);
    push(4, [change(2, 3, 1980)]);
    expect(feed.state()).toBe('stale');
    expect(feed.cell(home)).toMatchObject({ price: 1940, status: 'stale' });
    await clock.advance(500);
    expect(last()).toMatchObject({ sub: 2, main: { [event.id]: at(1) } });
    push(1, [change(1, 3, 1980)]);
    expect(feed.cell(home)).toMatchObject({ price: 1980, status: 'open' });
  });

  it('[SPT-8] requests the whole event when a change begins after the known version', async () => {
    const { feed, clock, push, last } = await following();
    push(2, [change(1, 2, 1990)]);
    expect(feed.cell(home)).toMatchObject({ price: 1930, status: 'stale' });
    await clock.advance(500);
    expect(last()).toMatchObject({ sub: 2, main: { [event.id]: [0, 0] } });
    push(1, [snapshot(2)]);
    expect(feed.cell(home)?.status).toBe('open');
  });

  it('[SPT-8] ignores repeated and older frames, those of an earlier subscription, and invalid ones', async () => {
    const { feed, push } = await following();
    push(2, [change(0, 1, 1940)]);
    push(2, [change(0, 1, 1111)]);
    push(1, [change(0, 1, 1112)]);
    push(3, [change(1, 2, 1113)], { sub: 0 });
    push(3, [change(1, 2, 1114)], { provider: 'OBTY' });
    push(3, [], { msgData: { data: { main: [{ id: event.id, version: 'x' }], all: [] } } });
    push(3, [], { msgData: null });
    expect(feed.cell(home)).toMatchObject({ price: 1940, status: 'open' });
    push(3, [change(1, 2, 1950)]);
    expect(feed.cell(home)?.price).toBe(1950);
  });

  it('[SPT-8] requests changes from 3 s after the last frame until frames arrive again', async () => {
    const { clock, requests, push } = await following();
    await clock.advance(2_999);
    expect(requests).toEqual([]);
    await clock.advance(1);
    expect(requests).toHaveLength(1);
    await clock.advance(2_000);
    expect(requests).toHaveLength(2);
    push(2, [change(0, 1, 1940)]);
    await clock.advance(2_900);
    expect(requests).toHaveLength(2);
  });

  it('[SPT-8] requests changes at once when the connection ends, and follows again when it is back', async () => {
    const { feed, clock, requests, sent, last, push, close, ready } = await following();
    push(2, [change(0, 1, 1940)]);
    close();
    await clock.advance(0);
    expect(requests.map(({ events }) => events)).toEqual([[{ id: event.id, version: at(1) }]]);
    await clock.advance(2_000);
    expect([requests.length, sent.length]).toEqual([2, 1]);
    ready();
    await clock.advance(50);
    expect(last()).toMatchObject({ sub: sent.at(-1)!.sub, main: { [event.id]: at(1) } });
    expect(sent).toHaveLength(2);
    // The other gateway goes on from the version that this one had sent.
    push(1, [change(1, 9, 2010)]);
    await clock.advance(2_500);
    expect(requests).toHaveLength(2);
    expect(feed.cell(home)).toMatchObject({ price: 2010, status: 'open' });
  });

  it('[SPT-8] follows again when the gateway does not answer', async () => {
    const { feed, clock, sent } = setUp();
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    await clock.advance(50);
    expect(sent).toHaveLength(1);
    await clock.advance(3_000 + 5_000 + 50);
    expect(sent.map(({ sub }) => sub)).toEqual([1, 2]);
  });

  it('[SPT-8] sends at most two requests a second while other events are watched, and none for the same events', async () => {
    const { feed, clock, sent } = await following();
    const others = Array.from({ length: 40 }, (_, index) => buildEvent({ id: `fb.other.${index}` }));
    feed.load(others);
    for (const { id } of others) {
      feed.watch({ markets: 'main', events: [id] })();
      feed.watch({ markets: 'main', events: [id] });
      await clock.advance(100);
    }
    await clock.advance(1_000);
    expect(sent.length).toBeLessThanOrEqual(11);
    expect(Object.keys(sent.at(-1)!.main)).toHaveLength(41);
    const count = sent.length;
    feed.watch({ markets: 'main', events: [event.id] });
    await clock.advance(1_000);
    expect(sent).toHaveLength(count);
  });

  it('[SPT-8] opens the socket while events are watched, again after a logout has closed it', async () => {
    const { feed, clock, opened, close, release } = await following();
    expect(opened()).toBe(1);
    close();
    await clock.advance(5_050);
    expect(opened()).toBe(2);
    release();
    await clock.advance(60_000);
    expect(opened()).toBe(2);
    feed.stop();
  });

  it('[SPT-8] ends the subscription when no event is watched', async () => {
    const { clock, release, last } = await following();
    release();
    await clock.advance(500);
    expect(last()).toMatchObject({ main: {}, all: {} });
    await clock.advance(60_000);
    expect(clock.pending()).toBe(0);
  });

  it('[SPT-8] ignores the views of lists while frames arrive: changes count from the frame before', async () => {
    const { feed, push } = await following();
    feed.load([{ ...event, version: at(5) }]);
    push(2, [change(0, 6, 1970)]);
    expect(feed.cell(home)).toMatchObject({ price: 1970, status: 'open' });
  });

  it('[SPT-8] follows again when a change begins before the known version', async () => {
    const { feed, clock, push, last } = await following();
    feed.load([{ ...event, version: at(5) }], 'all');
    push(2, [change(0, 6, 1970)]);
    expect(feed.cell(home)?.price).toBe(1930);
    await clock.advance(500);
    expect(last().main[event.id]).toEqual(at(5));
    push(1, [change(5, 7, 1970)]);
    expect(feed.cell(home)).toMatchObject({ price: 1970, status: 'open' });
  });
});

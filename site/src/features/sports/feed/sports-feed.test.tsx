import type { EventView } from '@pavilion/contract';
import { createFakeClock } from '@pavilion/sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { buildEvent } from '../testing/build-event';
import type { ChangesRequest, FeedChange } from './feed-types';
import { createSportsFeed, type FeedPorts } from './sports-feed';
import { FeedProvider, useCell } from './use-cell';

const home = 'fb.river.20261122.03:ah:ft:-2:h';
const away = 'fb.river.20261122.03:ah:ft:-2:a';
const event = buildEvent();

const deltaOf = (from: EventView, prices: Record<string, number>, seconds = 1): FeedChange => ({
  id: from.id,
  from: from.version,
  version: [from.version[0] + seconds, 0],
  status: from.status,
  clock: from.clock,
  scores: from.scores,
  prices,
  markets: [],
  incidents: [],
});

const setUp = (more: Partial<FeedPorts> = {}) => {
  const clock = createFakeClock();
  const answers: FeedChange[][] = [];
  const requests: ChangesRequest[] = [];
  const fetchChanges = async (request: ChangesRequest) => {
    requests.push(request);
    return answers.shift() ?? [];
  };
  const feed = createSportsFeed({
    fetchChanges,
    clock,
    requestFrame: (run) => run(),
    random: () => 0,
    ...more,
  });
  return { feed, clock, answers, requests };
};

const Price = ({ id, onRender }: { id: string; onRender: (id: string) => void }) => {
  onRender(id);
  return <b>{useCell(id)?.price}</b>;
};

describe('the feed of prices', () => {
  it('[SPT-8] requests changes of matches in play every 2 s, and of others every 10 s', async () => {
    const { feed, clock, requests } = setUp();
    const later = buildEvent({ id: 'fb.river.9', status: 'scheduled', startsAt: clock.now() + 3_600_000 });
    feed.load([event, later]);
    const release = feed.watch({ markets: 'main', events: [event.id, later.id] });
    await clock.advance(10_100);
    const asked = requests.map(({ events }) => events.map(({ id }) => id));
    expect(asked).toEqual([...Array(4).fill([event.id]), [event.id, later.id]]);
    release();
    await clock.advance(10_000);
    expect(requests).toHaveLength(5);
  });

  it('[SPT-8] renders the cell of a changed price, and no other', async () => {
    const { feed, clock, answers } = setUp();
    const rendered: string[] = [];
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    render(
      <FeedProvider value={feed}>
        <Price id={home} onRender={(id) => rendered.push(id)} />
        <Price id={away} onRender={(id) => rendered.push(id)} />
      </FeedProvider>,
    );
    rendered.length = 0;
    answers.push([deltaOf(event, { [home]: 1960 })]);
    await act(() => clock.advance(2_000));
    expect(rendered).toEqual([home]);
    expect(screen.getByText('1960')).toBeInTheDocument();
    expect(feed.cell(home)).toEqual({ price: 1960, direction: 'up', status: 'open', epoch: 1 });
    expect(Object.isFrozen(feed.cell(home))).toBe(true);
    expect(feed.cell(away)?.direction).toBeUndefined();
  });

  it('[SPT-8] marks the event of a missed change as stale and requests a snapshot', async () => {
    const { feed, clock, answers, requests } = setUp();
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    answers.push([
      {
        ...deltaOf(event, { [home]: 1800 }),
        from: [event.version[0] + 5, 0],
        version: [event.version[0] + 6, 0],
      },
    ]);
    await clock.advance(2_000);
    expect(feed.cell(home)).toMatchObject({ price: 1930, status: 'stale' });
    answers.push([
      {
        id: event.id,
        version: [event.version[0] + 6, 0],
        snapshot: { ...event, version: [event.version[0] + 6, 0] },
      },
    ]);
    await clock.advance(200);
    expect(requests.at(-1)?.events).toEqual([{ id: event.id, version: [0, 0] }]);
    expect(feed.cell(home)?.status).toBe('open');
  });

  it('[SPT-8] marks all prices as stale when the network is lost, until an answer arrives', async () => {
    let works = false;
    const { feed, clock } = setUp({
      fetchChanges: async () => {
        if (!works) throw new Error('offline');
        return [];
      },
    });
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    await clock.advance(2_000);
    expect(feed.state()).toBe('stale');
    expect(feed.cell(home)?.status).toBe('stale');
    works = true;
    await clock.advance(1_000);
    expect(feed.state()).toBe('live');
    expect(feed.cell(home)?.status).toBe('open');
  });

  it('[SPT-8] stops 30 s after the tab is hidden, and requests snapshots when it is shown', async () => {
    let show: (isVisible: boolean) => void = () => {};
    const { feed, clock, requests } = setUp({
      visibility: {
        isVisible: () => true,
        onVisibilityChange: (listener) => {
          show = listener;
          return () => {};
        },
      },
    });
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    show(false);
    await clock.advance(60_000);
    expect(requests).toHaveLength(14);
    expect(feed.state()).toBe('paused');
    show(true);
    await clock.advance(0);
    expect(requests.at(-1)?.events).toEqual([{ id: event.id, version: [0, 0] }]);
  });

  it('[SPT-8] requests all markets of an opened match, and brings them up to date when it is opened again', async () => {
    const { feed, clock, requests } = setUp();
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    const close = feed.watch({ markets: 'all', events: [event.id] });
    await clock.advance(200);
    expect(requests.at(-1)).toEqual({ markets: 'all', events: [{ id: event.id, version: [0, 0] }] });
    feed.load([{ ...event, version: [event.version[0] + 1, 0] }], 'all');
    await clock.advance(2_000);
    expect(requests.at(-1)).toEqual({
      markets: 'all',
      events: [{ id: event.id, version: [event.version[0] + 1, 0] }],
    });
    close();
    await clock.advance(2_000);
    expect(requests.at(-1)?.markets).toBe('main');
    feed.watch({ markets: 'all', events: [event.id] });
    await clock.advance(200);
    expect(requests.at(-1)?.events[0]?.version).toEqual([0, 0]);
  });

  it('[SPT-8] removes events that no component watches when there are too many', () => {
    const { feed } = setUp();
    feed.load([event]);
    feed.watch({ markets: 'main', events: [event.id] });
    feed.load(Array.from({ length: 1_001 }, (_, index) => buildEvent({ id: `fb.past.${index}` })));
    feed.load([buildEvent({ id: 'fb.next.1' })]);
    expect(feed.event('fb.past.0')).toBeUndefined();
    expect(feed.cell('fb.past.0:ah:ft:-2:h')).toBeUndefined();
    expect(feed.event(event.id)).toBeDefined();
    expect(feed.event('fb.next.1')).toBeDefined();
  });
});

import type { EventChange } from '@pavilion/contract';
import type { KnownEvent } from '@pavilion/contract/sports-wire';
import { createTestPorts } from '../../testing';
import type { BookChanges } from './sports-book';
import { idleInterval, liveInterval, watchBook } from './watch';

type Watched = Parameters<typeof watchBook>[2]['events'][number];
const event = (id: string, status: Watched['status'] = 'live'): Watched => ({ id, version: [1, 0], status });
const changeOf = (id: string, version: [number, number], status: EventChange['status'] = 'live') =>
  ({ id, version, status }) as EventChange;

const setup = (events: readonly Watched[], answer: (known: readonly KnownEvent[]) => BookChanges) => {
  const ports = createTestPorts();
  const asked: (readonly KnownEvent[])[] = [];
  const signals: AbortSignal[] = [];
  const received: BookChanges[] = [];
  const errors: unknown[] = [];
  let respond: (known: readonly KnownEvent[]) => Promise<BookChanges> = async (known) => answer(known);
  const stop = watchBook(
    ports,
    (known, _markets, signal) => {
      asked.push(known.map(({ id, version }) => ({ id, version })));
      signals.push(signal);
      return respond(known);
    },
    { events, onChanges: (changes) => received.push(changes), onError: (error) => errors.push(error) },
  );
  return {
    ports,
    asked,
    signals,
    received,
    errors,
    stop,
    respondWith: (next: typeof respond) => {
      respond = next;
    },
  };
};
const nothing = () => ({ now: 0, events: [] });

describe('watching a book', () => {
  it('[SPT-8] polls every 2 s while an event is live, and every 10 s otherwise', async () => {
    const live = setup([event('a'), event('b', 'scheduled')], nothing);
    await live.ports.clock.advance(liveInterval - 1);
    expect(live.asked).toHaveLength(0);
    await live.ports.clock.advance(1);
    expect(live.asked).toHaveLength(1);
    await live.ports.clock.advance(4 * liveInterval);
    expect(live.asked).toHaveLength(5);
    const idle = setup([event('b', 'scheduled')], nothing);
    await idle.ports.clock.advance(3 * idleInterval);
    expect(idle.asked).toHaveLength(3);
  });

  it('[SPT-8] asks with the versions of the last answer, and slows down when no event is live any more', async () => {
    const { ports, asked } = setup([event('a')], () => ({
      now: 0,
      events: [changeOf('a', [5, 1], 'ended')],
    }));
    await ports.clock.advance(liveInterval);
    await ports.clock.advance(liveInterval);
    expect(asked).toHaveLength(1);
    await ports.clock.advance(idleInterval - liveInterval);
    expect(asked).toEqual([[{ id: 'a', version: [1, 0] }], [{ id: 'a', version: [5, 1] }]]);
  });

  it('[SPT-8] asks for at most 60 events in a request', async () => {
    const events = Array.from({ length: 61 }, (_, index) => event(`e${index}`));
    const { ports, asked } = setup(events, nothing);
    await ports.clock.advance(liveInterval);
    expect(asked.map(({ length }) => length)).toEqual([60, 1]);
  });

  it('[SPT-8] reports an error and goes on', async () => {
    const { ports, errors, received, respondWith } = setup([event('a')], nothing);
    respondWith(() => Promise.reject(new Error('lost')));
    await ports.clock.advance(liveInterval);
    expect(errors).toEqual([new Error('lost')]);
    respondWith(async () => nothing());
    await ports.clock.advance(liveInterval);
    expect(received).toHaveLength(1);
  });

  it('[SPT-8] never has two polls at the same time', async () => {
    const { ports, asked, respondWith } = setup([event('a')], nothing);
    let answer = (_: BookChanges) => {};
    respondWith(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await ports.clock.advance(10 * liveInterval);
    expect(asked).toHaveLength(1);
    answer(nothing());
    await ports.clock.advance(liveInterval);
    expect(asked).toHaveLength(2);
  });

  it('[SPT-8] does not poll while the page is hidden, and polls when it is shown again', async () => {
    const { ports, asked } = setup([event('a')], nothing);
    ports.tab.show(false);
    await ports.clock.advance(10 * liveInterval);
    expect(asked).toHaveLength(0);
    ports.tab.show(true);
    await ports.clock.settle();
    expect(asked).toHaveLength(1);
    await ports.clock.advance(liveInterval);
    expect(asked).toHaveLength(2);
  });

  it('[SPT-8] aborts the running poll when it is stopped, and leaves no timer', async () => {
    const { ports, asked, signals, received, errors, stop, respondWith } = setup([event('a')], nothing);
    let fail = (_: Error) => {};
    respondWith(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await ports.clock.advance(liveInterval);
    stop();
    expect(signals[0]?.aborted).toBe(true);
    fail(new Error('cancelled'));
    await ports.clock.advance(10 * liveInterval);
    expect([asked.length, received, errors, ports.clock.pending()]).toEqual([1, [], [], 0]);
  });
});

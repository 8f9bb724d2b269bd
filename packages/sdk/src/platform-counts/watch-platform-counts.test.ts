import { storageKeys } from '@pavilion/contract';
import { type CacheScope, entryKey } from '../stored-entry/stored-entry';
import { createTestPorts } from '../testing';
import { type PlatformCounts, watchPlatformCounts } from './watch-platform-counts';

const countsOf = (players: number): PlatformCounts => {
  const one = { venues: 1, games: 2, players };
  return { TY: one, DZ: one, DJ: one, ZR: one, CP: one, QP: one } as PlatformCounts;
};
const down = new Error('down');

const key = entryKey(storageKeys.platformCounts);

const setup = (answers: (number | Error)[], known?: number, scope?: CacheScope) => {
  const ports = createTestPorts();
  const start = ports.clock.now();
  const fetchTimes: number[] = [];
  const received: PlatformCounts[] = [];
  const watch = () =>
    watchPlatformCounts(
      {
        fetch: async () => {
          fetchTimes.push(ports.clock.now() - start);
          const answer = answers[Math.min(fetchTimes.length, answers.length) - 1];
          if (typeof answer !== 'number') throw answer;
          return countsOf(answer);
        },
        onCounts: (counts) => received.push(counts),
        initial: known === undefined ? undefined : countsOf(known),
        scope,
      },
      ports,
    );
  return { ...ports, fetchTimes, received, watch, start };
};

describe('watchPlatformCounts', () => {
  it('[PLT-1] fetches immediately and every 60 s, to the millisecond', async () => {
    const { watch, clock, fetchTimes, received } = setup([1, 2, 3]);
    watch();
    await clock.advance(59_999);
    expect(fetchTimes).toEqual([0]);
    await clock.advance(1);
    expect(fetchTimes).toEqual([0, 60_000]);
    await clock.advance(60_000);
    expect(fetchTimes).toEqual([0, 60_000, 120_000]);
    expect(received).toEqual([countsOf(1), countsOf(2), countsOf(3)]);
  });

  it('[PLT-1] fetches a minute later when there are initial counts', async () => {
    const { watch, clock, fetchTimes } = setup([2], 1);
    watch();
    await clock.advance(59_999);
    expect(fetchTimes).toEqual([]);
    await clock.advance(1);
    expect(fetchTimes).toEqual([60_000]);
  });

  it('[PLT-1] fetches once, 1 s after the last refresh request or visibility change', async () => {
    const { watch, clock, fetchTimes, tab } = setup([1], 0);
    const { refresh } = watch();
    refresh();
    await clock.advance(999);
    tab.show(false);
    tab.show(true);
    await clock.advance(999);
    expect(fetchTimes).toEqual([]);
    await clock.advance(1);
    expect(fetchTimes).toEqual([1_999]);
  });

  it('[PLT-1] fetches again 500 ms after a failure', async () => {
    const { watch, clock, fetchTimes, received } = setup([down, 7]);
    watch();
    await clock.advance(499);
    expect(fetchTimes).toEqual([0]);
    await clock.advance(1);
    expect(fetchTimes).toEqual([0, 500]);
    expect(received).toEqual([countsOf(7)]);
  });

  it('[PLT-1] uses stored counts after three failures, then fetches a minute later', async () => {
    const { watch, clock, fetchTimes, received } = setup([1, down, down, down, 2]);
    watch();
    await clock.advance(61_000);
    expect(fetchTimes).toEqual([0, 60_000, 60_500, 61_000]);
    expect(received).toEqual([countsOf(1), countsOf(1)]);
    await clock.advance(59_999);
    expect(fetchTimes).toHaveLength(4);
    await clock.advance(1);
    expect(received.at(-1)).toEqual(countsOf(2));
  });

  it.each([
    ['uses stored counts that are less than an hour old', 3_599_999, true],
    ['ignores stored counts that are an hour old', 3_600_000, false],
    ['ignores stored counts from the future, as after a clock change', -1, false],
  ])('[PLT-1] %s', async (_, age, isUsed) => {
    const { watch, clock, received, storage, start } = setup([down]);
    storage.setItem(key, JSON.stringify({ at: start + 1_000 - age, value: countsOf(5) }));
    watch();
    await clock.advance(1_000);
    expect(received).toEqual(isUsed ? [countsOf(5)] : []);
  });

  it.each(['', '{', 'null', '[]', '{"at":"x","value":{}}', '{"at":1,"value":{"TY":{}}}', '{"at":0}'])(
    '[PLT-1] ignores %j in storage',
    async (text) => {
      const { watch, clock, received, storage } = setup([down]);
      storage.setItem(key, text);
      watch();
      await clock.advance(1_000);
      expect(received).toEqual([]);
    },
  );

  it('[PLT-1] stores counts under a key of site and environment', async () => {
    const scope = { siteId: '20002', environment: 'staging' };
    const { watch, clock, storage } = setup([1], undefined, scope);
    watch();
    await clock.advance(0);
    expect(Object.keys(storage.entries())).toEqual(['pavilion.platform-count.20002.staging']);
  });

  it('[PLT-1] [APP-5] works when the storage throws', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const ports = createTestPorts();
    const received: PlatformCounts[] = [];
    const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
    watchPlatformCounts(
      { fetch: async () => countsOf(3), onCounts: (counts) => received.push(counts) },
      { ...ports, storage: broken },
    );
    await ports.clock.advance(0);
    expect(received).toEqual([countsOf(3)]);
  });

  it('[PLT-1] reports nothing after stop, even for a fetch that is running', async () => {
    const { watch, clock, fetchTimes, received, tab } = setup([1]);
    watch().stop();
    tab.show(true);
    await clock.advance(200_000);
    expect([fetchTimes.length, received.length, clock.pending()]).toEqual([1, 0, 0]);
  });
});

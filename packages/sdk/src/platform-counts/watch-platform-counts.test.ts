import { storageKeys } from '@pavilion/contract';
import { createTestPorts } from '../testing';
import type { PlatformCounts } from './stored-counts';
import { watchPlatformCounts } from './watch-platform-counts';

const countsOf = (players: number): PlatformCounts => {
  const one = { venues: 1, games: 2, players };
  return { TY: one, DZ: one, DJ: one, ZR: one, CP: one, QP: one } as PlatformCounts;
};
const down = new Error('down');

const setup = (answers: (number | Error)[], known?: number) => {
  const ports = createTestPorts();
  const start = ports.clock.now();
  const asked: number[] = [];
  const told: PlatformCounts[] = [];
  const watch = () =>
    watchPlatformCounts(
      {
        fetch: async () => {
          asked.push(ports.clock.now() - start);
          const answer = answers[Math.min(asked.length, answers.length) - 1];
          if (typeof answer !== 'number') throw answer;
          return countsOf(answer);
        },
        onCounts: (counts) => told.push(counts),
        initial: known === undefined ? undefined : countsOf(known),
      },
      ports,
    );
  return { ...ports, asked, told, watch, start };
};

describe('platform counts', () => {
  it('[PLT-1] are asked for at once and again each minute, to the millisecond', async () => {
    const { watch, clock, asked, told } = setup([1, 2, 3]);
    watch();
    await clock.advance(59_999);
    expect(asked).toEqual([0]);
    await clock.advance(1);
    expect(asked).toEqual([0, 60_000]);
    await clock.advance(60_000);
    expect(asked).toEqual([0, 60_000, 120_000]);
    expect(told).toEqual([countsOf(1), countsOf(2), countsOf(3)]);
  });

  it('[PLT-1] that are known are asked for a minute later', async () => {
    const { watch, clock, asked } = setup([2], 1);
    watch();
    await clock.advance(59_999);
    expect(asked).toEqual([]);
    await clock.advance(1);
    expect(asked).toEqual([60_000]);
  });

  it('[PLT-1] are asked for once, 1 s after the last of several requests, the page coming into view included', async () => {
    const { watch, clock, asked, tab } = setup([1], 0);
    const { refresh } = watch();
    refresh();
    await clock.advance(999);
    tab.show(false);
    tab.show(true);
    await clock.advance(999);
    expect(asked).toEqual([]);
    await clock.advance(1);
    expect(asked).toEqual([1_999]);
  });

  it('[PLT-1] are asked for again 500 ms after a failure', async () => {
    const { watch, clock, asked, told } = setup([down, 7]);
    watch();
    await clock.advance(499);
    expect(asked).toEqual([0]);
    await clock.advance(1);
    expect(asked).toEqual([0, 500]);
    expect(told).toEqual([countsOf(7)]);
  });

  it('[PLT-1] are given up after three failures in total, then read from the cache, then asked for in a minute', async () => {
    const { watch, clock, asked, told } = setup([1, down, down, down, 2]);
    watch();
    await clock.advance(61_000);
    expect(asked).toEqual([0, 60_000, 60_500, 61_000]);
    expect(told).toEqual([countsOf(1), countsOf(1)]);
    await clock.advance(59_999);
    expect(asked).toHaveLength(4);
    await clock.advance(1);
    expect(told.at(-1)).toEqual(countsOf(2));
  });

  it.each([
    ['younger than an hour are told', 3_599_999, true],
    ['an hour old are not', 3_600_000, false],
    ['of a time to come, as after a clock was put back, are not', -1, false],
  ])('[PLT-1] kept ones %s', async (_, age, isTold) => {
    const { watch, clock, told, storage, start } = setup([down]);
    storage.setItem(
      storageKeys.platformCounts,
      JSON.stringify({ at: start + 1_000 - age, counts: countsOf(5) }),
    );
    watch();
    await clock.advance(1_000);
    expect(told).toEqual(isTold ? [countsOf(5)] : []);
  });

  it.each(['', '{', 'null', '[]', '{"at":"x","counts":{}}', '{"at":0}'])(
    '[PLT-1] are none when %j is kept',
    async (text) => {
      const { watch, clock, told, storage } = setup([down]);
      storage.setItem(storageKeys.platformCounts, text);
      watch();
      await clock.advance(1_000);
      expect(told).toEqual([]);
    },
  );

  it('[PLT-1] [APP-5] come all the same when the storage throws', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const ports = createTestPorts();
    const told: PlatformCounts[] = [];
    const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
    watchPlatformCounts(
      { fetch: async () => countsOf(3), onCounts: (counts) => told.push(counts) },
      { ...ports, storage: broken },
    );
    await ports.clock.advance(0);
    expect(told).toEqual([countsOf(3)]);
  });

  it('[PLT-1] are silent once stopped, also while an answer is on its way', async () => {
    const { watch, clock, asked, told, tab } = setup([1]);
    watch().stop();
    tab.show(true);
    await clock.advance(200_000);
    expect([asked.length, told.length, clock.pending()]).toEqual([1, 0, 0]);
  });
});

/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSessionMeter } from '../kit/session-meter.js';
import { createGame } from '../slots/js/game.js';
import { createTranslate } from '../slots/js/messages.js';

// Jest runs modules with `import.meta` only as ES modules. Reels that turn for seconds would only delay the result.
jest.mock('../slots/js/symbol-url.js', () => ({ symbolUrl: (picture: string) => `/${picture}.svg` }));
jest.mock('../slots/js/reels.js', () => ({
  createReels: () => ({ showStops: () => {}, spin: async (stops: Promise<number[]>) => stops }),
}));

const pays = (picture: string) => ({ picture, name: { 'zh-CN': picture, en: picture }, pays: [1, 2, 3] });

const createPage = (pace: number) => {
  const page = readFileSync(join(__dirname, '../slots/index.html'), 'utf8');
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
  const reels = Array.from({ length: 5 }, () => ['koi', 'fan', 'drum']);
  const waits: { ms: number; end: () => void }[] = [];
  const spin = jest.fn(async () => ({
    id: 'r1',
    stops: [0, 0, 0, 0, 0],
    grid: reels,
    wins: [],
    payout: '0.00',
    balance: '100.00',
    proof: null,
  }));
  const game = createGame({
    session: {
      balance: '100.00',
      account: 'main',
      pace,
      stakes: ['10.00'],
      reels,
      lines: [[0, 0, 0, 0, 0]],
      linePays: [pays('koi')],
      scatterPays: pays('coin'),
    },
    api: { spin },
    parent: { isFramed: false, sendBalance: () => {} },
    fairness: { onRound: async () => {} },
    meter: createSessionMeter(),
    sound: { tick: () => {}, win: () => {} },
    lang: 'zh-CN',
    t: createTranslate('zh-CN'),
    wait: (ms: number) => new Promise<void>((end) => waits.push({ ms, end })),
    isStill: () => true,
  } as never);
  return { game, spin, waits };
};

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

it('[GAM-2] spins again when the pace of the session is over, and not before', async () => {
  const { game, spin, waits } = createPage(4_321);
  game.spin();
  await jest.advanceTimersByTimeAsync(0);
  expect(waits.map(({ ms }) => ms)).toEqual([4_321]);
  game.spin();
  expect(spin).toHaveBeenCalledTimes(1);
  waits[0]!.end();
  await jest.advanceTimersByTimeAsync(0);
  game.spin();
  expect(spin).toHaveBeenCalledTimes(2);
});

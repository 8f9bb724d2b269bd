/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame } from '../fishing/js/game.js';
import { createTranslate } from '../fishing/js/messages.js';
import { createSessionMeter } from '../kit/session-meter.js';

const lang = 'zh-CN';
const magazine = (version: number, state: 'open' | 'settled', id = `h${version}`) => ({
  id,
  version,
  seq: state === 'open' ? 0 : 1,
  state,
  stake: '10.00',
  payout: state === 'open' ? null : '10.00',
  legal: [],
  view: { bullets: 10, stakePerBullet: '1.00', shots: [], prizes: '0.00' },
  detail: null,
});

beforeEach(() => {
  const page = readFileSync(join(__dirname, '../fishing/index.html'), 'utf8');
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('[GAM-2] the pond shows the fish of the magazine’s version, and those of the newest without a magazine', async () => {
  const answers = {
    act: magazine(1, 'settled'),
    open: magazine(3, 'open'),
  };
  let shown: () => number = () => 0;
  const game = createGame({
    session: {
      game: { version: 2 },
      balance: '100.00',
      account: 'main',
      limits: { min: '1.00', max: '100.00' },
      history: [],
      chips: ['1.00'],
      sizes: [10],
      current: magazine(1, 'open'),
    },
    api: {
      act: async () => ({ hand: answers.act, balance: '100.00' }),
      open: async () => ({ hand: answers.open, balance: '90.00' }),
    },
    createView: ({ version }: { version: () => number }) => {
      shown = version;
      return { recall: () => {}, hide: () => {}, fish: () => [] };
    },
    onSettled: () => {},
    parent: { isFramed: true, sendBalance: () => {}, requestRealityCheck: () => {}, reportExpired: () => {} },
    meter: createSessionMeter(),
    sound: { chip: () => {}, card: () => {}, win: () => {} },
    lang,
    t: createTranslate(lang),
    wait: async () => {},
  } as never);
  expect(shown()).toBe(1);
  await game.cashIn();
  expect(shown()).toBe(2);
  // The gateway got a version since the page was loaded.
  await game.load();
  expect([shown(), game.version()]).toEqual([3, 3]);
});

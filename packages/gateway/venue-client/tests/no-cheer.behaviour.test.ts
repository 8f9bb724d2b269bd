/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame as createPond } from '../fishing/js/game.js';
import { createTranslate as pondTexts } from '../fishing/js/messages.js';
import { createGame as createHands } from '../hands/js/game.js';
import { createTranslate as handTexts } from '../hands/js/messages.js';
import { createSessionMeter } from '../kit/session-meter.js';
import { createGame as createSlots } from '../slots/js/game.js';
import { createTranslate as slotTexts } from '../slots/js/messages.js';
import { createGame as createTable } from '../tables/js/game.js';
import { createTranslate as tableTexts } from '../tables/js/messages.js';
import { createSlip } from '../tables/js/slip.js';

// Jest runs modules with `import.meta` only as ES modules. Reels that turn for seconds would only delay the result.
jest.mock('../slots/js/symbol-url.js', () => ({ symbolUrl: (picture: string) => `/${picture}.svg` }));
jest.mock('../slots/js/reels.js', () => ({
  createReels: () => ({ showStops: () => {}, spin: async (stops: Promise<number[]>) => stops }),
}));

const lang = 'zh-CN';
/** Every round stakes 10.00 and pays one of these. */
const payouts = [
  ['0.00', false],
  ['4.00', false],
  ['10.00', false],
  ['10.01', true],
  ['80.00', true],
] as const;

const openPage = (engine: string) => {
  const page = readFileSync(join(__dirname, '..', engine, 'index.html'), 'utf8');
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
};

const sound = { chip: jest.fn(), card: jest.fn(), tick: jest.fn(), win: jest.fn() };
const shared = () => ({
  parent: { isFramed: false, sendBalance: () => {}, requestRealityCheck: () => {} },
  meter: createSessionMeter(),
  sound,
  lang,
  wait: async () => {},
  isStill: () => true,
});
/** What of the page says that the member has won. */
const cheers = () => ({
  tone: document.querySelector<HTMLElement>('#plaque')!.dataset.tone === 'win',
  picture:
    (document.querySelector('#celebration')?.childElementCount ?? 0) > 0 ||
    (document.querySelector('#outcome')?.childElementCount ?? 0) > 0 ||
    document.querySelector('#plate:not([hidden])') !== null,
  sound: sound.win.mock.calls.length > 0,
});
const done = () => jest.advanceTimersByTimeAsync(40);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

// Timers of a page do not outlive it.
afterEach(() => jest.useRealTimers());

const limits = { min: '1.00', max: '100.00', maxLines: 40, maxPayout: '1000.00' };
const common = { balance: '100.00', account: 'main', limits, history: [] };

const settledHand = (payout: string, view: object) => ({
  hand: { id: 'h1', seq: 1, state: 'settled', stake: '10.00', payout, legal: [], view, detail: null },
  balance: '100.00',
});

/** Plays a round that pays an amount, by engine. */
const engines: Record<string, (payout: string) => Promise<void>> = {
  hands: async (payout) => {
    openPage('hands');
    const answer = settledHand(payout, {});
    const game = createHands({
      ...shared(),
      t: handTexts(lang),
      session: { ...common, chips: ['10.00'], current: null },
      api: { open: async () => answer, current: async () => answer },
      table: {
        spots: [{ id: 'stake', name: '' }],
        clear: () => {},
        showStake: () => {},
        show: async () => {},
        acts: () => [],
        notice: () => '',
        spoken: () => '',
        summary: () => [],
      },
      onSettled: () => {},
    } as never);
    game.deal();
    await done();
  },

  tables: async (payout) => {
    openPage('tables');
    const round = { no: '202611240001', phase: 'betting', leftMs: 20_000, commitment: 'c'.repeat(64) };
    const line = { selection: 'big', stake: '10.00', payout };
    const slips = [{ id: 's1', round: round.no, state: 'settled', stake: '10.00', payout, lines: [line] }];
    const series = { day: '2026-11-24', terminal: 'a', next: { day: '2026-11-25', terminal: 'b' } };
    const open = { id: 's1', round: round.no, state: 'open', stake: '10.00', payout: null, lines: [line] };
    const slip = createSlip({ max: 10_000n, maxLines: 40 });
    const game = createTable({
      ...shared(),
      t: tableTexts(lang),
      session: { ...common, game: { code: 'pc28' }, chips: ['10.00'], round, slips: [open], series },
      api: { slips: async () => ({ round: round.no, state: 'settled', slips, balance: '100.00' }) },
      slip,
      layout: { prepare: () => {}, history: () => {}, show: async () => {}, text: () => '结果' },
      spots: { markWon: () => {}, settle: () => {}, update: () => {} },
      clock: { set: () => {} },
      nameOf: (id: string) => id,
      verifyHref: () => '/fair',
    } as never);
    const result = { no: round.no, outcome: {}, seed: 'f', mix: 'm', mark: { tone: '', text: {} } };
    game.handleMessage({ type: 'result', result, round: { ...round, phase: 'reveal' } });
    await done();
  },

  fishing: async (payout) => {
    openPage('fishing');
    const view = { bullets: 10, stakePerBullet: '1.00', shots: [], prizes: payout };
    const opened = { ...settledHand(payout, view).hand, seq: 0, state: 'open', payout: null };
    const ended = settledHand(payout, view);
    const game = createPond({
      ...shared(),
      t: pondTexts(lang),
      session: { ...common, game: { version: 1 }, chips: ['1.00'], sizes: [10], current: opened },
      api: { act: async () => ended },
      createView: () => ({ recall: () => {}, hide: () => {}, fish: () => [] }),
      onSettled: () => {},
    } as never);
    await game.cashIn();
  },

  slots: async (payout) => {
    openPage('slots');
    const reels = Array.from({ length: 5 }, () => ['koi', 'fan', 'drum']);
    const grid = reels;
    const wins = payout === '0.00' ? [] : [{ line: 1, picture: 'koi', count: 3, amount: payout }];
    const round = { id: 'r1', stops: [0, 0, 0, 0, 0], grid, wins, payout, balance: '100.00', proof: null };
    const game = createSlots({
      ...shared(),
      t: slotTexts(lang),
      session: {
        ...common,
        stakes: ['10.00'],
        reels,
        lines: [[0, 0, 0, 0, 0]],
        linePays: [{ picture: 'koi', name: { [lang]: '锦鲤' }, pays: [1, 2, 3] }],
        scatterPays: { picture: 'coin', name: { [lang]: '铜钱' }, pays: [1, 2, 3] },
      },
      api: { spin: async () => round },
      fairness: { onRound: async () => {} },
    } as never);
    game.spin();
    await done();
  },
};

describe.each(Object.entries(engines))('a round of %s', (_, play) => {
  it.each(payouts)('[GAM-2] of 10.00 that pays %s is cheered: %s', async (payout, isWin) => {
    await play(payout);
    expect(cheers()).toEqual({ tone: isWin, picture: isWin, sound: isWin });
  });
});

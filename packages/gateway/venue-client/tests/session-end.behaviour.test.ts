/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame as createPond } from '../fishing/js/game.js';
import { createTranslate as pondTexts } from '../fishing/js/messages.js';
import { createGame as createHands } from '../hands/js/game.js';
import { createTranslate as handTexts } from '../hands/js/messages.js';
import { Rejected } from '../kit/call.js';
import { createSessionMeter } from '../kit/session-meter.js';
import { createGame as createSlots } from '../slots/js/game.js';
import { createTranslate as slotTexts } from '../slots/js/messages.js';

// Jest runs modules with `import.meta` only as ES modules. Reels that turn for seconds would only delay the result.
jest.mock('../slots/js/symbol-url.js', () => ({ symbolUrl: (picture: string) => `/${picture}.svg` }));
jest.mock('../slots/js/reels.js', () => ({
  createReels: () => ({ showStops: () => {}, spin: async (stops: Promise<number[]>) => stops }),
}));

const lang = 'zh-CN';
const site = 'https://play.example';
const lost = new TypeError('network');
const expired = new Rejected(20203, {});

const openPage = (engine: string) => {
  const page = readFileSync(join(__dirname, '..', engine, 'index.html'), 'utf8');
  document.documentElement.lang = lang;
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
};
const notice = () => document.querySelector('#notice')!.textContent;

/** A call with these answers, all of them errors. */
const failing = (errors: Error[]) => async () => {
  throw errors.shift() ?? expired;
};

const common = {
  balance: '100.00',
  account: 'main',
  limits: { min: '1.00', max: '100.00' },
  history: [],
  chips: ['1.00'],
  current: null,
};

/** Stakes once in a game whose calls fail with these errors, by engine. Returns how often it reported its end. */
const engines: Record<string, (errors: Error[]) => Promise<number>> = {
  hands: async (errors) => {
    openPage('hands');
    const { parts, reports } = shared(handTexts(lang));
    createHands({
      ...parts,
      session: { ...common, chips: ['10.00'] },
      api: { open: failing(errors), current: failing(errors) },
      table: { spots: [{ id: 'stake', name: '' }], clear: () => {}, showStake: () => {}, acts: () => [] },
    } as never).deal();
    await done();
    return reports();
  },
  slots: async (errors) => {
    openPage('slots');
    const { parts, reports } = shared(slotTexts(lang));
    const reels = Array.from({ length: 5 }, () => ['koi', 'fan', 'drum']);
    const pays = (picture: string) => ({ picture, name: { 'zh-CN': picture, en: picture }, pays: [1, 2, 3] });
    createSlots({
      ...parts,
      session: {
        ...common,
        stakes: ['10.00'],
        reels,
        lines: [[0, 0, 0, 0, 0]],
        linePays: [pays('koi')],
        scatterPays: pays('coin'),
      },
      api: { spin: failing(errors) },
      fairness: { onRound: async () => {} },
    } as never).spin();
    await done();
    return reports();
  },
  fishing: async (errors) => {
    openPage('fishing');
    const { parts, reports } = shared(pondTexts(lang));
    await createPond({
      ...parts,
      session: { ...common, game: { version: 1 }, sizes: [10] },
      api: { open: failing(errors), current: failing(errors) },
      createView: () => ({ recall: () => {}, hide: () => {}, fish: () => [] }),
    } as never).load();
    return reports();
  },
};

const shared = (t: unknown) => {
  const reportExpired = jest.fn();
  const parts = {
    parent: { isFramed: true, sendBalance: () => {}, requestRealityCheck: () => {}, reportExpired },
    meter: createSessionMeter(),
    sound: { chip: () => {}, card: () => {}, tick: () => {}, win: () => {} },
    onSettled: () => {},
    lang,
    t,
    wait: async () => {},
    isStill: () => true,
  };
  return { parts, reports: () => reportExpired.mock.calls.length };
};
const done = () => new Promise((resolve) => setTimeout(resolve, 30));

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

describe.each(Object.entries(engines))('a stake of %s after the end of the session', (_, stake) => {
  it('[GAM-1] asks the site for another launch, and says that the session has expired', async () => {
    expect(await stake([expired])).toBe(1);
    expect(notice()).toBe('游戏会话已过期，请关闭后重新进入');
  });

  it('[ERR-7] names the bet records when an answer was lost before', async () => {
    expect(await stake([lost, expired])).toBe(1);
    expect(notice()).toMatch(/^游戏会话已过期，.*请在投注记录中查看$/);
  });

  it('[GAM-1] asks for no other launch after a rejection of the stake alone', async () => {
    expect(await stake([new Rejected(20202, {})])).toBe(0);
  });
});

describe('the page of a slot game that opens', () => {
  it('[MNT-1][GAM-1] waits for the end of maintenance, and asks for another launch of an expired session', async () => {
    jest.useFakeTimers();
    openPage('slots');
    document.documentElement.dataset.sites = site;
    history.replaceState(null, '', '/slots/koi#token=t1&channel=c1');
    const posted: unknown[] = [];
    const parent = { postMessage: (data: unknown) => posted.push(data) };
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
    Object.defineProperty(document, 'referrer', { value: `${site}/game`, configurable: true });
    const codes = [6014, 6014, 20203];
    window.fetch = jest.fn(async () => ({
      status: 200,
      json: async () => ({ status_code: codes.shift(), data: {} }),
    })) as unknown as typeof fetch;
    await jest.isolateModulesAsync(async () => void (await import('../slots/js/main.js')));
    await jest.advanceTimersByTimeAsync(59_000);
    const ready = { type: 'pavilion:ready', channel: 'c1' };
    expect([notice(), posted]).toEqual([expect.stringContaining('场馆维护中'), [ready, ready]]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([notice(), posted]).toEqual([
      expect.stringContaining('已过期'),
      [ready, ready, ready, { type: 'pavilion:expired', channel: 'c1' }],
    ]);
  });
});

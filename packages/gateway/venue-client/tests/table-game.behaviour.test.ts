/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rejected } from '../kit/call.js';
import { createSessionMeter } from '../kit/session-meter.js';
import { createGame } from '../tables/js/game.js';
import { createTranslate } from '../tables/js/messages.js';
import { createSlip } from '../tables/js/slip.js';

const lang = 'zh-CN';
const t = createTranslate(lang);
const first = '202611240001';
const roundOf = (no: string, phase = 'betting') => ({
  no,
  phase,
  leftMs: 20_000,
  commitment: 'c'.repeat(64),
});
const slipOf = (state: string, payout: string | null) => ({
  id: 's1',
  round: first,
  state,
  stake: '10.00',
  payout,
  lines: [{ selection: 'big', stake: '10.00', payout }],
});
const result = { no: first, outcome: {}, seed: 'f', mix: 'm', mark: { tone: '', text: {} } };
const settled = { round: first, state: 'settled', slips: [slipOf('settled', '25.00')], balance: '115.00' };

/** A table with an own slip on the first round, whose settlement has these answers; the last one is repeated. */
const openTable = (answers: (object | Error)[], placeSlip?: () => Promise<object>, fresh = {}) => {
  const page = readFileSync(join(__dirname, '../tables/index.html'), 'utf8');
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
  const waits: number[] = [];
  const parent = {
    isFramed: false,
    sendBalance: jest.fn(),
    requestRealityCheck: () => {},
    reportExpired: jest.fn(),
  };
  const meter = createSessionMeter();
  const markWon = jest.fn();
  const session = {
    game: { code: 'pc28' },
    balance: '90.00',
    account: 'main',
    limits: { min: '1.00', max: '100.00', maxLines: 40, maxPayout: '1000.00' },
    history: [],
    chips: ['10.00'],
    round: roundOf(first),
    slips: [slipOf('open', null)],
    series: { day: '2026-11-24', terminal: 'a', next: { day: '2026-11-25', terminal: 'b' } },
  };
  const game = createGame({
    parent,
    meter,
    sound: { chip: () => {}, tick: () => {}, win: () => {} },
    lang,
    t,
    // Each wait takes a turn, and a table that asks for ever fails the test instead of hanging it.
    wait: async (ms: number) => {
      waits.push(ms);
      if (waits.length > 20) await new Promise(() => {});
    },
    isStill: () => true,
    session,
    api: {
      session: async () => ({ ...session, history: [result], ...fresh }),
      placeSlip,
      slips: jest.fn(async () => {
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    slip: createSlip({ max: 10_000n, maxLines: 40 }),
    layout: { prepare: () => {}, history: () => {}, show: async () => {}, text: () => '和值 14' },
    spots: { markWon, settle: () => {}, update: () => {} },
    clock: { set: () => {} },
    nameOf: (id: string) => id,
    verifyHref: () => '/fair',
  } as never);
  return { game, waits, parent, meter, markWon };
};

const done = () => new Promise((resolve) => setTimeout(resolve, 20));
const notice = () => document.querySelector('#notice')!.textContent;
const balance = () => document.querySelector('#balance')!.textContent;
const showResult = (game: ReturnType<typeof openTable>['game']) => {
  game.handleMessage({ type: 'result', result, round: roundOf(first, 'reveal') });
};

describe('the settlement of a round at a table', () => {
  it('[MNT-1] is shown once, after maintenance that began before it', async () => {
    const { game, waits, meter } = openTable([new Rejected(6014, {}), new Rejected(6014, {}), settled]);
    showResult(game);
    // The answer after maintenance lists the round, which was seen already.
    await game.refresh();
    await done();
    expect(waits).toEqual([30_000, 30_000]);
    expect(notice()).toBe(t('resultWon', { text: '和值 14', net: '+15.00' }));
    expect([balance(), meter.rounds.length]).toEqual(['115.00', 1]);
  });

  it('[GAM-2] of a void round is shown when the next one opens, with the balance', async () => {
    const voided = { ...settled, state: 'void', slips: [slipOf('void', '10.00')], balance: '100.00' };
    const { game, parent, meter } = openTable([voided]);
    game.handleMessage({ type: 'round', round: roundOf('202611240002') });
    await done();
    expect(notice()).toBe(`第 ${first} 期作废，注金已退回`);
    expect(balance()).toBe('100.00');
    expect(parent.sendBalance).toHaveBeenCalledWith('100.00');
    expect(meter.net()).toBe(0n);
  });

  it('[GAM-2] marks the bets that have won, those without a stake first, and none of the round before', async () => {
    const { game, markWon } = openTable([settled]);
    game.handleMessage({
      type: 'result',
      result: { ...result, won: ['sum:14'] } as never,
      round: roundOf(first, 'reveal'),
    });
    await done();
    expect(markWon.mock.calls).toEqual([[['sum:14']], [['sum:14', 'big']]]);
    game.handleMessage({ type: 'round', round: roundOf('202611240002') });
    expect(markWon).toHaveBeenLastCalledWith([]);
  });

  it('[ERR-7] is asked for every five seconds while it is paused', async () => {
    const drawn = { ...settled, state: 'drawn', slips: [slipOf('open', null)], balance: '90.00' };
    const { game, waits } = openTable([...Array.from({ length: 9 }, () => drawn), settled]);
    showResult(game);
    await done();
    expect(waits).toEqual([700, 700, 700, 700, 700, 700, 5_000, 5_000, 5_000]);
    expect(balance()).toBe('115.00');
  });
});

describe('a slip whose answer is late', () => {
  const placed = {
    slip: { ...slipOf('open', null), id: 's2', stake: '10.00' },
    balance: '80.00',
  };
  const sendSlip = () => {
    let answer = (_: object) => {};
    const { game } = openTable([settled], () => new Promise((resolve) => (answer = resolve)), {
      slips: [slipOf('open', null), placed.slip],
    });
    game.setOpen(true);
    game.add(['big']);
    const sent = game.submit();
    return { game, answer: () => answer(placed), sent };
  };
  const own = () => document.querySelector('#own-lines')!.textContent;

  it('[GAM-2] is counted once, although the state of the table had it before', async () => {
    const { game, answer, sent } = sendSlip();
    await game.refresh();
    expect(own()).not.toContain('20.00');
    answer();
    await sent;
    // 10.00 from before the page was opened, and 10.00 of this slip.
    expect(notice()).toBe(t('accepted', { stake: '20.00' }));
    await game.refresh();
    expect(own()).toContain('20.00');
  });

  it('[GAM-2] says its stake and round, when the next round has begun', async () => {
    const { game, answer, sent } = sendSlip();
    game.handleMessage({ type: 'round', round: roundOf('202611240002') });
    answer();
    await sent;
    expect(notice()).toBe(t('acceptedLate', { no: first, stake: '10.00' }));
  });
});

describe('a table whose stream is rejected', () => {
  it('[MNT-1] shows maintenance until the stream is back', async () => {
    const { game } = openTable([settled]);
    game.handleRejected(new Rejected(6014, {}));
    game.showReady();
    expect(notice()).toContain('场馆维护中');
    await game.refresh();
    game.handleMessage({ type: 'round', round: roundOf(first) });
    expect(notice()).toBe(t('back'));
    game.showReady();
    expect(notice()).toBe(t('waitNext'));
  });

  it('[GAM-1] asks the site for another launch once, when the session is over', () => {
    const { game, parent } = openTable([settled]);
    for (let i = 0; i < 2; i++) game.handleRejected(new Rejected(20203, {}));
    expect(parent.reportExpired).toHaveBeenCalledTimes(1);
    expect(notice()).toBe(t('expiredUnsure'));
  });
});

describe('the seeds of a table', () => {
  it('[GAM-2] show a hash once that is the commitment and the last seed, and both while they differ', async () => {
    const { game } = openTable([settled]);
    const seeds = () =>
      ['#commitment', '#last-seed', '#seed-is-commitment'].map((id) => {
        const element = document.querySelector<HTMLElement>(id)!;
        return element.hidden ? undefined : element.textContent;
      });
    showResult(game);
    await done();
    game.handleMessage({ type: 'round', round: roundOf('202611240002') });
    expect(seeds()).toEqual(['cccccccc…cccccccc', 'f…f', undefined]);
    game.handleMessage({
      type: 'result',
      result: { ...result, no: '202611240002', seed: 'd'.repeat(64) },
      round: roundOf('202611240002', 'reveal'),
    });
    await done();
    game.handleMessage({ type: 'round', round: { ...roundOf('202611240003'), commitment: 'd'.repeat(64) } });
    expect(seeds()).toEqual(['dddddddd…dddddddd', undefined, expect.stringContaining('与本期承诺相同')]);
  });
});

import type { Hand } from '../hands/js/api.js';
import { createApi } from '../hands/js/api.js';
import { createCooldown } from '../hands/js/cooldown.js';
import { explain } from '../hands/js/explain.js';
import { spokenText, totalOf, totalText } from '../hands/js/games/blackjack.js';
import { texts as blackjackTexts } from '../hands/js/games/blackjack-texts.js';
import { multipleOf, splitOf } from '../hands/js/games/bull.js';
import { texts as niuniuTexts } from '../hands/js/games/robbed-niuniu-texts.js';
import { strategy } from '../hands/js/games/strategy.js';
import { returnsOf } from '../hands/js/games/three-cards.js';
import { categoryOf, isQualified } from '../hands/js/games/three-cards-rank.js';
import { texts as threeCardsTexts } from '../hands/js/games/three-cards-texts.js';
import { createHandState } from '../hands/js/hand-state.js';
import { catalogues, createTranslate } from '../hands/js/messages.js';
import { createRequests } from '../hands/js/requests.js';
import { texts as rulesTexts } from '../hands/js/rules-texts.js';
import { createStake } from '../hands/js/stake.js';
import { Rejected } from '../kit/call.js';
import { cardName } from '../kit/playing-cards.js';
import { createTranslator } from '../kit/translate.js';

const t = createTranslate('zh-CN');
const [_spades, hearts, clubs, diamonds] = [0, 13, 26, 39];
const [ace, ten, jack, queen, king] = [0, 9, 10, 11, 12];
const hand = (part: Partial<Hand> = {}): Hand => ({
  id: 'h1',
  version: 1,
  seq: 0,
  state: 'open',
  stake: '10.00',
  payout: null,
  legal: [],
  view: {},
  detail: null,
  ...part,
});

describe('the hand on the table', () => {
  it('[GAM-2] ignores an older step of the same hand', () => {
    const state = createHandState();
    expect(state.accept(hand({ seq: 2 }))).toBe(true);
    expect(state.accept(hand({ seq: 1 }))).toBe(false);
    expect(state.current()?.seq).toBe(2);
  });

  it('[GAM-2] is not reopened by a stale answer after its end, nor shown twice', () => {
    const state = createHandState();
    expect(state.accept(hand({ seq: 3, state: 'settled', payout: '20.00' }))).toBe(true);
    expect(state.accept(hand({ seq: 9 }))).toBe(false);
    expect(state.accept(hand({ seq: 3, state: 'settled', payout: '20.00' }))).toBe(false);
    expect(state.isOpen()).toBe(false);
    expect(state.accept(hand({ id: 'h2' }))).toBe(true);
  });

  it('[GAM-2] is not reopened when the history already has its result', () => {
    const state = createHandState();
    state.know([hand({ state: 'settled' })]);
    expect(state.accept(hand())).toBe(false);
  });

  it('[GAM-2] that ended elsewhere stays closed', () => {
    const state = createHandState();
    state.accept(hand());
    state.drop();
    expect(state.accept(hand({ seq: 5 }))).toBe(false);
    expect(state.isOpen()).toBe(false);
  });
});

describe('a call whose answer is lost', () => {
  const answer = (data: unknown) => new Response(JSON.stringify({ status_code: 6000, data }));
  const requests = (answers: (Response | Error)[]) => {
    const bodies: string[] = [];
    let keys = 0;
    const onUnsure = jest.fn();
    const fetch = async (_path: unknown, init?: RequestInit) => {
      bodies.push(String(init?.body));
      const next = answers.shift() ?? new Error('nothing left');
      if (next instanceof Error) throw next;
      return next;
    };
    const api = createApi({ token: 't', fetch: fetch as typeof globalThis.fetch });
    const createKey = () => `key-${++keys}`;
    return { bodies, onUnsure, ...createRequests({ api, createKey, wait: async () => {}, onUnsure }) };
  };

  it('[REQ-10] opens a hand with the same key until it is known, and the next with another', async () => {
    const known = { hand: hand(), balance: '90.00' };
    const { open, bodies, onUnsure, wasUnsure } = requests([
      new TypeError('network'),
      answer(known),
      answer(known),
    ]);
    expect(await open('10.00', { pairPlus: '5.00' })).toEqual(known);
    expect(wasUnsure()).toBe(true);
    await open('10.00');
    expect(wasUnsure()).toBe(false);
    expect(bodies).toEqual([
      '{"key":"key-1","stake":"10.00","options":{"pairPlus":"5.00"}}',
      '{"key":"key-1","stake":"10.00","options":{"pairPlus":"5.00"}}',
      '{"key":"key-2","stake":"10.00"}',
    ]);
    expect(onUnsure).toHaveBeenCalledTimes(1);
  });

  it('[REQ-10] repeats an act with the sequence number of the hand it was chosen for', async () => {
    const { act, bodies } = requests([
      new TypeError('network'),
      answer({ hand: hand({ seq: 5 }), balance: '1.00' }),
    ]);
    await act(hand({ seq: 4 }), 'bid', 0);
    expect(bodies).toEqual(Array(2).fill('{"hand":"h1","seq":4,"action":"bid","value":0}'));
  });

  it('[REQ-10] sends nothing else while a call is under way', async () => {
    const { open, act, isBusy } = requests([answer({ hand: hand(), balance: '1.00' })]);
    const opened = open('10.00');
    expect([act(hand(), 'hit'), open('10.00'), isBusy()]).toEqual([undefined, undefined, true]);
    await opened;
    expect(isBusy()).toBe(false);
  });
});

describe('the stake of the next hand', () => {
  const options = { chips: [100n, 500n, 1_000n], min: 100n, max: 2_000n, balance: 100_000n };

  it('[GAM-2] starts with a chip that the balance covers, and keeps within the limits', () => {
    expect(createStake({ ...options, spots: ['stake'] }).total()).toBe(1_000n);
    expect(createStake({ ...options, spots: ['stake'], balance: 600n }).total()).toBe(500n);
    const stake = createStake({ ...options, spots: ['stake'], balance: 0n });
    expect([stake.total(), stake.problem(0n)]).toEqual([0n, 'min']);
    expect([stake.add(1_000n), stake.add(1_000n), stake.add(100n)]).toEqual([true, true, false]);
    expect([stake.total(), stake.problem(1_999n), stake.problem(2_000n)]).toEqual([
      2_000n,
      'balance',
      undefined,
    ]);
    stake.undo();
    expect(stake.total()).toBe(1_000n);
    stake.clear();
    expect(stake.isEmpty()).toBe(true);
  });

  it('[GAM-2] puts chips on the chosen spot and counts all spots against the balance', () => {
    const stake = createStake({ ...options, spots: ['stake', 'pairPlus'] });
    stake.choose('pairPlus');
    stake.choose('unknown');
    stake.add(500n);
    expect([stake.total('stake'), stake.total('pairPlus'), stake.total()]).toEqual([1_000n, 500n, 1_500n]);
    expect([stake.problem(1_400n), stake.problem(1_500n)]).toEqual(['balance', undefined]);
    stake.clear();
    stake.choose('pairPlus');
    stake.add(500n);
    expect(stake.problem(100_000n)).toBe('min');
  });
});

describe('the time until the next hand', () => {
  it('[PRO-4] counts down in seconds, and a shorter wait does not cut a longer one', () => {
    jest.useFakeTimers();
    const onTick = jest.fn();
    const cooldown = createCooldown({ now: () => Date.now(), onTick });
    cooldown.start(4_200);
    cooldown.start(1_000);
    expect(cooldown.seconds()).toBe(5);
    jest.advanceTimersByTime(4_200);
    expect(cooldown.seconds()).toBe(0);
    expect(onTick).toHaveBeenLastCalledWith(0);
    jest.useRealTimers();
  });

  it('[PRO-4] is waited for without an error text when the server asks for it', () => {
    const context = { t, lang: 'zh-CN', account: 'main' as const, needed: 1_000n, wasUnsure: false };
    expect(explain(new Rejected(20653, { wait: 1_800 }), context)).toEqual({ text: '', wait: 1_800 });
    expect(explain(new Rejected(20101, null), { ...context, act: '加倍' }).text).toBe('余额不足，无法加倍');
    expect(explain(new Rejected(20103, { min: '1.00', max: '50.00' }), context).text).toContain(
      '1.00 至 50.00',
    );
    expect(explain(new Rejected(20203, null), { ...context, wasUnsure: true }).isOver).toBe(true);
  });
});

describe('blackjack', () => {
  const own = createTranslator(blackjackTexts, 'zh-CN');

  it.each([
    [[ace, 6], '软 18'],
    [[ace, 6, 3 + hearts], '12'],
    [[ace, king], '21'],
    [[ace, ace + hearts], '软 12'],
    [[ten, queen, 1], '22'],
    [[8, null], '9'],
  ])('[GAM-2] counts %j as %s', (cards, text) => {
    expect(totalText({ cards, ...totalOf(cards) }, own)).toBe(text);
  });

  it('[GAM-2] reads the hands out in order, the hidden card as such', () => {
    const played = { stake: '1.00', state: 'playing' as const, payout: null };
    const view = {
      dealer: { cards: [diamonds + 8, null], total: 9, soft: false },
      hands: [{ ...played, cards: [ace, hearts + 6], total: 18, soft: true }],
      active: 0,
    };
    expect(spokenText(view, { t: own, lang: 'zh-CN' })).toBe(
      '您的牌：黑桃A、红桃7，软18点。庄家：方块9、未翻开的牌，9点',
    );
    expect(spokenText(view, { t: createTranslator(blackjackTexts, 'en'), lang: 'en' })).toBe(
      'Your hand: ace of spades, 7 of hearts, soft 18. Dealer: 9 of diamonds, face-down card, 9',
    );
  });

  it('[GAM-2] has an advice for each of the ten cards of the dealer', () => {
    const rows = strategy.flatMap(([, each]) => each);
    expect(rows.map(([, acts]) => acts.length)).toEqual(rows.map(() => 10));
    expect(rows.every(([, acts]) => /^[HSDTP]+$/.test(acts))).toBe(true);
  });
});

describe('three cards', () => {
  it.each([
    [[ace, hearts, clubs], 'three'],
    [[ace, 1, 2], 'straight-flush'],
    [[ace, 1 + hearts, 2], 'straight'],
    [[ace, king, queen + clubs], 'straight'],
    [[king, ace, 1 + hearts], 'high'],
    [[2, 5, 9], 'flush'],
    [[2, 2 + hearts, 9], 'pair'],
  ])('[GAM-2] names %j %s', (cards, category) => {
    expect(categoryOf(cards)).toBe(category);
  });

  it('[GAM-2] knows whether the dealer qualifies', () => {
    expect(isQualified([jack, 4 + hearts, 2])).toBe(false);
    expect(isQualified([queen, 4 + hearts, 2])).toBe(true);
    expect(isQualified([1, 1 + hearts, 2])).toBe(true);
  });

  it.each([
    ['won', [2, 3 + hearts, 4], '10.00', { stake: 3_000n, play: 2_000n, pairPlus: 3_500n }],
    ['dealer-out', [2, 2 + hearts, 9], '10.00', { stake: 2_000n, play: 1_000n, pairPlus: 1_000n }],
    ['lost', [2, 2 + hearts, 2 + clubs], '10.00', { stake: 4_000n, play: 0n, pairPlus: 15_500n }],
    ['tied', [2, 7 + hearts, 9], '10.00', { stake: 1_000n, play: 1_000n, pairPlus: 0n }],
    ['folded', [2, 2 + hearts, 9], null, { stake: 0n, play: 0n, pairPlus: 1_000n }],
  ] as const)('[GAM-2] splits what comes back by spot (%s)', (result, player, play, back) => {
    const view = { player: [...player], dealer: null, ante: '10.00', pairPlus: '5.00', play, result };
    expect(returnsOf(view)).toEqual(back);
  });
});

describe('niuniu', () => {
  it.each([
    [[9, 10, 11, 4, 2], 8, 2],
    [[9, 10, 11, 4 + hearts, 4], 10, 3],
    [[ten, 5 + hearts, 3, 8, 6], 6, 1],
    [[ace, ace + hearts, 1, 1 + hearts, 8], 0, 1],
    [[ace, ace + hearts, 1, 2, 2 + hearts], 'five-small', 5],
    [[7, 7 + hearts, 7 + clubs, 7 + diamonds, 1], 'four-of-a-kind', 5],
    [[jack, jack + hearts, queen, king, king + clubs], 'five-pictures', 5],
    [[ten, jack + hearts, queen, king, king + clubs], 'four-pictures', 5],
    [[ten, ten + hearts, queen, king, king + clubs], 10, 3],
  ])('[GAM-2] splits %j into %s', (cards, bull, times) => {
    const split = splitOf(cards);
    expect([split.bull, multipleOf(split.bull)]).toEqual([bull, times]);
    expect([...split.tens, ...split.rest].sort()).toEqual([...cards].sort());
    const points = split.tens.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0);
    expect(points % 10).toBe(0);
  });
});

describe('the texts of hand games', () => {
  it.each([
    ['page', catalogues],
    ['rules', rulesTexts],
    ['blackjack', blackjackTexts],
    ['three cards', threeCardsTexts],
    ['niuniu', niuniuTexts],
  ])('[GAM-2] exist in both languages with the same placeholders (%s)', (_, texts) => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    const zh: Record<string, string> = texts['zh-CN'];
    const en: Record<string, string> = texts.en;
    expect(Object.keys(en)).toEqual(Object.keys(zh));
    for (const key of Object.keys(zh))
      expect([key, placeholders(en[key]!)]).toEqual([key, placeholders(zh[key]!)]);
  });

  it('[GAM-2] name every card', () => {
    const names = Array.from({ length: 52 }, (_, card) => cardName(card, 'zh-CN'));
    expect(new Set(names).size).toBe(52);
    expect([names[0], names[51], cardName(null, 'zh-CN')]).toEqual(['黑桃A', '方块K', '未翻开的牌']);
  });
});

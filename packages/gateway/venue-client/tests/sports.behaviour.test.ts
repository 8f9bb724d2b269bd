import { marketTypes } from '@pavilion/contract/sports';
import fc from 'fast-check';
import { Rejected } from '../kit/call.js';
import type { Api, Bet, EventChange, EventView } from '../sports/js/api.js';
import { columns } from '../sports/js/columns.js';
import { cellsOf, movementsOf, scoreOf, startOf, timeOf, withAnswer } from '../sports/js/event.js';
import { explain } from '../sports/js/explain.js';
import { createFeed } from '../sports/js/feed.js';
import { distance } from '../sports/js/grid-keys.js';
import { catalogues, createTranslate } from '../sports/js/messages.js';
import { createNames, linesOf, lineText, partsOf, priceText } from '../sports/js/names.js';
import { createPlacing } from '../sports/js/placing.js';
import {
  createSlip,
  maxTickets,
  parlayId,
  parlayRefusalOf,
  profitOf,
  refusalOf,
  stakeOf,
} from '../sports/js/slip.js';

const id = 'fb.river.20261122.03';
const home = `${id}:ah:ft:-2:h`;
const text = (zh: string, en: string) => ({ 'zh-CN': zh, en });
const team = (name: string, en: string) => ({
  id: en,
  name: text(`${name}队`, `${en} United`),
  short: text(name, en),
  colours: ['#fff', '#000'] as [string, string],
});

const eventOf = (changes: Partial<EventView> = {}): EventView => ({
  id,
  sport: 'football',
  competition: { id: 'fb.river', sport: 'football', name: text('江河联赛', 'River'), rank: 1, speed: 1 },
  home: team('云岭', 'Cranes'),
  away: team('东渡', 'Swallows'),
  startsAt: Date.parse('2026-11-22T11:35:00Z'),
  status: 'live',
  clock: { at: 3_480, phase: 'h2', shown: 3_480 },
  scores: { ft: [2, 1] },
  parlayMin: 1,
  commitment: 'a'.repeat(64),
  version: [10, 0],
  marketCount: 2,
  markets: [
    {
      key: `${id}:ah:ft`,
      type: 'ah',
      period: 'ft',
      status: 'open',
      epoch: 4,
      lines: [
        {
          q: -2,
          selections: [
            { side: 'h', price: 1930, open: true },
            { side: 'a', price: 1950, open: true },
          ],
        },
      ],
    },
  ],
  ...changes,
});

const changeOf = (changes: Partial<EventChange> = {}): EventChange => ({
  id,
  from: [10, 0],
  version: [12, 0],
  status: 'live',
  clock: { at: 3_482, phase: 'h2', shown: 3_482 },
  scores: { ft: [2, 1] },
  prices: { [home]: 1960 },
  markets: [],
  incidents: [],
  ...changes,
});

const betOf = (changes: Partial<Bet> = {}): Bet =>
  ({ id: 'bet1', state: 'open', decideInMs: null, stake: '50.00', legs: [], ...changes }) as Bet;

describe('the texts of the sports page', () => {
  it('[APP-9] exist in both languages, for every market type and side', () => {
    expect(Object.keys(catalogues.en)).toEqual(Object.keys(catalogues['zh-CN']));
    const names = createNames(createTranslate('zh-CN'), 'zh-CN');
    for (const [sport, types] of Object.entries(marketTypes)) {
      for (const [type, { sides, lines }] of Object.entries(types)) {
        const where = { sport: sport as EventView['sport'], home: team('甲', 'A'), away: team('乙', 'B') };
        expect(names.market(where.sport, { type, period: 'ft' })).not.toContain('undefined');
        for (const side of sides)
          expect(names.selection(where, { type, q: 2, side })).not.toMatch(/undefined|\{/);
        expect([type, linesOf(where.sport, type)]).toEqual([type, lines === 'none' ? undefined : lines]);
      }
    }
  });

  it('[SPT-8] name selections with their line, the giving side by its sign', () => {
    const names = createNames(createTranslate('zh-CN'), 'zh-CN');
    const event = eventOf();
    const name = (selection: string) => names.selection(event, partsOf(`${id}:${selection}`));
    expect(name('ah:ft:-3:h')).toBe('云岭 让 0.5/1');
    expect(name('ah:ft:-3:a')).toBe('东渡 受让 0.5/1');
    expect(name('ah:ft:2:a')).toBe('东渡 让 0.5');
    expect(name('ah:ft:0:h')).toBe('云岭 平手');
    expect(name('ou:ft:10:o')).toBe('大 2.5');
    expect(name('1x2:h1:0:d')).toBe('和局');
    expect(name('cs:ft:0:2-1')).toBe('2:1');
    expect(name('htft:ft:0:hd')).toBe('主/和');
    expect(names.market('football', { type: 'ah', period: 'h1' })).toBe('上半场 让球');
    expect(names.market('basketball', { type: 'ah', period: 'q2' })).toBe('第 2 节 让分');
    const english = createNames(createTranslate('en'), 'en');
    expect(english.market('football', { type: '1x2', period: 'ft' })).toBe('1X2, Full time');
    expect(english.market('basketball', { type: 'ah', period: 'ft' })).toBe('Spread, Full time');
    expect(english.selection(event, partsOf(`${id}:ou:ft:9:u`))).toBe('Under 2/2.5');
  });

  it('[SPT-8] write prices and lines without needless digits', () => {
    expect([1930, 2000, 15_500, 1015].map(priceText)).toEqual(['1.93', '2.00', '15.50', '1.015']);
    expect([0, -2, 3, 4, -9].map(lineText)).toEqual(['0', '0.5', '0.5/1', '1', '2/2.5']);
  });

  it('[SPT-8] show the minute, added time, breaks, periods and the start in the time zone of the brand', () => {
    const t = createTranslate('zh-CN');
    const texts = { t, names: createNames(t, 'zh-CN'), timeZone: 'Asia/Shanghai' };
    const time = (changes: Partial<EventView>) => timeOf(eventOf(changes), texts);
    expect(time({})).toBe('59′');
    expect(time({ clock: { at: 0, phase: 'h1', shown: 2_760 } })).toBe('45+2′');
    expect(time({ clock: { at: 0, phase: 'break' } })).toBe('中场');
    expect(time({ sport: 'basketball', clock: { at: 0, phase: 'q3', shown: 65 } })).toBe('第 3 节 01:05');
    expect(time({ status: 'postponed' })).toBe('延期');
    expect(time({ status: 'settled' })).toBe('完场');
    const starts = Date.parse('2026-11-22T11:35:00Z');
    expect(startOf(starts, 'Asia/Shanghai', starts - 3_600_000)).toBe('19:35');
    expect(startOf(starts, 'Asia/Shanghai', starts - 86_400_000)).toBe('11-22 19:35');
    expect(scoreOf(eventOf({ status: 'scheduled' }))).toBeUndefined();
  });

  it('[SPT-8] columns are of market types that their sport has', () => {
    for (const [sport, { main, wide }] of Object.entries(columns)) {
      const types = marketTypes[sport as EventView['sport']];
      for (const { type, sides } of [...main, ...wide]) {
        expect([sport, type, [...(types[type]?.sides ?? [])].sort()]).toEqual([
          sport,
          type,
          [...sides].sort(),
        ]);
      }
    }
  });
});

describe('the events of the sports page', () => {
  it('[SPT-8] apply a change of the known version, and its movements', () => {
    const before = eventOf();
    const after = withAnswer(before, changeOf());
    expect(cellsOf(after).get(home)).toEqual({ price: 1960, status: 'open', epoch: 4 });
    expect([...movementsOf(before, after)]).toEqual([[home, 'up']]);
    expect(after.version).toEqual([12, 0]);
  });

  it('[SPT-8] ignore a change of another version, which the next request names again', () => {
    const before = eventOf();
    expect(withAnswer(before, changeOf({ from: [9, 0] }))).toBe(before);
  });

  it('[SPT-8] suspend, close and reopen markets', () => {
    const key = `${id}:ah:ft`;
    const suspended = withAnswer(
      eventOf(),
      changeOf({ prices: {}, markets: [{ key, status: 'suspended', reason: 'goal', epoch: 5 }] }),
    );
    expect(cellsOf(suspended).get(home)).toMatchObject({ status: 'suspended', epoch: 5 });
    const open = withAnswer(
      suspended,
      changeOf({ from: [12, 0], prices: {}, markets: [{ key, status: 'open', epoch: 5 }] }),
    );
    expect(cellsOf(open).get(home)).toMatchObject({ status: 'open' });
    expect(open.markets[0]).not.toHaveProperty('reason');
    expect(cellsOf(withAnswer(eventOf(), changeOf({ prices: { [home]: 0 } }))).get(home)).toMatchObject({
      price: 0,
      status: 'closed',
    });
    expect(cellsOf(eventOf({ status: 'ended' })).get(home)).toMatchObject({ status: 'closed' });
    expect(cellsOf(eventOf({ status: 'interrupted' })).get(home)).toMatchObject({ status: 'suspended' });
  });
});

describe('the feed of the sports page', () => {
  const setup = (answer: () => Promise<{ now: number; events: (EventChange | never)[] }>) => {
    let time = 0;
    const asked: { markets: string; events: { id: string }[] }[] = [];
    const log: string[] = [];
    const feed = createFeed({
      api: {
        changes: (body) => {
          asked.push(body);
          return answer() as ReturnType<Api['changes']>;
        },
        event: async (event) => eventOf({ id: event }),
      },
      wait: async () => {},
      isVisible: () => true,
      now: () => time,
      onEvent: (event, movements) => log.push(`${event.id} ${movements.size}`),
      onStale: (isStale) => log.push(isStale ? 'stale' : 'fresh'),
      onRejected: ({ code }) => log.push(`rejected ${code}`),
    });
    return {
      feed,
      asked,
      log,
      pass: (ms: number) => {
        time += ms;
      },
    };
  };

  it('[SPT-8] asks for the listed events with main markets and for the followed ones with all', async () => {
    const { feed, asked, log } = setup(async () => ({ now: 0, events: [changeOf()] }));
    feed.setListed(
      Array.from({ length: 61 }, (_, index) => eventOf({ id: index === 0 ? id : `other.${index}` })),
    );
    feed.follow(['fb.followed']);
    await feed.poll();
    expect(asked.map(({ markets, events }) => [markets, events.length])).toEqual([
      ['main', 60],
      ['main', 1],
      ['all', 1],
    ]);
    expect(log).toEqual(['fb.followed 0', `${id} 1`]);
    expect(feed.followed('fb.followed')).toBeDefined();
    feed.follow([]);
    expect(feed.followed('fb.followed')).toBeUndefined();
    expect(feed.event(id)?.version).toEqual([12, 0]);
  });

  it('[SPT-8] is stale after six seconds without an answer, until the next one', async () => {
    let works = false;
    const { feed, log, pass } = setup(async () => {
      if (!works) throw new TypeError('offline');
      return { now: 0, events: [] };
    });
    feed.setListed([eventOf()]);
    pass(6_000);
    await feed.poll();
    expect(feed.isStale()).toBe(false);
    pass(1);
    await feed.poll();
    expect([feed.isStale(), log]).toEqual([true, ['stale']]);
    works = true;
    await feed.poll();
    expect([feed.isStale(), log]).toEqual([false, ['stale', 'fresh']]);
  });

  it('[SPT-4] reports a rejection, such as an expired token', async () => {
    const { feed, log } = setup(async () => {
      throw new Rejected(20203, {});
    });
    feed.setListed([eventOf()]);
    await feed.poll();
    expect(log).toEqual(['rejected 20203']);
  });
});

const picked = (selection = home) => ({ selection, event: eventOf(), asked: { price: 1930, epoch: 4 } });

describe('the slip of the sports page', () => {
  const now = {
    cell: { price: 1930, status: 'open' as const, epoch: 4 },
    isStale: false,
    isOver: false,
    consent: 'better',
    balance: 100_00n,
  };
  const ticket = {
    ...picked(),
    stake: '50',
    limits: { min: '10.00', max: '80.00', maxPayout: '1000000.00' },
  };
  const check = (changes: object, ofTicket: object = {}) =>
    refusalOf({ ...ticket, ...ofTicket }, { ...now, ...changes });

  it('[SPT-8] picks, replaces nothing by itself, and removes what is picked again', () => {
    const slip = createSlip();
    expect(slip.pick(picked())).toBe('added');
    expect(slip.has(home)).toBe(true);
    expect(slip.pick(picked())).toBe('removed');
    for (let index = 0; index < maxTickets; index += 1) {
      expect(slip.pick(picked(`${id}:ou:ft:${index}:o`))).toBe('added');
    }
    expect(slip.pick(picked())).toBe('full');
  });

  it('[SPT-8] refuses what the page knows: state of the selection, change, stake and balance', () => {
    expect(check({})).toBeUndefined();
    expect(check({ isOver: true })).toEqual({ reason: 'ended' });
    expect(check({ isStale: true })).toEqual({ reason: 'stale' });
    expect(check({ cell: undefined })).toEqual({ reason: 'closed' });
    expect(check({ cell: { ...now.cell, status: 'suspended' } })).toEqual({ reason: 'suspended' });
    expect(check({}, { stake: '' })).toEqual({ reason: 'missing' });
    expect(check({}, { stake: '5.555' })).toEqual({ reason: 'format' });
    expect(check({}, { stake: '9.99' })).toEqual({ reason: 'low', limit: '10.00', next: 'use' });
    expect(check({}, { stake: '80.01' })).toEqual({ reason: 'high', limit: '80.00', next: 'use' });
    expect(check({ balance: 49_99n })).toEqual({ reason: 'balance', next: 'deposit' });
  });

  it('[SPT-8] asks for consent after a material change, and after a price that the consent does not include', () => {
    const cell = (price: number, epoch = 4) => ({ cell: { ...now.cell, price, epoch } });
    expect(check(cell(1930, 5))).toMatchObject({ reason: 'happened', next: 'accept' });
    expect(check(cell(1900))).toEqual({ reason: 'worse', next: 'accept', before: 1930, now: 1900 });
    expect(check(cell(1960))).toBeUndefined();
    expect(check({ ...cell(1960), consent: 'none' })).toMatchObject({ reason: 'worse' });
    // The gateway computes the others, and its refusal counts.
    expect(check({ ...cell(1900), consent: 'within-3' })).toBeUndefined();
    expect(
      check({ ...cell(1900), consent: 'within-3' }, { refusal: { reason: 'price-worse' } }),
    ).toMatchObject({
      reason: 'worse',
      next: 'accept',
    });
    const slip = createSlip();
    slip.pick(picked());
    slip.accept(home, { price: 1900, status: 'open', epoch: 5 });
    expect(slip.tickets()[0]?.asked).toEqual({ price: 1900, epoch: 5 });
  });

  it('[SPT-8] shows refusals of the gateway, and forgets them when the stake changes', () => {
    const given = (reason: string, limit?: string) => check({}, { refusal: { reason, limit } });
    expect(given('market-limit', '20.00')).toEqual({ reason: 'high', limit: '20.00', next: 'use' });
    expect(given('looks-repeated')).toEqual({ reason: 'repeated', next: 'confirm' });
    expect(given('below-parlay-min', '2')).toEqual({ reason: 'parlay', limit: '2' });
    expect(given('something-new')).toEqual({ reason: 'other' });
    // The selection is open again.
    expect(given('leg-suspended')).toBeUndefined();
    const slip = createSlip();
    slip.pick(picked());
    slip.send(home, 'key1');
    slip.refuse('key1', { reason: 'looks-repeated' });
    slip.confirm(home);
    expect(slip.tickets()[0]).toMatchObject({ status: 'editing', isConfirmed: true });
    slip.setStake(home, '60');
    expect(slip.tickets()[0]).not.toHaveProperty('isConfirmed');
  });

  it('[SPT-8] computes the profit of parlays and systems, rounded down once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_010, max: 200_000 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 2_000_00 }),
        fc.nat(),
        (prices, unit, any) => {
          const size = 2 + (any % (prices.length - 1));
          // Every combination by itself, as exact fractions of 1000^size.
          let sum = 0n;
          let count = 0;
          for (let mask = 0; mask < 2 ** prices.length; mask += 1) {
            const legs = prices.filter((_, index) => (mask >> index) & 1);
            if (legs.length !== size) continue;
            count += 1;
            sum += legs.reduce((product, price) => product * BigInt(price), 1n);
          }
          const stake = (unit / 100).toFixed(2);
          const profit = (BigInt(unit) * sum) / 1000n ** BigInt(size) - BigInt(unit * count);
          expect(profitOf(stake, prices, size)).toBe(profit);
        },
      ),
    );
  });

  it('[SPT-8] refuses parlays of one match, of one leg, and above the balance for all of their bets', () => {
    const leg = { ...picked(), stake: '', status: 'editing' as const };
    const of = (event: string) => ({
      ...leg,
      selection: `${event}:ah:ft:-2:h`,
      event: eventOf({ id: event }),
    });
    const parlay = { selection: parlayId, size: 2, stake: '40', status: 'editing' as const };
    const check = (legs: object[], balance = 120_00n, hasLegRefusal = false) =>
      parlayRefusalOf(parlay, legs as never, { balance, hasLegRefusal });
    expect(check([of('a')])).toEqual({ reason: 'few' });
    expect(check([of('a'), of('a')])).toEqual({ reason: 'same' });
    expect(check([of('a'), of('b')], 120_00n, true)).toEqual({ reason: 'leg' });
    expect(check([of('a'), of('b'), of('c')])).toBeUndefined();
    expect(check([of('a'), of('b'), of('c')], 119_99n)).toEqual({ reason: 'balance', next: 'deposit' });
  });

  it('[SPT-8] keeps what a parlay was sent with, and its limits only while its legs stay', () => {
    const slip = createSlip();
    slip.pick(picked());
    slip.pick(picked(`${id}:ou:ft:10:o`));
    slip.setIsParlay(true);
    slip.setLimits(parlayId, { min: '2.00', max: '20.00', maxPayout: '1000000.00' });
    slip.pick(picked(`${id}:1x2:ft:0:h`));
    expect(slip.parlay()).not.toHaveProperty('limits');
    slip.setStake(parlayId, '20');
    slip.send(parlayId, 'key-parlay');
    slip.pick(picked());
    expect(slip.parlay().legs).toHaveLength(3);
    slip.lose('key-parlay');
    slip.drop('key-parlay');
    expect(slip.parlay()).toMatchObject({ status: 'not-placed', stake: '20' });
    slip.reopen(parlayId, undefined);
    expect(slip.parlay().status).toBe('editing');
  });

  it('[REQ-10] counts money in whole minor units', () => {
    expect(['1', '0.10', '12.5', '1e3', '-1', '１'].map(stakeOf)).toEqual([
      100n,
      10n,
      12_50n,
      undefined,
      undefined,
      undefined,
    ]);
    expect(profitOf('50', [1930])).toBe(46_50n);
    expect(profitOf('0.01', [1930])).toBe(0n);
  });
});

describe('placing a bet on the sports page', () => {
  const setup = (api: { place: () => Promise<unknown>; outcome?: () => Promise<unknown> }) => {
    const slip = createSlip();
    slip.pick(picked());
    slip.setStake(home, '50');
    const log: unknown[] = [];
    const bodies: unknown[] = [];
    const placing = createPlacing({
      api: {
        place: (body) => {
          bodies.push(body);
          return api.place() as ReturnType<Api['place']>;
        },
        outcome: (key) => {
          log.push(`outcome ${key}`);
          return (api.outcome ?? (async () => ({ bet: null })))() as ReturnType<Api['outcome']>;
        },
      },
      slip,
      createKey: () => 'key-00000001',
      wait: async (ms) => {
        log.push(ms);
      },
      now: () => 1_000,
      onBalance: (balance) => log.push(balance),
      onDecided: (bet) => log.push(bet?.state ?? null),
      onRejected: (error) => log.push(error instanceof Rejected ? error.code : error),
    });
    return { slip, log, bodies, place: () => placing.placeAll([...slip.tickets()]) };
  };
  const status = (slip: ReturnType<typeof createSlip>) => slip.tickets()[0]?.status;

  it('[SPT-8] sends the seen price and epoch with a key, and shows the accepted bet', async () => {
    const { slip, log, bodies, place } = setup({ place: async () => ({ bet: betOf(), balance: '950.00' }) });
    await place();
    expect(bodies).toEqual([
      {
        key: 'key-00000001',
        legs: [{ selection: home, price: 1930, epoch: 4 }],
        sizes: [1],
        unit: '50.00',
        consent: 'better',
      },
    ]);
    expect([status(slip), log]).toEqual(['accepted', [950_00n, 'open']]);
  });

  it('[SPT-8] follows a bet in play until it is decided, also when a suspension holds it', async () => {
    const answers = [
      betOf({ state: 'pending', decideInMs: 0 }),
      betOf({ state: 'refused', refusal: { reason: 'event-happened' } }),
    ];
    const { slip, log, place } = setup({
      place: async () => ({ bet: betOf({ state: 'pending', decideInMs: 5_000 }), balance: '950.00' }),
      outcome: async () => ({ bet: answers.shift() }),
    });
    await place();
    expect(log).toEqual([950_00n, 5_300, 'outcome key-00000001', 500, 'outcome key-00000001', 'refused']);
    expect(status(slip)).toBe('refused');
    slip.reopen(home, { price: 1900, status: 'open', epoch: 6 });
    expect(slip.tickets()[0]).toMatchObject({
      status: 'editing',
      stake: '50',
      asked: { price: 1900, epoch: 6 },
    });
    expect(slip.tickets()[0]).not.toHaveProperty('key');
  });

  it('[REQ-10] asks for the outcome after a lost answer, and never places the bet again', async () => {
    let attempts = 0;
    const { slip, bodies, place } = setup({
      place: async () => {
        throw new TypeError('offline');
      },
      outcome: async () => {
        attempts += 1;
        if (attempts < 3) throw new TypeError('offline');
        return { bet: betOf() };
      },
    });
    await place();
    expect([status(slip), bodies.length, attempts]).toEqual(['accepted', 1, 3]);
  });

  it('[REQ-10] shows that a lost bet was not placed, once the gateway says so', async () => {
    const { slip, log, place } = setup({
      place: async () => {
        throw new TypeError('offline');
      },
    });
    const done = place();
    expect(status(slip)).toBe('sending');
    await done;
    expect([status(slip), log.at(-1)]).toEqual(['not-placed', null]);
  });

  it('[SPT-8][PRO-1] gives a refused bet back to the slip, and leaves the player protection to the notice', async () => {
    const refuse = async (code: number, data: object = {}) => {
      const { slip, log, place } = setup({
        place: async () => {
          throw new Rejected(code, data);
        },
      });
      await place();
      return [status(slip), slip.tickets()[0]?.refusal, log.at(-1)];
    };
    const data = { reason: 'market-limit', limit: '20.00' };
    expect(await refuse(20601, data)).toEqual(['editing', data, 20601]);
    expect(await refuse(20101)).toEqual(['editing', { reason: 'balance' }, 20101]);
    expect(await refuse(20304)).toEqual(['editing', undefined, 20304]);
  });
});

describe('errors and keys of the sports page', () => {
  const of = (code: number, isFramed = true) =>
    explain(new Rejected(code, {}), { t: createTranslate('zh-CN'), lang: 'zh-CN', isFramed });

  it('[SPT-4][MNT-1][PRO-3] explains an expired token, maintenance, and what the site has to ask', () => {
    expect(of(20203)).toMatchObject({ text: '会话已过期，正在重新进入…', isOver: true });
    expect(of(20203, false).text).toBe('会话已过期，请从网站重新打开场馆');
    expect(of(6014)).toMatchObject({ text: '场馆维护中', isMaintenance: true, isOver: false });
    expect(of(20304)).toMatchObject({ offers: 'reality-check' });
    expect(of(20302)).toMatchObject({ offers: 'protection' });
    expect(of(20001).text).toBe('场馆未接受，请稍后再试');
  });

  it('[SPT-8] arrow keys stay in their row or column', () => {
    const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;
    expect(distance(at(0, 0), at(20, 0), 'ArrowRight')).toBe(20);
    expect(distance(at(0, 0), at(20, 0), 'ArrowLeft')).toBeUndefined();
    expect(distance(at(0, 0), at(5, 20), 'ArrowDown')).toBe(30);
    expect(distance(at(0, 20), at(0, 0), 'ArrowUp')).toBe(20);
  });
});

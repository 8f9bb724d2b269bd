/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sportsOfArea } from '@pavilion/contract/sports';

const html = readFileSync(join(__dirname, '../sports/index.html'), 'utf8');
const id = 'fb.river.20261122.03';
const site = 'https://play.example';

const text = (zh: string, en: string) => ({ 'zh-CN': zh, en });
const team = (zh: string, en: string) => ({
  id: en,
  name: text(zh, en),
  short: text(zh, en),
  colours: ['#fff', '#000'],
});
const line = (q: number, sides: readonly [string, number][]) => ({
  q,
  selections: sides.map(([side, price]) => ({ side, price, open: true })),
});
const eventOf = (changes: object = {}) => ({
  id,
  sport: 'football',
  competition: {
    id: 'fb.river',
    sport: 'football',
    name: text('江河联赛', 'River League'),
    rank: 1,
    speed: 1,
  },
  home: team('云岭飞鹤', 'Cranes'),
  away: team('东渡海燕', 'Swallows'),
  startsAt: Date.parse('2026-11-22T11:35:00Z'),
  status: 'live',
  clock: { at: 3_480, phase: 'h2', shown: 3_480 },
  scores: { ft: [2, 1] },
  parlayMin: 1,
  commitment: 'a'.repeat(64),
  version: [10, 0],
  marketCount: 38,
  markets: [
    {
      key: `${id}:ah:ft`,
      type: 'ah',
      period: 'ft',
      status: 'open',
      epoch: 4,
      lines: [
        line(-2, [
          ['h', 1930],
          ['a', 1950],
        ]),
      ],
    },
    {
      key: `${id}:ou:ft`,
      type: 'ou',
      period: 'ft',
      status: 'suspended',
      reason: 'danger',
      epoch: 4,
      lines: [
        line(10, [
          ['o', 1880],
          ['u', 2000],
        ]),
      ],
    },
  ],
  ...changes,
});
const counts = { live: 1, today: 96, early: 300 };
const boardOf = (events: object[], changes: object = counts) => ({
  events,
  competitions: [],
  counts: changes,
  sports: [{ sport: 'football', ...counts }],
});
const betOf = (changes: object = {}) => ({
  id: 'bet1',
  provider: 'IMTY',
  state: 'open',
  sizes: [1],
  bets: 1,
  stake: '50.00',
  potential: '96.50',
  payout: '0.00',
  decideInMs: null,
  legs: [
    {
      event: { sport: 'football', home: text('云岭飞鹤', 'Cranes'), away: text('东渡海燕', 'Swallows') },
      selection: `${id}:ah:ft:-2:h`,
      price: 1930,
      score: [2, 1],
      result: null,
    },
  ],
  ...changes,
});

const sessionOf = (balance: string, owner = 'owner-1') => ({
  balance,
  owner,
  isHalted: false,
  timeZone: 'Asia/Shanghai',
  sports: { sport: sportsOfArea('sport'), esports: sportsOfArea('gaming') },
});

type Answer = object | ((body: Record<string, unknown>) => object);
const rejected = (code: number, data: object = {}) => ({ status_code: code, data });

/** Opens the page with the answers of the gateway by call. A rejection has a `status_code`. */
const open = async (answers: Record<string, Answer> = {}, { isFramed = false, fragment = '' } = {}) => {
  document.documentElement.innerHTML = html.slice(html.indexOf('<head>'), html.indexOf('</html>'));
  document.documentElement.lang = 'zh-CN';
  document.documentElement.dataset.sites = site;
  history.replaceState(null, '', `/sports/IMTY-sport#token=t1&channel=c1${fragment}`);
  const all: Record<string, Answer> = {
    session: sessionOf('1000.00'),
    board: boardOf([eventOf()]),
    event: eventOf(),
    changes: { now: 0, events: [] },
    bets: { items: [], nextCursor: null },
    limits: { min: '10.00', max: '8300.00', maxPayout: '1000000.00' },
    ...answers,
  };
  const calls: [string, Record<string, unknown>][] = [];
  window.fetch = jest.fn(async (path: string, { body }: RequestInit) => {
    const name = path.split('/').at(-1) as string;
    const parsed = JSON.parse(String(body)) as Record<string, unknown>;
    calls.push([name, parsed]);
    const answer = all[name];
    const data = typeof answer === 'function' ? answer(parsed) : answer;
    const envelope = data && 'status_code' in data ? data : { status_code: 6000, data };
    return { status: 200, json: async () => envelope };
  }) as unknown as typeof fetch;
  const sent: [{ type: string }, string][] = [];
  const parent = isFramed
    ? { postMessage: (data: { type: string }, origin: string) => sent.push([data, origin]) }
    : window;
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  Object.defineProperty(document, 'referrer', { value: isFramed ? `${site}/` : '', configurable: true });
  jest.resetModules();
  await import('../sports/js/main.js');
  await jest.advanceTimersByTimeAsync(0);
  return {
    calls,
    all,
    sent,
    /** What was sent after the report that the page is ready. */
    posted: () => sent.slice(1),
    parent,
    bodiesOf: (name: string) => calls.filter(([each]) => each === name).map(([, body]) => body),
  };
};

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const nameOf = (node: Element | null) => node?.querySelector('.sr-only')?.textContent;
const cell = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.cell')].find((each) => nameOf(each) === name) as HTMLElement;
const enterStake = (amount: string) => {
  const field = find<HTMLInputElement>('.stake');
  field.value = amount;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

describe('the page of a sports venue', () => {
  it('[SPT-8] shows the matches in play as a grid, each price with its name', async () => {
    const { bodiesOf } = await open();
    expect(bodiesOf('board')).toEqual([{ sport: 'football', tab: 'live', limit: 40 }]);
    expect(find('[role="grid"]').getAttribute('aria-label')).toBe('足球盘口，滚球');
    expect([...document.querySelectorAll('[role="columnheader"]')].map((each) => each.textContent)).toEqual(
      expect.arrayContaining(['江河联赛1', '让球', '大小', '独赢']),
    );
    expect(find('.when').textContent).toBe('59′');
    expect(find('.home-score').textContent).toBe('2');
    expect(nameOf(find('.open-match'))).toBe('云岭飞鹤 对 东渡海燕，比分 2:1，共 38 个盘口');
    expect(cell('云岭飞鹤 让 0.5，1.93').getAttribute('aria-pressed')).toBe('false');
    expect(cell('大 2.5，暂停投注').getAttribute('aria-disabled')).toBe('true');
    cell('大 2.5，暂停投注').click();
    expect(document.querySelectorAll('.ticket')).toHaveLength(0);
    expect(nameOf(find('#times [aria-selected="true"]'))).toBe('滚球，1 场');
    expect(find('#balance').textContent).toBe('1,000.00');
  });

  it('[SPT-8] updates prices in place while the page polls, and keeps the focus when lines change', async () => {
    const { all } = await open();
    const price = cell('云岭飞鹤 让 0.5，1.93');
    price.focus();
    all.changes = {
      now: 0,
      events: [
        {
          id,
          from: [10, 0],
          version: [12, 0],
          status: 'live',
          clock: { at: 3_600, phase: 'h2', shown: 3_600 },
          scores: { ft: [3, 1] },
          prices: { [`${id}:ah:ft:-2:h`]: 2010 },
          markets: [],
          incidents: [],
        },
      ],
    };
    await pass(2_000);
    expect(document.activeElement).toBe(price);
    expect(nameOf(price)).toBe('云岭飞鹤 让 0.5，2.01');
    expect(price.querySelector('b')?.dataset.dir).toBe('up');
    expect(find('.home-score').textContent).toBe('3');
    const [ah, ou] = eventOf().markets;
    const markets = [
      ah,
      {
        ...ou,
        status: 'open',
        lines: [
          line(12, [
            ['o', 1700],
            ['u', 2100],
          ]),
        ],
      },
    ];
    all.changes = {
      now: 0,
      events: [{ id, version: [14, 0], snapshot: eventOf({ version: [14, 0], markets }) }],
    };
    await pass(2_000);
    expect(cell('大 3，1.70')).toBeDefined();
    expect(nameOf(document.activeElement)).toBe('云岭飞鹤 让 0.5，1.93');
  });

  it('[SPT-8] opens the next time with matches, and says when there are none', async () => {
    const empty = { live: 0, today: 0, early: 3 };
    const { bodiesOf } = await open({
      board: ({ tab }) => boardOf(tab === 'early' ? [eventOf({ status: 'scheduled' })] : [], empty),
    });
    expect(bodiesOf('board').map(({ tab }) => tab)).toEqual(['live', 'early']);
    find('#times-today').click();
    await pass(0);
    expect(find('.empty-state').textContent).toContain('今天没有待开赛的比赛');
    find('.empty-state button').click();
    await pass(0);
    expect(find('#times [aria-selected="true"]').id).toBe('times-early');
  });

  it('[SPT-8] offers a retry when the board does not load', async () => {
    const { all } = await open({ board: rejected(20001) });
    expect(find('.empty-state').textContent).toContain('盘口没有加载出来');
    all.board = boardOf([eventOf()]);
    find('.empty-state button').click();
    await pass(0);
    expect(document.querySelectorAll('.match')).toHaveLength(1);
  });

  it('[SPT-8] opens a match with all markets, and returns to its row', async () => {
    const { bodiesOf } = await open();
    find('.open-match').click();
    await pass(0);
    expect(bodiesOf('event')).toEqual([{ event: id }]);
    expect([...document.querySelectorAll('.market h4')].map((each) => each.textContent)).toEqual([
      '全场 让球',
      '全场 大小',
    ]);
    expect(find('.scoreboard').textContent).toContain('2 : 1');
    find('.back').click();
    expect(document.activeElement).toBe(find('.open-match'));
    expect(find('#detail').hidden).toBe(true);
  });

  it('[SPT-8] places a single bet, and shows its acceptance, the balance and the open bet', async () => {
    const { all, bodiesOf, calls } = await open({ place: { bet: betOf(), balance: '950.00' } });
    cell('云岭飞鹤 让 0.5，1.93').click();
    await pass(0);
    expect(find('#live').textContent).toBe('已加入注单，1 项');
    expect(find('.facts').textContent).toBe('限额 10.00 – 8,300.00');
    expect(find<HTMLButtonElement>('.place').disabled).toBe(true);
    enterStake('5');
    expect(find('.note').textContent).toBe('单注最低 10.00');
    find('.next').click();
    expect(find<HTMLInputElement>('.stake').value).toBe('10');
    enterStake('50');
    expect(find('.facts').textContent).toContain('可赢 46.50');
    expect(find('.place').textContent).toBe('投注 50.00');
    all.bets = { items: [betOf()], nextCursor: null };
    all.session = sessionOf('950.00');
    find('.place').click();
    await pass(0);
    expect(bodiesOf('place')).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        legs: [{ selection: `${id}:ah:ft:-2:h`, price: 1930, epoch: 4 }],
        sizes: [1],
        unit: '50.00',
        consent: 'better',
      },
    ]);
    expect(find('.note').textContent).toBe('投注成功，接受赔率 1.93');
    expect(find('#live').textContent).toBe('投注成功，50.00');
    expect(find('#balance').textContent).toBe('950.00');
    find('#slip-tabs-open').click();
    await pass(0);
    expect(find('#slip-panel').textContent).toContain('云岭飞鹤 让 0.51.93');
    expect(find('#slip-panel').textContent).toContain('投注时 2:1');
    expect(find('#slip-panel').textContent).toContain('最高派彩 96.50');
    expect(calls.filter(([name]) => name === 'place')).toHaveLength(1);
  });

  /** Two matches, the second with other prices. */
  const otherId = 'fb.river.20261122.04';
  const other = eventOf({
    id: otherId,
    home: team('北岭苍狼', 'Wolves'),
    away: team('南湖白鹭', 'Egrets'),
    markets: [
      {
        key: `${otherId}:ah:ft`,
        type: 'ah',
        period: 'ft',
        status: 'open',
        epoch: 2,
        lines: [
          line(0, [
            ['h', 2000],
            ['a', 1800],
          ]),
        ],
      },
    ],
  });
  const two = {
    board: boardOf([eventOf(), other]),
    event: ({ event }: Record<string, unknown>) => (event === otherId ? other : eventOf()),
  };
  const pickTwo = async () => {
    cell('云岭飞鹤 让 0.5，1.93').click();
    cell('北岭苍狼 平手，2.00').click();
    await pass(0);
  };
  const parlayNote = () => find('#ticket-parlay-note').textContent;

  it('[SPT-8] places the selections of two matches as a parlay, and takes them out of the slip', async () => {
    const legs = [...betOf().legs, { ...betOf().legs[0]!, selection: `${otherId}:ah:ft:0:h`, price: 2000 }];
    const { bodiesOf } = await open({
      ...two,
      place: { bet: betOf({ sizes: [2], legs }), balance: '950.00' },
    });
    cell('云岭飞鹤 让 0.5，1.93').click();
    expect(find('.kinds').hidden).toBe(true);
    cell('北岭苍狼 平手，2.00').click();
    await pass(0);
    const [, parlay] = [...document.querySelectorAll<HTMLElement>('.kind')];
    parlay!.click();
    await pass(0);
    expect(parlay!.getAttribute('aria-pressed')).toBe('true');
    expect(bodiesOf('limits').at(-1)).toEqual({
      legs: [`${id}:ah:ft:-2:h`, `${otherId}:ah:ft:0:h`],
      sizes: [2],
    });
    const fields = [...document.querySelectorAll<HTMLInputElement>('.stake')];
    expect(fields.map((field) => field.closest<HTMLElement>('.stake-row')!.hidden)).toEqual([
      true,
      true,
      false,
    ]);
    const field = fields[2]!;
    field.value = '50';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const card = field.closest('.ticket') as HTMLElement;
    expect(card.querySelector('strong')?.textContent).toBe('2 串 1');
    expect(card.querySelector('.price')?.textContent).toBe('3.86');
    expect(card.querySelector('.facts')?.textContent).toBe('限额 10.00 – 8,300.00 · 可赢 143.00');
    find('.place').click();
    await pass(0);
    expect(bodiesOf('place')).toEqual([
      {
        key: expect.any(String),
        legs: [
          { selection: `${id}:ah:ft:-2:h`, price: 1930, epoch: 4 },
          { selection: `${otherId}:ah:ft:0:h`, price: 2000, epoch: 2 },
        ],
        sizes: [2],
        unit: '50.00',
        consent: 'better',
      },
    ]);
    expect(parlayNote()).toBe('串关投注成功');
    [...card.querySelectorAll<HTMLElement>('.next')].at(-1)!.click();
    expect(document.querySelectorAll('.tickets .ticket')).toHaveLength(0);
    expect(find('.empty').hidden).toBe(false);
  });

  it('[SPT-8] says why a parlay cannot be placed: one match, and a leg that is suspended', async () => {
    const { all } = await open(two);
    cell('云岭飞鹤 让 0.5，1.93').click();
    cell('东渡海燕 受让 0.5，1.95').click();
    await pass(0);
    [...document.querySelectorAll<HTMLElement>('.kind')][1]!.click();
    expect(parlayNote()).toBe('同场赛事不可串关，请移除其中一项');
    cell('东渡海燕 受让 0.5，1.95').click();
    expect(parlayNote()).toBe('串关至少选 2 场比赛');
    cell('北岭苍狼 平手，2.00').click();
    await pass(0);
    const [market] = other.markets;
    all.changes = {
      now: 0,
      events: [
        {
          id: otherId,
          version: [12, 0],
          snapshot: { ...other, version: [12, 0], markets: [{ ...market, status: 'suspended' }] },
        },
      ],
    };
    await pass(2_000);
    expect(parlayNote()).toBe('有选项暂时不能投注，请先处理');
    expect(find<HTMLButtonElement>('.place').disabled).toBe(true);
  });

  it('[SPT-8] keeps the picks over another launch, at the prices of then, for the same player only', async () => {
    await open(two);
    await pickTwo();
    const kept = Object.values({ ...window.sessionStorage }).join();
    expect(kept).toContain(`${otherId}:ah:ft:0:h`);
    expect(kept).not.toContain('2000');
    const [market] = other.markets;
    const moved = {
      ...other,
      markets: [
        {
          ...market,
          lines: [
            line(0, [
              ['h', 2100],
              ['a', 1700],
            ]),
          ],
        },
      ],
    };
    const again = {
      ...two,
      event: ({ event }: Record<string, unknown>) => (event === otherId ? moved : eventOf()),
    };
    await open(again);
    expect([...document.querySelectorAll('.ticket .price')].map((each) => each.textContent)).toEqual([
      '1.93',
      '2.10',
    ]);
    await open({ ...again, session: sessionOf('1000.00', 'owner-2') });
    expect(document.querySelectorAll('.tickets .ticket')).toHaveLength(0);
  });

  it('[SPT-8] forgets kept picks of matches that are over, and those that were removed', async () => {
    await open(two);
    await pickTwo();
    const ended = { ...other, status: 'ended' };
    await open({ ...two, event: ({ event }) => (event === otherId ? ended : eventOf()) });
    expect(document.querySelectorAll('.tickets .ticket')).toHaveLength(1);
    find('.remove').click();
    await open(two);
    expect(document.querySelectorAll('.tickets .ticket')).toHaveLength(0);
  });

  it('[SPT-8] waits for the decision of a bet in play, and offers a refused one again', async () => {
    const refusal = { reason: 'price-worse', prices: { asked: 1930, now: 1880 } };
    const { bodiesOf } = await open({
      place: { bet: betOf({ state: 'pending', decideInMs: 5_000 }), balance: '950.00' },
      outcome: { bet: betOf({ state: 'refused', refusal }) },
    });
    cell('云岭飞鹤 让 0.5，1.93').click();
    await pass(0);
    enterStake('50');
    find('.place').click();
    await pass(1_000);
    expect(find('.note').textContent).toBe('等待场馆确认，4 秒');
    // A selection that is being decided cannot be placed again.
    expect(find('.slip-form').hidden).toBe(true);
    await pass(4_300);
    expect(bodiesOf('outcome')).toEqual([{ key: bodiesOf('place')[0]?.key }]);
    expect(find('.note').textContent).toBe('未接受，本金已退回：投注时 1.93，确认时 1.88');
    find('.next').click();
    expect(find('.ticket').dataset.status).toBe('editing');
    expect(find<HTMLInputElement>('.stake').value).toBe('50');
  });

  it('[SPT-8] asks for consent when the price falls, and removes nothing by itself', async () => {
    const { all } = await open();
    cell('云岭飞鹤 让 0.5，1.93').click();
    await pass(0);
    enterStake('50');
    const [ah] = eventOf().markets;
    const lower = {
      ...ah,
      lines: [
        line(-2, [
          ['h', 1850],
          ['a', 2050],
        ]),
      ],
    };
    all.changes = {
      now: 0,
      events: [{ id, version: [12, 0], snapshot: eventOf({ version: [12, 0], markets: [lower] }) }],
    };
    await pass(2_000);
    expect(find('.note').textContent).toBe('赔率已变 1.93 → 1.85，请确认');
    expect(find('.ticket .price').textContent).toBe('1.85 ▼');
    expect(find<HTMLButtonElement>('.place').disabled).toBe(true);
    find('.next').click();
    expect(find<HTMLButtonElement>('.place').disabled).toBe(false);
  });

  it('[SPT-8] marks prices as stale while the connection is lost', async () => {
    const { all } = await open();
    all.changes = () => {
      throw new TypeError('offline');
    };
    await pass(8_100);
    expect(find('#stale').hidden).toBe(false);
    expect(cell('云岭飞鹤 让 0.5，1.93，更新中').getAttribute('aria-disabled')).toBe('true');
  });

  it('[SPT-8] moves between tabs with the arrow keys', async () => {
    const { bodiesOf } = await open();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    find('#times-live').focus();
    press('ArrowRight');
    await pass(0);
    expect(document.activeElement?.id).toBe('times-today');
    press('End');
    await pass(0);
    expect(bodiesOf('board').map(({ tab }) => tab)).toEqual(['live', 'today', 'early']);
    expect(
      [...document.querySelectorAll<HTMLElement>('#times .tab')].map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, -1, 0]);
  });
});

describe('the page of a sports venue in a frame of the site', () => {
  it('[SPT-4][RTE-3] asks the site for another launch when its token has expired, and stops', async () => {
    const { all, posted, calls } = await open({}, { isFramed: true });
    all.changes = rejected(20203);
    await pass(2_000);
    expect(posted()).toEqual([[{ type: 'pavilion:expired', channel: 'c1' }, site]]);
    expect(find('#notice').textContent).toBe('会话已过期，正在重新进入…');
    const before = calls.length;
    await pass(60_000);
    expect(calls.length).toBe(before);
  });

  it('[GAM-2] reports to the site that it is ready, also when its session can not be read', async () => {
    const ready = [{ type: 'pavilion:ready', channel: 'c1' }, site];
    expect((await open({}, { isFramed: true })).sent).toEqual([ready]);
    expect((await open({ session: rejected(10005) }, { isFramed: true })).sent[0]).toEqual(ready);
  });

  it('[MNY-2] shows no balance in the slip either while the member hides balances', async () => {
    const { parent } = await open({}, { isFramed: true, fragment: '&balance=hidden' });
    const inSlip = () => find('.available').textContent;
    expect(inSlip()).not.toContain('1,000.00');
    const data = { type: 'pavilion:balance-hiding', isHidden: false };
    dispatchEvent(new MessageEvent('message', { origin: site, source: parent as Window, data }));
    expect(inSlip()).toContain('1,000.00');
  });

  it('[SPT-4] asks for it also when the token is expired at first', async () => {
    const { sent } = await open({ session: rejected(20203) }, { isFramed: true });
    expect(sent.map(([message]) => message.type)).toEqual(['pavilion:expired', 'pavilion:ready']);
  });

  it('[PRO-3] leaves a reality check to the site, and takes bets again after its message', async () => {
    const { posted, parent } = await open({ place: rejected(20304) }, { isFramed: true });
    cell('云岭飞鹤 让 0.5，1.93').click();
    await pass(0);
    enterStake('50');
    find('.place').click();
    await pass(0);
    expect(posted()).toEqual([[{ type: 'pavilion:reality-check', channel: 'c1' }, site]]);
    const say = (origin: string, source: unknown) => {
      const event = new MessageEvent('message', { origin, data: { type: 'pavilion:resume' } });
      // The frame around the page is not a window of jsdom.
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    };
    say('https://evil.test', parent);
    say(site, window);
    expect(find('#plaque').hidden).toBe(false);
    say(site, parent);
    expect(find('#plaque').hidden).toBe(true);
    expect(find('.ticket').dataset.status).toBe('editing');
  });

  it('[PRO-1] offers the page of player protection when it refuses a bet', async () => {
    const { posted } = await open({ place: rejected(20302) }, { isFramed: true });
    cell('云岭飞鹤 让 0.5，1.93').click();
    await pass(0);
    enterStake('50');
    find('.place').click();
    await pass(0);
    expect(find('#protection').hidden).toBe(false);
    find('#protection').click();
    expect(posted()).toEqual([[{ type: 'pavilion:protection', channel: 'c1' }, site]]);
  });

  it('[MNT-1] shows maintenance, and comes back by itself', async () => {
    const { all } = await open({}, { isFramed: true });
    all.changes = rejected(6014);
    all.board = rejected(6014);
    await pass(2_000);
    expect(find('.empty-state').textContent).toContain('场馆维护中');
    all.changes = { now: 0, events: [] };
    all.board = boardOf([eventOf()]);
    await pass(30_000);
    expect(document.querySelectorAll('.match')).toHaveLength(1);
    expect(find('#plaque').hidden).toBe(true);
  });
});

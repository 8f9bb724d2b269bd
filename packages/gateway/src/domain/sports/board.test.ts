import { type CallRequest, type EventChange, type EventSnapshot, errorCodes } from '@pavilion/contract';
import { sports } from '@pavilion/contract/sports';
import { formatMinor } from '@pavilion/format';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { ScheduledEvent } from './schedule/schedule';
import { createSimulation } from './simulation';
import { away, createTestBook, home, over, type TestBook } from './testing/test-book';
import { testSide, testText } from './testing/test-side';

const hour = 3_600_000;
type Changes = CallRequest<'sportsChanges'>;

describe('what visitors read of the sportsbook', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await createTestBook();
  });
  afterAll(() => book.gateway.close());

  const eventOf = async (event: string) =>
    (await book.gateway.call('sportsEvent', { provider: 'IMTY', event })).data;
  const changesOf = async (events: Changes['events'], markets: Changes['markets'] = 'main') =>
    (await book.gateway.call('sportsChanges', { provider: 'IMTY', markets, events })).data.events;

  it('[SPT-8] tell prices and states that changed since a version, and nothing of other events', async () => {
    const event = await book.newEvent(-60_000, { score: [0, 0] });
    const waiting = await book.newEvent(30 * hour);
    const [before, other] = [await eventOf(event), await eventOf(waiting)] as const;
    const versions = [
      { id: event, version: before.version },
      { id: waiting, version: other.version },
    ];
    expect(await changesOf(versions)).toEqual([]);
    book.gateway.clock.advance(2_000);
    book.change(event, {
      score: [1, 0],
      epoch: 2,
      market: 'suspended',
      reason: 'goal',
      prices: [1500, 1900],
    });
    const [change] = (await changesOf([...versions, { id: 'fb.unknown', version: [0, 0] }])) as [EventChange];
    expect(change).toEqual({
      id: event,
      from: before.version,
      version: [before.version[0]! + 2, 0],
      status: 'live',
      clock: { at: 62, phase: 'h1' },
      scores: { ft: [1, 0] },
      prices: { [home(event)]: 1500, [over(event)]: 1500 },
      markets: ['ah', 'ou'].map((type) => ({
        key: `${event}:${type}:ft`,
        status: 'suspended',
        reason: 'goal',
        epoch: 2,
      })),
      incidents: [],
    });
    expect(change.prices).not.toHaveProperty(away(event));
    book.gateway.clock.advance(1_000);
    const [later] = (await changesOf([{ id: event, version: change.version }])) as [EventChange];
    expect(later).toMatchObject({ from: change.version, prices: {}, markets: [] });
  });

  it('[SPT-8] answer the whole event when its lines changed, and for an unknown or old version', async () => {
    const event = await book.newEvent(-60_000);
    const before = await eventOf(event);
    book.gateway.clock.advance(1_000);
    for (const version of [
      [before.version[0]! + 9_000, 0],
      [before.version[0]!, 3],
    ] as [number, number][]) {
      const [unknown] = (await changesOf([{ id: event, version }])) as [EventSnapshot];
      expect(unknown.snapshot).toMatchObject({ id: event, version: unknown.version });
    }
    book.change(event, { lines: [-2, -4] });
    const [moved] = (await changesOf([{ id: event, version: before.version }])) as [EventSnapshot];
    expect(moved.snapshot.markets[0]?.lines.map(({ q }) => q)).toEqual([-2, -4]);
    expect(moved.snapshot).not.toHaveProperty('incidents');
    book.gateway.clock.advance(601_000);
    const [old] = (await changesOf([{ id: event, version: moved.version }], 'all')) as [EventSnapshot];
    expect(old.snapshot).toMatchObject({ incidents: [], statistics: {} });
  });

  it('[SPT-8] has the version of the overrides that were known then', async () => {
    const event = await book.newEvent(-60_000);
    const { version } = await eventOf(event);
    await book.gateway.services.sportsBook.override(event, 'suspend', {});
    const [change] = (await changesOf([{ id: event, version }])) as [EventChange];
    expect(change).toMatchObject({ from: version, version: [version[0], 1] });
    expect(change.markets.map(({ status }) => status)).toEqual(['suspended', 'suspended']);
  });

  it('[SPT-8] counts the events of every sport', async () => {
    await book.newEvent(-60_000);
    book.gateway.clock.advance(61_000);
    const { data } = await book.gateway.call('sportsBoard', {
      provider: 'OBTY',
      sport: 'tennis',
      tab: 'live',
    });
    expect(data.events).toEqual([]);
    const football = data.sports.find(({ sport }) => sport === 'football')!;
    expect(football.live).toBeGreaterThan(0);
    expect(data.sports.map(({ sport }) => sport)).toEqual(sports);
    expect(data.counts).toEqual({ live: 0, today: 0, early: 0 });
  });

  it('[SPT-8] lists as many events as asked for, the first ones, and counts all of them', async () => {
    for (let count = 0; count < 3; count += 1) await book.newEvent(-60_000);
    book.gateway.clock.advance(61_000);
    const body = { provider: 'IMTY', sport: 'football', tab: 'live' } as const;
    const { data: all } = await book.gateway.call('sportsBoard', body);
    const { data: two } = await book.gateway.call('sportsBoard', { ...body, limit: 2 });
    expect(all.events.length).toBeGreaterThan(2);
    expect(two).toEqual({ ...all, events: all.events.slice(0, 2) });
    const { status_code } = await book.gateway.call('sportsBoard', { ...body, limit: 201 });
    expect(status_code).toBe(errorCodes.validationError);
  });

  describe('the limits of a slip', () => {
    const limitsOf = async (member: { token: string }, legs: string[], sizes: number[] = [legs.length]) =>
      (await book.gateway.call('sportsLimits', { provider: 'IMTY', legs, sizes }, { token: member.token }))
        .data;

    it('[SPT-8] are those of its bet', async () => {
      const member = await book.newMember(1_000_000_00n);
      const events = [await book.newEvent(), await book.newEvent(hour, { rank: 30 })] as const;
      expect(await limitsOf(member, [home(events[0])])).toEqual({
        ...{ min: '10.00', max: '50000.00', maxPayout: '1000000.00' },
        legs: [{ selection: home(events[0]), price: 2_000, epoch: 1, open: true }],
      });
      expect(await limitsOf(member, events.map(home), [1, 2])).toMatchObject({ min: '2.00', max: '4000.00' });
      for (let bets = 0; bets < 3; bets += 1)
        await book.place(member, [home(events[0])], { unit: '50000', confirmed: true });
      const { max } = await limitsOf(member, [home(events[0])]);
      expect(max).toBe('50000.00');
      await book.place(member, [home(events[0])], { unit: '20000' });
      expect((await limitsOf(member, [home(events[0])])).max).toBe('30000.00');
      const above = await book.place(member, [home(events[0])], { unit: '30000.01' });
      expect(above.data).toMatchObject({ reason: 'event-limit', limit: '30000.00' });
      const within = await book.place(member, [home(events[0])], { unit: '30000' });
      expect(within.status_code).toBe(6000);
      expect(await limitsOf(member, [home(events[0])])).toMatchObject({
        max: '0.00',
        refusal: { reason: 'event-limit' },
      });
    });

    it('[SPT-8] show the largest payout that the bet is stored with, alone and in a parlay', async () => {
      const member = await book.newMember();
      const events = [await book.newEvent(), await book.newEvent(hour, { rank: 30 })];
      for (const legs of [events.slice(0, 1).map(home), events.slice(1).map(home), events.map(home)]) {
        const { maxPayout } = await limitsOf(member, legs);
        const { data } = await book.place(member, legs, { unit: '10' });
        const stored = await book.gateway.services.db
          .selectFrom('sport_bets')
          .select('max_payout')
          .where('id', '=', data.bet.id)
          .executeTakeFirstOrThrow();
        expect(formatMinor(stored.max_payout)).toBe(maxPayout);
      }
    });

    it('[SPT-8] come with the reason for which the slip is refused', async () => {
      const member = await book.newMember();
      const event = await book.newEvent(hour, { market: 'suspended', reason: 'operator' });
      expect(await limitsOf(member, [home(event)])).toMatchObject({
        max: '0.00',
        refusal: { reason: 'leg-suspended', suspension: 'operator', next: 'none' },
      });
      const other = await book.newEvent();
      expect(await limitsOf(member, [home(other), over(other)])).toMatchObject({
        refusal: { reason: 'same-event' },
      });
    });
  });
});

describe('simulated events', () => {
  const start = Date.parse('2026-06-18T04:00:00Z');
  const fixture = (index: number, startsAt: number): ScheduledEvent => ({
    id: `fb.sample.${index}`,
    sport: 'football',
    opening: [0.45, 2.65],
    spread: [0.12, 0.15],
    bestOf: 1,
    opensAt: startsAt - 72 * hour,
    startsAt,
    speed: 1,
    competition: { id: 'fb.sample', sport: 'football', name: testText('Sample'), rank: 1, speed: 1 },
    home: testSide(index % 2 === 0 ? 'cranes' : 'swallows'),
    away: testSide(index % 2 === 0 ? 'swallows' : 'cranes'),
  });
  const schedule = [
    fixture(0, start + hour),
    ...Array.from({ length: 6 }, (_, index) => fixture(index + 1, start - (index + 1) * 24 * hour)),
  ];
  const manyMatches = Array.from({ length: 45 }, (_, index): ScheduledEvent => {
    const match = fixture(index, start - (index + 1) * hour - 24 * hour);
    return {
      ...match,
      id: `fb.many.${index}`,
      competition: { ...match.competition, id: 'fb.many', name: testText('Many'), rank: 2 },
    };
  });
  /** Called for each past book that a table needs. */
  const handlePastBook = jest.fn();
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({
      sportsEngine: (secret) => {
        const engine = createSimulation(secret, {
          eventsBetween: (from, to) =>
            [...schedule, ...manyMatches].filter(({ startsAt }) => startsAt >= from && startsAt < to),
        });
        return {
          ...engine,
          pastBookAt: (event, ...others) => {
            handlePastBook(event.id);
            return engine.pastBookAt(event, ...others);
          },
        };
      },
    });
  });
  afterAll(() => gateway.close());

  const viewOf = async (provider: 'IMTY' | 'OBTY' | 'FBTY') =>
    (await gateway.call('sportsEvent', { provider, event: 'fb.sample.0' })).data;

  it('[SPT-8] have other prices and numbers of lines at each venue, and a bet has those of its venue', async () => {
    const [im, ob, fb] = [await viewOf('IMTY'), await viewOf('OBTY'), await viewOf('FBTY')];
    const handicaps = [im, ob, fb].map(({ markets }) => markets.find(({ key }) => key.endsWith(':ah:ft'))!);
    expect(handicaps.map(({ lines }) => lines.length)).toEqual([3, 5, 4]);
    const pricesOf = ({ lines }: (typeof handicaps)[number]) =>
      lines[0]!.selections.map(({ price }) => price);
    const [imPrices, obPrices, fbPrices] = handicaps.map(pricesOf) as [number[], number[], number[]];
    for (const index of [0, 1]) {
      expect(obPrices[index]).toBeLessThanOrEqual(imPrices[index]!);
      expect(imPrices[index]).toBeLessThanOrEqual(fbPrices[index]!);
    }
    expect(obPrices).not.toEqual(fbPrices);
    const { id, token } = await gateway.newMember('venues1');
    await gateway.credit(id, 1_000_00n);
    const leg = {
      selection: `fb.sample.0:ah:ft:${handicaps[2]!.lines[0]!.q}:h`,
      price: fbPrices[0]!,
      epoch: handicaps[2]!.epoch,
    };
    const slip = { legs: [leg], sizes: [1], unit: '20', consent: 'none', confirmed: true } as const;
    const placeAt = (provider: 'OBTY' | 'FBTY') =>
      gateway.call(
        'sportsPlace',
        { provider, ...slip, legs: [leg], sizes: [1] },
        { token, idempotencyKey: `venue-${provider}` },
      );
    expect((await placeAt('OBTY')).data).toMatchObject({
      reason: 'price-worse',
      prices: { asked: leg.price, now: obPrices[0] },
    });
    expect((await placeAt('FBTY')).data.bet).toMatchObject({ state: 'open', legs: [{ price: leg.price }] });
  });

  it('[SPT-8] have the same version for a minute before the start', async () => {
    const before = await viewOf('IMTY');
    gateway.clock.advance(59_000);
    const same = await viewOf('IMTY');
    expect(same).toEqual(before);
    gateway.clock.advance(1_000);
    expect((await viewOf('IMTY')).version[0]).toBe(before.version[0]! + 60);
  });

  it('[SPT-8] in play, every change of a version leads from the book before to the book after', async () => {
    gateway.clock.advance(start + hour + 5 * 60_000 - gateway.clock.now());
    let known = await viewOf('OBTY');
    const kinds = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      gateway.clock.advance(7_000);
      const { data } = await gateway.call('sportsChanges', {
        provider: 'OBTY',
        markets: 'all',
        events: [{ id: known.id, version: known.version }],
      });
      const [change] = data.events;
      const now = await viewOf('OBTY');
      if (change && 'snapshot' in change) {
        expect(change.snapshot).toEqual(now);
        kinds.add('snapshot');
      } else {
        const { prices, markets, incidents, version, clock, scores } = change as EventChange;
        const states = new Map(markets.map((market) => [market.key, market]));
        const changed = known.markets.map(({ key, reason: _, status, epoch, lines, ...market }) => ({
          ...market,
          ...(states.get(key) ?? { key, status, epoch, ...(_ && { reason: _ }) }),
          lines: lines.map(({ q, selections }) => ({
            q,
            selections: selections.map(({ side, ...selection }) => {
              const price = prices[`${key}:${q}:${side}`];
              return price === undefined ? { side, ...selection } : { side, price, open: price > 0 };
            }),
          })),
        }));
        expect(changed).toEqual(now.markets);
        expect({ version, clock, scores }).toMatchObject({
          version: now.version,
          clock: now.clock,
          scores: now.scores,
        });
        expect([...known.incidents!, ...incidents]).toEqual(now.incidents);
        kinds.add('change');
      }
      known = now;
    }
    expect([...kinds].sort()).toEqual(['change', 'snapshot']);
    expect(known.statistics).toHaveProperty('possession');
  });

  it('[SPT-8] make the table of their competition', async () => {
    const { data } = await gateway.call('sportsStandings', { sport: 'football', competition: 'fb.sample' });
    expect(data.competition).toBe('fb.sample');
    expect(data.competitions).toEqual([
      { id: 'fb.sample', name: testText('Sample') },
      { id: 'fb.many', name: testText('Many') },
    ]);
    expect(data.standings).toHaveLength(2);
    for (const { played, won, drawn, lost, points, form } of data.standings) {
      expect(played).toBe(6);
      expect([won + drawn + lost, points]).toEqual([6, 3 * won + drawn]);
      expect(form).toHaveLength(5);
    }
    const [first, second] = data.standings as [
      (typeof data.standings)[number],
      (typeof data.standings)[number],
    ];
    expect([first.won, first.scored]).toEqual([second.lost, second.conceded]);
    // The first competition without one, whether or not a match is in play.
    expect((await gateway.call('sportsStandings', { sport: 'football' })).data).toEqual(data);
    for (const [sport, competition] of [
      ['football', 'fb.none'],
      ['tennis', 'fb.sample'],
    ] as const) {
      const unknown = await gateway.call('sportsStandings', { sport, competition });
      expect(unknown.status_code).toBe(20201);
    }
    const none = await gateway.call('sportsStandings', { sport: 'tennis' });
    expect(none.data).toEqual({ competitions: [], competition: null, standings: [] });
  });

  it('[SPT-8] let other requests come in between while a table is computed, once for all who ask', async () => {
    let [inOneGo, most, total] = [0, 0, 0];
    handlePastBook.mockImplementation(() => {
      inOneGo += 1;
      total += 1;
      most = Math.max(most, inOneGo);
    });
    let turn: NodeJS.Immediate;
    const next = () => {
      inOneGo = 0;
      turn = setImmediate(next);
    };
    next();
    const body = { sport: 'football', competition: 'fb.many' } as const;
    const tables = await Promise.all([1, 2].map(() => gateway.call('sportsStandings', body)));
    clearImmediate(turn!);
    expect(tables.map(({ data }) => data.standings.map(({ played }) => played))).toEqual([
      [45, 45],
      [45, 45],
    ]);
    expect(total).toBe(45);
    expect(most).toBeLessThanOrEqual(10);
  });
});

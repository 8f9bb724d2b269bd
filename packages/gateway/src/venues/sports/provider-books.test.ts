import { errorCodes, limits, type SportsProvider, sportsProviders, storageKeys } from '@pavilion/contract';
import { sports as allSports } from '@pavilion/contract/sports';
import { fbty, imty, obty } from '@pavilion/contract/sports-wire';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestClient, type FakeClock } from '../../../../sdk/src/testing';
import { createSimulation } from '../../domain/sports';
import { away, createTestBook, home, over, type TestBook } from '../../domain/sports/testing/test-book';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { registerSportsVenue } from './register-sports-venue';

const hour = 3_600_000;
const providers = ['IMTY', 'OBTY', 'FBTY'] as const satisfies readonly SportsProvider[];
const paths = {
  IMTY: { place: imty.calls.place.path, board: imty.calls.board.path },
  OBTY: { place: obty.calls.place.path, board: obty.calls.board.path },
  FBTY: { place: fbty.calls.single.path, board: fbty.calls.board.path },
} as const;

/** A call that reached the venue, with its answer. */
interface VenueCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly answer: Record<string, unknown>;
}

/** Replaces the text of an answer on its way to the client. */
type Change = (text: string, path: string) => string;

const siteOrigin = 'https://pavilion.test';

/** How long `until` waits, ms. */
const patience = 10_000;
/** Turns of the event loop in which a client handles an answer. */
const turns = 20;

/** Waits for input and output until a condition holds. */
const until = async (condition: () => boolean): Promise<void> => {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) throw new Error('the condition did not become true');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Advances the clock of a client as soon as it has handled its last answer. */
const advanceAfterAnswer = async (clock: FakeClock, ms: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(ms);
};

/** The venue of the sports providers, called by clients of the SDK as in a browser. */
const createProviderVenue = async (gateway: TestGateway) => {
  const venue: FastifyInstance = fastify();
  registerSportsVenue(venue, {
    clock: gateway.clock,
    services: gateway.services,
    siteOrigins: () => [siteOrigin],
  });

  return {
    venue,

    /** A client of a member who is logged in. */
    async clientOf(member: { readonly token: string }) {
      const calls: VenueCall[] = [];
      const test = createTestClient();
      let change: Change = (text) => text;
      let launches = 0;
      test.gateway.answer({
        venueLaunch: async ({ enName }) => {
          launches += 1;
          return (await gateway.call('venueLaunch', { enName }, { token: member.token })).data;
        },
      });
      const fetch = async (input: unknown, init: RequestInit = {}) => {
        const url = new URL(String(input), siteOrigin);
        if (url.origin === siteOrigin) return test.gateway.fetch(String(input), init);
        const { body, statusCode } = await venue.inject({
          method: 'POST',
          url: `${url.pathname}${url.search}`,
          headers: init.headers as Record<string, string>,
          payload: String(init.body),
        });
        const text = change(body, url.pathname);
        calls.push({
          path: url.pathname,
          body: JSON.parse(String(init.body)),
          answer: JSON.parse(body),
        });
        return new Response(text, { status: statusCode });
      };
      const { client, ports } = createTestClient({ ports: { fetch: fetch as never } });
      client.session.start(member.token);
      return {
        client,
        ports,
        calls,
        launches: () => launches,
        /** Changes the answers from now on. */
        changeAnswers: (next: Change): void => {
          change = next;
        },
        request: async (provider: SportsProvider, path: string, body: object) =>
          (await client.sports.request(`${sportsProviders[provider].prefix}${path}`, body)).data,
      };
    },
  };
};

type ProviderVenue = Awaited<ReturnType<typeof createProviderVenue>>;

describe.each(providers)('the book of %s', (provider) => {
  let book: TestBook;
  let venue: ProviderVenue;
  beforeAll(async () => {
    book = await createTestBook();
    venue = await createProviderVenue(book.gateway);
  });
  afterAll(async () => {
    await venue.venue.close();
    await book.gateway.close();
  });
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const newBettor = async (amount?: bigint) => {
    const member = await book.newMember(amount);
    const test = await venue.clientOf(member);
    return { member, ...test, sports: await test.client.sports.book(provider) };
  };
  const slipOf = (...[legs, changed]: Parameters<TestBook['slipOf']>) => {
    const { provider: _, ...slip } = book.slipOf(legs, changed);
    return slip;
  };
  const advance = async (milliseconds: number) => {
    book.gateway.clock.advance(milliseconds);
    await book.gateway.services.sportsBook.advance();
  };

  it('[SPT-8] lists the same board as the site’s own call', async () => {
    const { sports } = await newBettor();
    const query = { sport: 'football', tab: 'today' } as const;
    const { data } = await book.gateway.call('sportsBoard', { provider, ...query });
    expect(data.events.map(({ id }) => id)).toEqual(['fb.scheduled.1', 'fb.scheduled.2']);
    expect(await sports.board(query)).toEqual(data);
    expect(await sports.board({ ...query, limit: 1 })).toEqual({ ...data, events: data.events.slice(0, 1) });
    const elsewhere = await sports.board({ ...query, competition: 'elsewhere' });
    expect(elsewhere).toEqual({ ...data, events: [] });
  });

  it('[SPT-8] has the same event as the site’s own call, also when its markets are suspended', async () => {
    const { sports } = await newBettor();
    const event = await book.newEvent(-60_000, { score: [2, 1], parlayMin: 2, lines: [-2, 3, 0, -7] });
    const own = async () => (await book.gateway.call('sportsEvent', { provider, event })).data;
    expect(await sports.event(event)).toEqual(await own());
    for (const reason of ['goal', 'operator', undefined] as const) {
      book.gateway.clock.advance(1_000);
      book.change(event, { market: 'suspended', ...(reason && { reason }) });
      const suspended = await sports.event(event);
      expect(suspended.markets.map(({ status }) => status)).toEqual(['suspended', 'suspended']);
      expect(suspended).toEqual(await own());
    }
    await expect(sports.event('fb.unknown')).rejects.toMatchObject({
      kind: 'business',
      code: errorCodes.notFound,
    });
  });

  it('[SPT-8] reports price changes, and snapshots when lines changed, as the site’s own call does', async () => {
    const { sports, ports, calls } = await newBettor();
    const [moving, changed] = [await book.newEvent(-60_000), await book.newEvent(-60_000)];
    const events = [await sports.event(moving), await sports.event(changed)];
    const known = events.map(({ id, version }) => ({ id, version }));
    book.gateway.clock.advance(2_000);
    book.change(moving, {
      score: [1, 0],
      epoch: 2,
      market: 'suspended',
      reason: 'goal',
      prices: [1_505, 1_900],
    });
    book.change(changed, { lines: [-1, 2] });
    const { data } = await book.gateway.call('sportsChanges', { provider, markets: 'main', events: known });
    expect(data.events).toHaveLength(2);
    const received: unknown[] = [];
    const stop = sports.watch({
      events,
      onChanges: (changes) => received.push(changes),
      onError: (error) => received.push(error),
    });
    await ports.clock.advance(2_000);
    await until(() => received.length === 1);
    expect(received).toEqual([data]);
    // The next poll has the new versions, so nothing changed since.
    await advanceAfterAnswer(ports.clock, 2_000);
    await until(() => received.length === 2);
    expect(received[1]).toEqual({ now: data.now, events: [] });
    stop();
    const { length } = calls;
    await ports.clock.advance(60_000);
    expect(calls).toHaveLength(length);
  });

  it('[SPT-8] places a bet before the start at once, from the same wallet as the site’s own call', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    const placed = await sports.place(book.newKey(), slipOf([home(event)], { unit: '100.5' }));
    expect(placed).toMatchObject({
      state: 'accepted',
      balance: '899.50',
      bet: { provider, state: 'open', stake: '100.50', potential: '201.00', legs: [{ price: 2000 }] },
    });
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([899_50n, 100_50n]);
    const { data } = await book.gateway.call('sportsBets', { state: 'open' }, { token: member.token });
    expect(data.items).toEqual([placed.bet]);
    expect(await sports.bets({ state: 'open' })).toEqual(data);
  });

  it('[SPT-8] places a system', async () => {
    const { sports } = await newBettor();
    const [one, two] = [await book.newEvent(), await book.newEvent()];
    const legs = [home(one), { selection: over(two), price: 2000, epoch: 1 }];
    const placed = await sports.place(book.newKey(), slipOf(legs, { sizes: [2, 1], unit: '20' }));
    expect(placed).toMatchObject({ state: 'accepted', bet: { sizes: [1, 2], bets: 3, stake: '60.00' } });
  });

  it('[SPT-8] refuses a slip with the same reason as the site’s own call', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    const refusalOf = async (...slip: Parameters<TestBook['slipOf']>) => {
      const own = await book.place(member, slip[0], { ...slip[1], provider });
      expect(own.status_code).toBe(errorCodes.slipRefused);
      expect(await sports.place(book.newKey(), slipOf(...slip))).toEqual({
        state: 'refused',
        refusal: own.data,
      });
      return own.data as unknown as { reason: string };
    };
    const worse = { selection: home(event), price: 2100, epoch: 1 };
    expect(await refusalOf([worse])).toMatchObject({
      reason: 'price-worse',
      prices: { asked: 2100, now: 2000 },
    });
    expect(await refusalOf([`${event}:ah:ft:-6:h`])).toMatchObject({ reason: 'leg-closed', nearest: {} });
    expect(await refusalOf([home(event)], { unit: '1' })).toMatchObject({ limit: '10.00' });
    book.change(event, { market: 'suspended', reason: 'penalty' });
    expect(await refusalOf([home(event)])).toMatchObject({ suspension: 'penalty' });
    expect(await book.held(member)).toBe(0n);
  });

  it.each(['none', 'better', 'within-1', 'within-3', 'within-5', 'any'] as const)(
    '[SPT-8] sends the consent %s',
    async (consent) => {
      const { member, sports } = await newBettor();
      const event = await book.newEvent();
      await sports.place(book.newKey(), slipOf([home(event)], { consent }));
      const row = await book.gateway.services.db
        .selectFrom('sport_bets')
        .select('consent')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect(row.consent).toEqual(
        consent.startsWith('within') ? { within: Number(consent.at(-1)) } : consent,
      );
    },
  );

  it('[SPT-8] holds a bet in play until it is decided', async () => {
    const { sports } = await newBettor();
    const event = await book.newEvent(-60_000, { score: [1, 0] });
    const [accepted, refused] = [book.newKey(), book.newKey()];
    const bet = slipOf([home(event)]);
    expect(await sports.place(accepted, bet)).toMatchObject({ state: 'pending', bet: { decideInMs: 5_000 } });
    expect(await sports.outcome(accepted)).toMatchObject({ state: 'pending' });
    await advance(5_000);
    expect(await sports.outcome(accepted)).toMatchObject({ state: 'open', legs: [{ score: [1, 0] }] });
    const other = slipOf([away(event)], { legs: [{ selection: away(event), price: 1900, epoch: 1 }] });
    expect(await sports.place(refused, other)).toMatchObject({ state: 'pending' });
    book.change(event, { epoch: 2 });
    await advance(5_000);
    expect(await sports.outcome(refused)).toMatchObject({
      state: 'refused',
      refusal: { reason: 'event-happened' },
    });
    expect(await sports.place(refused, other)).toMatchObject({ state: 'refused', bet: { state: 'refused' } });
    expect((await sports.bets({ state: 'settled' })).items).toMatchObject([{ state: 'refused' }]);
  });

  it('[SPT-8] answers a repeated request id with its bet, and rejects it for another bet', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    const key = book.newKey();
    const answers = await Promise.all([1, 2, 3].map(() => sports.place(key, slipOf([home(event)]))));
    expect(new Set(answers.map(({ bet }) => bet?.id)).size).toBe(1);
    expect(await book.held(member)).toBe(100_00n);
    await expect(sports.place(key, slipOf([home(event)], { unit: '200' }))).rejects.toMatchObject({
      kind: 'business',
      code: errorCodes.idempotencyKeyReused,
    });
    // The key is that of the site's own call as well.
    const own = await book.place(member, [home(event)], { provider }, key);
    expect(own.data.bet.id).toBe(answers[0]?.bet?.id);
  });

  it('[SPT-8] places one bet for a request id that is sent to two providers at the same time', async () => {
    const { member, client, sports } = await newBettor();
    const event = await book.newEvent();
    const key = book.newKey();
    const other = await client.sports.book(provider === 'IMTY' ? 'OBTY' : 'IMTY');
    const answers = await Promise.allSettled(
      [sports, other, sports, other].map((each) => each.place(key, slipOf([home(event)]))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: errorCodes.idempotencyKeyReused });
    expect(await book.held(member)).toBe(100_00n);
  });

  it('[SPT-8] uses up the request id of a bet that it reports as unknown', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    const key = book.newKey();
    expect(await sports.outcome(key)).toBeNull();
    await expect(sports.place(key, slipOf([home(event)]))).rejects.toMatchObject({
      code: errorCodes.idempotencyKeyReused,
    });
    expect(await book.held(member)).toBe(0n);
  });

  it('[SPT-8] shows no bet of another member', async () => {
    const [one, other] = [await newBettor(), await newBettor()];
    const event = await book.newEvent();
    const key = book.newKey();
    const placed = await one.sports.place(key, slipOf([home(event)]));
    expect(await other.sports.outcome(key)).toBeNull();
    expect((await other.sports.bets({ state: 'open' })).items).toEqual([]);
    expect(await other.sports.cashOut.quote([placed.bet!.id])).toEqual([]);
  });

  it('[SPT-8] settles a bet and reports the result of each leg', async () => {
    const { sports } = await newBettor();
    const event = await book.newEvent(hour);
    const placed = await sports.place(book.newKey(), slipOf([home(event)]));
    book.gateway.clock.advance(10 * 60_000);
    book.change(event, { status: 'settled', score: [1, 0] });
    await book.gateway.services.sportsBook.finish(event);
    expect((await sports.bets({ state: 'settled' })).items).toMatchObject([
      { id: placed.bet?.id, state: 'settled', payout: '200.00', legs: [{ result: 'won' }] },
    ]);
  });

  it('[SPT-8] quotes and pays cash-outs, of a part as well', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    const { bet } = await sports.place(book.newKey(), slipOf([home(event)]));
    const [quote] = await sports.cashOut.quote([bet!.id]);
    expect(quote).toMatchObject({ bet: bet!.id, amount: '97.00', openStake: '100.00', expiresInMs: 5_000 });
    const part = await sports.cashOut.accept(book.newKey(), { quote: quote!.quote, part: 40 });
    expect(part).toMatchObject({
      state: 'paid',
      amount: '38.80',
      bet: { state: 'open', openStake: '60.00' },
    });
    const [rest] = await sports.cashOut.quote([bet!.id]);
    const key = book.newKey();
    const accepted = { quote: rest!.quote, part: 100 };
    const all = await sports.cashOut.accept(key, accepted);
    expect(all).toMatchObject({ state: 'paid', bet: { state: 'cashed-out', payout: '97.00' } });
    expect(await sports.cashOut.accept(key, accepted)).toEqual(all);
    expect([await book.balanceOf(member), await book.held(member)]).toEqual([997_00n, 0n]);
  });

  it('[SPT-8] pays no cash-out for a quote that is invalid or has expired', async () => {
    const { sports } = await newBettor();
    const event = await book.newEvent();
    const { bet } = await sports.place(book.newKey(), slipOf([home(event)]));
    const [quote] = await sports.cashOut.quote([bet!.id]);
    const reasonOf = (text: string) => sports.cashOut.accept(book.newKey(), { quote: text, part: 100 });
    expect(await reasonOf(`${quote!.quote}x`)).toEqual({ state: 'refused', reason: 'invalid' });
    book.gateway.clock.advance(5_001);
    expect(await reasonOf(quote!.quote)).toEqual({ state: 'refused', reason: 'expired' });
  });

  it('[SPT-8] holds a cash-out in play until it is decided', async () => {
    const { sports } = await newBettor();
    const event = await book.newEvent(-60_000, { delay: 0 });
    const { bet } = await sports.place(book.newKey(), slipOf([home(event)]));
    book.change(event, { delay: 5_000 });
    const [quote] = await sports.cashOut.quote([bet!.id]);
    const key = book.newKey();
    const accept = () => sports.cashOut.accept(key, { quote: quote!.quote, part: 100 });
    expect(await accept()).toMatchObject({ state: 'pending', decideInMs: 5_000 });
    await advance(5_000);
    expect(await accept()).toMatchObject({ state: 'paid', bet: { state: 'cashed-out' } });
  });

  it('[SPT-8] has the prices and limits of a slip, or that it cannot be bet on', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    const slip = { legs: [home(event)], sizes: [1] };
    const { data } = await book.gateway.call('sportsLimits', { provider, ...slip }, { token: member.token });
    expect(await sports.quote(slip)).toEqual({ isBettable: true, ...data });
    expect(data.legs).toEqual([{ selection: home(event), price: 2000, epoch: 1, open: true }]);
    const gone = `${event}:ah:ft:-40:h`;
    expect((await sports.quote({ ...slip, legs: [gone] })).legs).toEqual([
      { selection: gone, price: 0, epoch: 1, open: false },
    ]);
    book.change(event, { market: 'suspended', reason: 'goal' });
    const suspended = await sports.quote(slip);
    expect(suspended).toMatchObject({ isBettable: false, legs: [{ selection: home(event), open: false }] });
    if (provider !== 'IMTY')
      expect(suspended).toMatchObject({ refusal: { reason: 'leg-suspended', suspension: 'goal' } });
  });

  it('[SPT-8] lists the same results as the site’s own call', async () => {
    const { sports } = await newBettor();
    const event = await book.newEvent(-2 * hour, { status: 'settled', score: [2, 2] });
    const query = {
      sport: 'football',
      day: new Date(book.gateway.clock.now()).toISOString().slice(0, 10),
    } as const;
    const { data } = await book.gateway.call('sportsResults', query);
    expect(data.events.map(({ id }) => id)).toContain(event);
    expect(await sports.results(query)).toEqual(data);
  });

  it('[SPT-8] takes no bet beyond the balance', async () => {
    const { sports } = await newBettor(50_00n);
    const event = await book.newEvent();
    await expect(sports.place(book.newKey(), slipOf([home(event)]))).rejects.toMatchObject({
      kind: 'business',
      code: errorCodes.insufficientBalance,
    });
  });

  it('[SPT-8] takes no bet of a member in a time-out, and none during maintenance', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    await sports.event(event);
    await book.gateway.sandbox('maintenance', { on: true });
    const inMaintenance = await Promise.allSettled([
      sports.place(book.newKey(), slipOf([home(event)])),
      sports.event(event),
    ]);
    await book.gateway.sandbox('maintenance', { on: false });
    // A venue's calls answer the same code in maintenance of the site as in its own, bets and reads alike.
    const reason = expect.objectContaining({ code: errorCodes.venueMaintenance });
    expect(inMaintenance).toEqual(Array(2).fill({ status: 'rejected', reason }));
    await book.gateway.call('timeOutStart', { days: 1 }, { token: member.token });
    await expect(sports.place(book.newKey(), slipOf([home(event)]))).rejects.toMatchObject({
      kind: 'business',
      code: errorCodes.timedOut,
    });
    expect(await book.held(member)).toBe(0n);
  });

  it('[SPT-8][MNT-2] answers a repeated request with its bet during a time-out and maintenance that began since', async () => {
    const { member, sports } = await newBettor();
    const slip = slipOf([home(await book.newEvent())]);
    const key = book.newKey();
    const id = (await sports.place(key, slip)).bet?.id;
    expect(id).toEqual(expect.any(String));
    const held = await book.held(member);
    await book.gateway.call('timeOutStart', { days: 1 }, { token: member.token });
    expect((await sports.place(key, slip)).bet?.id).toBe(id);
    await book.gateway.sandbox('maintenance', { on: true });
    const repeated = await sports.place(key, slip).catch((error: unknown) => error);
    await book.gateway.sandbox('maintenance', { on: false });
    expect(repeated).toMatchObject({ bet: { id } });
    expect(await book.held(member)).toBe(held);
  });

  it('[SPT-8][MNT-2] takes no bet from a restricted address, and none of a venue under maintenance', async () => {
    const { member, sports } = await newBettor();
    const event = await book.newEvent();
    await sports.event(event);
    const place = () => sports.place(book.newKey(), slipOf([home(event)])).catch((error: unknown) => error);
    await book.gateway.sandbox('restrict-ip', { ip: '127.0.0.1', kind: 'region', on: true });
    expect(await place()).toMatchObject({ code: errorCodes.regionRestricted });
    await book.gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: false });
    for (const { venue } of Object.values(sportsProviders))
      await book.gateway.sandbox('venue-maintenance', { venue, on: true });
    expect(await place()).toMatchObject({ code: errorCodes.venueMaintenance });
    for (const { venue } of Object.values(sportsProviders))
      await book.gateway.sandbox('venue-maintenance', { venue, on: false });
    expect(await book.held(member)).toBe(0n);
  });

  it('[SPT-4] refreshes an expired token once, and places the bet once', async () => {
    const { member, sports, ports, calls, launches } = await newBettor();
    const event = await book.newEvent();
    await sports.event(event);
    await book.gateway.sandbox('expire-provider-tokens');
    const key = book.newKey();
    const placing = sports.place(key, slipOf([home(event)]));
    await until(() => calls.length === 2);
    await advanceAfterAnswer(ports.clock, limits.providerRefreshDebounce);
    expect(await placing).toMatchObject({ state: 'accepted' });
    expect([launches(), calls.length]).toEqual([2, 3]);
    expect(await book.held(member)).toBe(100_00n);
  });

  it('[SPT-4] gives up when the new token has expired too', async () => {
    const { member, sports, ports, calls, changeAnswers, launches } = await newBettor();
    const event = await book.newEvent();
    await sports.event(event);
    await book.gateway.sandbox('expire-provider-tokens');
    let expired: string | undefined;
    changeAnswers((text) => {
      expired ??= text;
      return expired;
    });
    const placing = sports.place(book.newKey(), slipOf([home(event)])).catch((error: unknown) => error);
    await until(() => calls.length === 2);
    await advanceAfterAnswer(ports.clock, limits.providerRefreshDebounce);
    expect(await placing).toMatchObject({ kind: 'provider' });
    expect(launches()).toBe(2);
    expect(await book.held(member)).toBe(100_00n);
  });

  it.each([
    ['no object', () => '[]'],
    ['an envelope without data', (text: string) => text.replace(/"data":.*}$/s, '"data":null}')],
    ['other names', (text: string) => text.replaceAll('Events', 'events').replaceAll('"data"', '"Data"')],
    ['text that is not base64', (text: string) => text.replace(/"data":"[^"]*"/, '"data":"%%"')],
    ['base64 of other bytes', (text: string) => text.replace(/"data":"[^"]*"/, '"data":"AAAA"')],
    [
      'an unknown sport',
      (text: string) => text.replaceAll('"SportId":1', '"SportId":9').replaceAll('"si":1', '"si":9'),
    ],
  ])('[SPT-6] rejects a malformed answer with a decode error: %s', async (_, change) => {
    const { sports, changeAnswers } = await newBettor();
    const query = { sport: 'football', tab: 'today' } as const;
    await sports.board(query);
    changeAnswers((text) => {
      const changed = change(text);
      // What does not apply to the format of the provider.
      return changed === text ? '' : changed;
    });
    await expect(sports.board(query)).rejects.toMatchObject({ name: 'DecodeError', kind: 'decode' });
  });

  it('[SPT-3] rejects a request of another shape without placing anything', async () => {
    const { member, request } = await newBettor();
    for (const path of [paths[provider].place, paths[provider].board]) {
      for (const body of [{}, { Wagers: [{}] }, { orders: 1 }, { bl: [{}] }]) {
        await expect(request(provider, path, body)).rejects.toMatchObject({ kind: 'provider' });
      }
    }
    expect(await book.held(member)).toBe(0n);
  });
});

describe('the formats of the providers', () => {
  let book: TestBook;
  let venue: ProviderVenue;
  beforeAll(async () => {
    book = await createTestBook();
    venue = await createProviderVenue(book.gateway);
  });
  afterAll(async () => {
    await venue.venue.close();
    await book.gateway.close();
  });
  const newBettor = async () => {
    const member = await book.newMember();
    return { member, ...(await venue.clientOf(member)) };
  };

  it('[SPT-6] IMTY answers 100 when at least one wager passed, and each has its own status', async () => {
    const { request } = await newBettor();
    const event = await book.newEvent();
    const wager = (RequestId: string, Odds: number) => ({
      RequestId,
      WagerSelections: [{ WagerSelectionId: home(event), Odds, Epoch: 1 }],
      ComboSizes: [1],
      UnitStake: 100,
      IsAcceptAnyOdds: false,
    });
    const wagers = [wager(book.newKey(), 2.1), wager(book.newKey(), 2)];
    const data = await request('IMTY', imty.calls.place.path, { Wagers: wagers });
    expect(data).toMatchObject({
      Wagers: [
        { BetConfirmationStatus: 3, Refusal: { Reason: 'price-worse' } },
        { BetConfirmationStatus: 2, Wager: { Stake: 100 } },
      ],
    });
    await expect(
      request('IMTY', imty.calls.place.path, { Wagers: [wager(book.newKey(), 2.1)] }),
    ).rejects.toMatchObject({ kind: 'provider', code: 380 });
  });

  it('[SPT-6] IMTY answers 350 without a bet setting, and 370 for a wager that is not pending', async () => {
    const { client, calls } = await newBettor();
    const event = await book.newEvent(hour, { market: 'suspended', reason: 'goal' });
    const sports = await client.sports.book('IMTY');
    await sports.quote({ legs: [home(event)], sizes: [1] });
    expect(await sports.outcome(book.newKey())).toBeNull();
    const codes = calls.map(({ path, answer }) => [path.split('/').at(-1), answer.StatusCode]);
    expect(codes).toEqual([
      ['GetBetInfo', 350],
      ['GetPendingWagerStatus', 370],
      ['GetWagerByRequest', 100],
    ]);
    expect(calls[0]?.answer).not.toHaveProperty('BetSetting');
  });

  it('[SPT-6] OBTY packs the data of events, has prices × 100,000 and amounts in fen', async () => {
    const { client, calls } = await newBettor();
    const event = await book.newEvent(-60_000);
    const sports = await client.sports.book('OBTY');
    await sports.event(event);
    expect(calls[0]?.answer.data).toMatch(/^H4sI[\w+/]+=*$/);
    await sports.place(book.newKey(), {
      legs: [{ selection: home(event), price: 2000, epoch: 1 }],
      sizes: [1],
      unit: '12.3',
      consent: 'better',
    });
    expect(calls[1]?.body).toMatchObject({ unitAmount: 1230, orders: [{ odds: 200_000 }] });
    // 2 means pending here, and void in the list, where pending is 3.
    expect(calls[1]?.answer.data).toMatchObject({ orderStatusCode: 2, order: { orderStatus: 3 } });
  });

  it('[SPT-4] FBTY serves events to visitors, whose token opens no call of a member', async () => {
    const { client, ports, calls, launches } = await newBettor();
    const event = await book.newEvent();
    await client.sports.launch('FBTY');
    const tourist = await venue.venue.inject({
      method: 'POST',
      url: `/v1${fbty.calls.tourist.path}`,
      payload: {},
    });
    const { token } = tourist.json().data as { token: string };
    expect(token).toMatch(/^tt_/);
    const key = `${storageKeys.sportsParameters}.FBTY`;
    const parameters = JSON.parse(ports.storage.getItem(key) ?? '{}') as object;
    ports.storage.setItem(key, JSON.stringify({ ...parameters, Authorization: token }));
    const sports = await client.sports.book('FBTY');
    expect(await sports.event(event)).toMatchObject({ id: event });
    expect(launches()).toBe(1);
    const betting = sports.bets({ state: 'open' });
    await until(() => calls.length === 2);
    await advanceAfterAnswer(ports.clock, limits.providerRefreshDebounce);
    expect(await betting).toEqual({ items: [], nextCursor: null });
    expect(calls[1]?.answer).toMatchObject({ code: 14010 });
    expect(launches()).toBe(2);
  });
});

describe('the books of the simulation', () => {
  let gateway: TestGateway;
  let venue: ProviderVenue;
  beforeAll(async () => {
    gateway = await createTestGateway({ sportsEngine: createSimulation });
    venue = await createProviderVenue(gateway);
  });
  afterAll(async () => {
    await venue.venue.close();
    await gateway.close();
  });

  /** What each provider listed. */
  const seen = new Map<SportsProvider, readonly string[]>();

  // A test for each: the seasons of a provider are simulated for its own prices.
  it.each(providers)('[SPT-8] %s has the events and results of the site’s own calls', async (provider) => {
    const { client } = await venue.clientOf(await gateway.newMember(`simulated${provider}`));
    const sports = await client.sports.book(provider);
    const seenHere: string[] = [];
    for (const sport of allSports) {
      for (const tab of ['live', 'today'] as const) {
        const query = { sport, tab, limit: 20 };
        const { data } = await gateway.call('sportsBoard', { provider, ...query });
        expect(await sports.board(query)).toEqual(data);
        seenHere.push(...data.events.map(({ id }) => id));
        const [first] = data.events;
        if (!first) continue;
        const own = await gateway.call('sportsEvent', { provider, event: first.id });
        expect(await sports.event(first.id)).toEqual(own.data);
      }
      const query = { sport, day: new Date(gateway.clock.now()).toISOString().slice(0, 10) };
      const { data } = await gateway.call('sportsResults', query);
      // What matches were simulated with is in the site’s own call alone.
      const events = data.events.map(({ setup: _, ...result }) => result);
      expect(await sports.results(query)).toEqual({ events });
      seenHere.push(...data.events.map(({ id, scores }) => `${id} ${JSON.stringify(scores)}`));
      const { outrights } = (await gateway.call('sportsOutrights', { provider, sport })).data;
      expect(outrights.length).toBeGreaterThan(0);
      expect(await sports.outrights(sport)).toEqual(outrights);
      seenHere.push(...outrights.map(({ id }) => id));
    }
    expect(seenHere.length).toBeGreaterThan(50);
    seen.set(provider, seenHere);
  });

  it('[SPT-8] have the same events and results in every format', () => {
    expect([...seen.keys()]).toEqual(providers);
    const [first, ...others] = [...seen.values()];
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(providers)(
    '[SPT-8] %s reports what happened in play as the site’s own call does',
    async (provider) => {
      const { client, ports } = await venue.clientOf(await gateway.newMember(`inplay${provider}`));
      const sports = await client.sports.book(provider);
      const { events } = await sports.board({ sport: 'football', tab: 'live' });
      const known = events.map(({ id, version }) => ({ id, version }));
      // Long enough for incidents, and short enough that most lines stay.
      gateway.clock.advance(90_000);
      const request = { provider, markets: 'main', events: known } as const;
      const { data } = await gateway.call('sportsChanges', request);
      const incidents = data.events.flatMap((each) => ('snapshot' in each ? [] : each.incidents));
      expect(incidents.length).toBeGreaterThan(0);
      const received: (typeof data)[] = [];
      const stop = sports.watch({ events, onChanges: (changes) => received.push(changes) });
      await ports.clock.advance(2_000);
      await until(() => received.length === 1);
      stop();
      const byId = (changes: typeof data) => new Map(changes.events.map((each) => [each.id, each]));
      expect(byId(received[0]!)).toEqual(byId(data));
    },
  );
});

import { join } from 'node:path';
import {
  type CallRequest,
  type GameCategory,
  type SportsProvider,
  sportsProviders,
} from '@pavilion/contract';
import { sportsOfArea } from '@pavilion/contract/sports';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestBook, home, type TestBook } from '../../domain/sports/testing/test-book';
import { createTestGateway } from '../../testing/test-gateway';
import { registerVenues, venues } from '../registry';

const clientDir = join(__dirname, '../../../venue-client');
const site = 'https://play.example';
const providers = Object.keys(sportsProviders) as SportsProvider[];

describe('the pages of the sports venues', () => {
  let book: TestBook;
  let venue: FastifyInstance;
  beforeAll(async () => {
    book = await createTestBook();
    venue = fastify();
    registerVenues(
      venue,
      venues.filter(({ category }) => category === 'sport'),
      { services: book.gateway.services, clientDir, siteOrigins: () => [site] },
    );
  });
  afterAll(async () => {
    await venue.close();
    await book.gateway.close();
  });
  afterEach(async () => expect(await book.broken()).toEqual([]));

  const launch = (member: { token: string }, provider: SportsProvider = 'IMTY', gameCode = '') =>
    book.gateway.call(
      'venueLaunch',
      { enName: sportsProviders[provider].venue, gameCode },
      { token: member.token },
    );
  const tokenOf = async (member: { token: string }, provider: SportsProvider = 'IMTY') =>
    (await launch(member, provider)).data.token;
  const post = async (token: string, path: string, payload: object = {}) =>
    (
      await venue.inject({
        method: 'POST',
        url: `/sports/api/${path}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      })
    ).json();

  const bodyOf = (selection: string, more: Partial<CallRequest<'sportsPlace'>> & { key?: string } = {}) => ({
    key: book.newKey(),
    legs: [{ selection, price: 2000, epoch: 1 }],
    sizes: [1],
    unit: '100.00',
    consent: 'better',
    ...more,
  });

  it.each(providers)(
    '[RTE-3][SPT-1] launches the page of %s for sports, and another for esports',
    async (provider) => {
      const member = await book.newMember(0n);
      for (const [gameCode, page] of [
        ['', 'sport'],
        ['sport', 'sport'],
        ['esports', 'esports'],
      ] as const) {
        const { data } = await launch(member, provider, gameCode);
        const url = new URL(data.url);
        expect(data.h5Url).toBe(data.url);
        expect(`${url.origin}${url.pathname}`).toBe(`${data.apiUrl}/sports/${provider}-${page}`);
        // The parameters of the provider's calls are in the same fragment (SPT-2).
        const fragment = new URLSearchParams(url.hash.slice(1));
        expect([fragment.get('token'), fragment.get('MemberCode')]).toEqual([data.token, member.id]);
        expect(data.resource).toBe(`${data.apiUrl}${sportsProviders[provider].prefix}`);
      }
      expect((await launch(member, provider, 'poker')).status_code).toBe(20202);
    },
  );

  it('[BRD-1] opens the page of esports for brands with `gaming`, and that of sports for brands with `sport`', async () => {
    const open = async (categories: readonly GameCategory[]) => {
      const brand = { ...book.gateway.services.brands.main, categories, games: ['koi-gate'] };
      const gateway = await createTestGateway({ sharesWith: book.gateway });
      gateway.services.brands.ofHost = () => brand;
      const member = await book.newMember(0n);
      const codes = await Promise.all(
        ['', 'sport', 'esports'].map(
          async (gameCode) =>
            (await gateway.call('venueLaunch', { enName: 'IMTY', gameCode }, { token: member.token }))
              .status_code,
        ),
      );
      await gateway.close();
      return codes;
    };
    expect(await open(['egame', 'sport'])).toEqual([6000, 6000, 20202]);
    expect(await open(['gaming'])).toEqual([20202, 20202, 6000]);
  });

  it('[GAM-2] serves each page under the policy of games, with every file that it names', async () => {
    const { statusCode, headers, body } = await venue.inject('/sports/OBTY-esports?lang=en&theme=space');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-popups');
    expect(policy).toContain(`frame-ancestors ${site}`);
    expect(body).toContain('lang="en" data-theme="space"');
    expect(body).toContain('YB Esports');
    const files = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url as string);
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) expect([url, (await venue.inject(url)).statusCode]).toEqual([url, 200]);
    expect((await venue.inject('/sports/OBTY-chess')).statusCode).toBe(404);
  });

  it('[SPT-8] answers session, board, event and changes', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const token = await tokenOf(member);
    expect((await post(token, 'IMTY/session')).data).toMatchObject({
      balance: '1000.00',
      isHalted: false,
      owner: expect.stringMatching(/^[0-9a-f]{16}$/),
      sports: { sport: sportsOfArea('sport'), esports: sportsOfArea('gaming') },
    });
    const { data: board } = await post(token, 'IMTY/board', { sport: 'football', tab: 'today', limit: 5 });
    expect(board).toMatchObject({ events: expect.any(Array), counts: expect.any(Object) });
    const { data: whole } = await post(token, 'IMTY/event', { event });
    expect(whole).toMatchObject({ id: event, incidents: expect.any(Array) });
    const known = { id: event, version: whole.version };
    const changes = () => post(token, 'IMTY/changes', { markets: 'all', events: [known] });
    expect((await changes()).data.events).toEqual([]);
    expect((await post(token, 'IMTY/changes', { markets: 'all', events: [] })).status_code).toBe(10003);
    expect((await post(token, 'KBTY/session')).status_code).toBe(10003);
  });

  it('[SPT-8] places a bet of the main wallet, once for a repeated key, and lists it', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const token = await tokenOf(member);
    const { data: limits } = await post(token, 'IMTY/limits', { legs: [home(event)], sizes: [1] });
    expect(limits).toMatchObject({ min: '10.00', max: expect.any(String) });
    const body = bodyOf(home(event));
    const first = await post(token, 'IMTY/place', body);
    expect(first.data).toMatchObject({ bet: { state: 'open', stake: '100.00' }, balance: '900.00' });
    expect((await post(token, 'IMTY/place', body)).data.bet.id).toBe(first.data.bet.id);
    expect(await book.balanceOf(member)).toBe(900_00n);
    expect((await post(token, 'IMTY/place', { ...body, unit: '50' })).status_code).toBe(20104);
    const { data } = await post(token, 'IMTY/bets', { state: 'open' });
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual([first.data.bet.id]);
    const other = await tokenOf(await book.newMember());
    expect((await post(other, 'IMTY/bets', { state: 'open' })).data.items).toEqual([]);
  });

  it('[SPT-8] answers the outcome of a bet in play, and uses up a key that no bet has', async () => {
    const member = await book.newMember();
    const event = await book.newEvent(-60_000, { score: [1, 0] });
    const token = await tokenOf(member);
    const body = bodyOf(home(event));
    expect((await post(token, 'IMTY/place', body)).data.bet).toMatchObject({
      state: 'pending',
      decideInMs: 5_000,
    });
    book.gateway.clock.advance(5_000);
    await book.gateway.services.sportsBook.advance();
    expect((await post(token, 'IMTY/outcome', { key: body.key })).data.bet).toMatchObject({ state: 'open' });
    const lost = bodyOf(home(event));
    expect((await post(token, 'IMTY/outcome', { key: lost.key })).data.bet).toBeNull();
    expect((await post(token, 'IMTY/place', lost)).status_code).toBe(20104);
  });

  it('[SPT-8] refuses what the sportsbook refuses, with its reason', async () => {
    const member = await book.newMember(5_000n);
    const event = await book.newEvent();
    const token = await tokenOf(member);
    expect(await post(token, 'IMTY/place', bodyOf(home(event)))).toMatchObject({ status_code: 20101 });
    const low = await post(token, 'IMTY/place', bodyOf(home(event), { unit: '1' }));
    expect(low).toMatchObject({ status_code: 20601, data: { reason: 'stake-too-low', limit: '10.00' } });
    book.change(event, { epoch: 2 });
    const late = await post(token, 'IMTY/place', bodyOf(home(event), { unit: '20' }));
    expect(late).toMatchObject({ status_code: 20601, data: { reason: 'event-happened' } });
    for (const missing of ['key', 'legs', 'unit']) {
      const { [missing as 'key']: _, ...body } = bodyOf(home(event));
      expect((await post(token, 'IMTY/place', body)).status_code).toBe(10003);
    }
    expect(await book.balanceOf(member)).toBe(5_000n);
  });

  it('[SPT-4] accepts a launch token of the provider only, while it and its session last', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const token = await tokenOf(member);
    const codes = async (bearer: string, provider = 'IMTY') => [
      (await post(bearer, `${provider}/session`)).status_code,
      (await post(bearer, `${provider}/place`, bodyOf(home(event)))).status_code,
    ];
    expect(await codes('')).toEqual([20203, 20203]);
    expect(await codes(member.token)).toEqual([20203, 20203]);
    expect(await codes(token, 'OBTY')).toEqual([20203, 20203]);
    await book.gateway.sandbox('expire-provider-tokens');
    expect(await codes(token)).toEqual([20203, 20203]);
    const fresh = await tokenOf(member);
    await book.gateway.call('logout', {}, { token: member.token });
    expect(await codes(fresh)).toEqual([20203, 20203]);
    expect(await book.balanceOf(member)).toBe(1_000_00n);
  });

  it('[PRO-1][PRO-3] asks the player protection before it validates a bet', async () => {
    const member = await book.newMember();
    const event = await book.newEvent();
    const token = await tokenOf(member);
    await book.gateway.call('realityCheckSet', { minutes: 15 }, { token: member.token });
    const placed = bodyOf(home(event));
    const first = await post(token, 'IMTY/place', placed);
    expect(first.status_code).toBe(6000);
    await book.gateway.services.protection.passTime(member.id, 16 * 60_000);
    expect(await post(token, 'IMTY/place', placed)).toEqual(first);
    for (const unit of ['30', '1']) {
      expect((await post(token, 'IMTY/place', bodyOf(home(event), { unit }))).status_code).toBe(20304);
    }
    const resting = await book.newMember();
    const other = await tokenOf(resting);
    await book.gateway.call('timeOutStart', { days: 1 }, { token: resting.token });
    expect((await post(other, 'IMTY/place', bodyOf(home(event), { unit: '40' }))).status_code).toBe(20302);
  });

  it.each([
    ['an unknown sport', 'board', { sport: 'chess', tab: 'live' }, 10003],
    ['too long a list', 'board', { sport: 'football', tab: 'live', limit: 10_000 }, 10003],
    ['an unknown event', 'event', { event: 'fb.nothing.1' }, 20201],
    ['half a version', 'changes', { markets: 'all', events: [{ id: 'x', version: [1] }] }, 10003],
    ['a malformed selection', 'limits', { legs: ['x'], sizes: [1] }, 10003],
    ['a short key', 'outcome', { key: 'short' }, 10003],
    ['a malformed cursor', 'bets', { state: 'open', cursor: '\u0000' }, 10003],
    ['an unknown state', 'bets', { state: 'all' }, 10003],
    ['a large body', 'place', { key: 'x'.repeat(20_000) }, 10003],
  ] as const)('[REQ-10] rejects %s', async (_, path, body, code) => {
    const token = await tokenOf(await book.newMember(0n));
    expect((await post(token, `IMTY/${path}`, body)).status_code).toBe(code);
  });

  it('[MNT-1][SPT-8] answers 6014 for the boards and bets of a venue under maintenance, and still those placed', async () => {
    const member = await book.newMember();
    const token = await tokenOf(member);
    const event = await book.newEvent();
    const placed = bodyOf(home(event));
    expect((await post(token, 'IMTY/place', placed)).status_code).toBe(6000);
    const { gateway } = book;
    const venue = sportsProviders.IMTY.venue;
    await gateway.sandbox('venue-maintenance', { venue, on: true });
    const board = { sport: 'football', tab: 'live' } as const;
    for (const [path, body] of [
      ['session', {}],
      ['board', board],
      ['event', { event }],
      ['changes', { markets: 'all', events: [{ id: event, version: [1, 0] }] }],
      ['limits', { legs: [home(event)], sizes: [1] }],
      ['place', bodyOf(home(event))],
    ] as const) {
      expect(await post(token, `IMTY/${path}`, body)).toMatchObject({ status_code: 6014, data: { venue } });
    }
    // The bets that run, and the answer of one that was lost.
    expect((await post(token, 'IMTY/bets', { state: 'open' })).data.items).toHaveLength(1);
    expect((await post(token, 'IMTY/outcome', { key: placed.key })).data.bet).toMatchObject({
      unit: '100.00',
    });
    expect((await post(token, 'IMTY/place', placed)).status_code).toBe(6000);

    const { key, ...others } = bodyOf(home(event));
    const slip = { ...others, consent: 'better' as const };
    const place = (provider: SportsProvider) =>
      gateway.call('sportsPlace', { provider, ...slip }, { token: member.token, idempotencyKey: key });
    expect((await place('IMTY')).status_code).toBe(6014);
    expect((await gateway.call('sportsBoard', { provider: 'IMTY', ...board })).status_code).toBe(6014);
    expect((await gateway.call('sportsEvent', { provider: 'IMTY', event })).status_code).toBe(6014);
    expect((await gateway.call('sportsBoard', { provider: 'OBTY', ...board })).status_code).toBe(6000);
    const { items } = (await gateway.call('sportsBets', { state: 'open' }, { token: member.token })).data;
    const quotes = await gateway.call(
      'sportsCashOutQuote',
      { bets: [items[0]!.id] },
      { token: member.token },
    );
    const [{ quote }] = quotes.data.quotes as unknown as [{ quote: string }];
    const cashedOut = await gateway.call(
      'sportsCashOut',
      { quote, part: 100 },
      { token: member.token, idempotencyKey: book.newKey() },
    );
    expect(cashedOut.status_code).toBe(6000);
    await gateway.sandbox('venue-maintenance', { venue, on: false });
    expect((await gateway.call('sportsEvent', { provider: 'IMTY', event })).status_code).toBe(6000);
  });

  it.each([
    ['region', 6031],
    ['alert', 6032],
    ['address', 6033],
  ])(
    '[MNT-2][ERR-5] takes no bet from an address that is restricted for the reason %s',
    async (kind, code) => {
      const member = await book.newMember();
      const token = await tokenOf(member);
      const event = await book.newEvent();
      await book.gateway.sandbox('restrict-ip', { ip: '127.0.0.1', kind, on: true });
      expect((await post(token, 'IMTY/place', bodyOf(home(event)))).status_code).toBe(code);
      await book.gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: false });
      expect((await post(token, 'IMTY/place', bodyOf(home(event)))).status_code).toBe(6000);
    },
  );

  it('[MNT-1] answers no call during maintenance', async () => {
    const member = await book.newMember();
    const token = await tokenOf(member);
    const { siteState } = book.gateway.services;
    await siteState.set('maintenance', true);
    for (const path of ['session', 'bets', 'outcome']) {
      const body = { bets: { state: 'open' }, outcome: { key: book.newKey() }, session: {} }[path];
      expect((await post(token, `IMTY/${path}`, body)).status_code).toBe(6014);
    }
    await siteState.set('maintenance', false);
    expect((await post(token, 'IMTY/session')).status_code).toBe(6000);
  });
});

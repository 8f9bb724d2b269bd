import { rmSync } from 'node:fs';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { damageSettledRows } from '../testing/damage-settled-rows';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { registerVenues, slotVenue, venues } from './registry';
import { tableGames } from './tables';
import { coinVenue, createCoinClient } from './testing/coin-flip';
import type { VenueEngine } from './venue';

describe('the venue registry', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeAll(async () => {
    // The product's other venues may be of the same category.
    gateway = await createTestGateway({ venues: [slotVenue, coinVenue] });
    member = await gateway.newMember('flipper1');
    await gateway.credit(member.id, 10_000n);
  });
  afterAll(() => gateway.close());

  const launch = (enName: string, gameCode: string) =>
    gateway.call('venueLaunch', { enName, gameCode }, { token: member.token });

  it('names each venue, and each game, once', () => {
    const codes = venues.map(({ code }) => code);
    const games = venues.flatMap((venue) => venue.games.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(games).size).toBe(games.length);
  });

  it('[GAM-2] lists every table game in the lobby of its venue', () => {
    for (const { code, venue } of tableGames) {
      const listing = venues.find(({ games }) => games.some((game) => game.code === code));
      expect([code, listing?.code]).toEqual([code, venue]);
    }
  });

  it('[GAM-2] lists a venue and its games in the lobby of its category', async () => {
    const { data } = await gateway.call('gameList', { category: 'realbet' });
    expect(data.venues).toEqual([{ code: 'COIN', name: coinVenue.name }]);
    expect(data.items).toEqual([
      expect.objectContaining({ code: 'coin-flip', venue: 'COIN', category: 'realbet', minStake: '1.00' }),
    ]);
    const { data: slots } = await gateway.call('gameList', { category: 'egame' });
    expect(slots.items.map(({ code }) => code)).not.toContain('coin-flip');
  });

  it('[PLT-1] counts a venue under the platform of its category', async () => {
    const { data } = await gateway.call('platformCount', {});
    expect(data.ZR).toMatchObject({ venues: 1, games: 1 });
  });

  it('[GAM-1] launches a venue by its engine, and only with a game of that venue', async () => {
    const { data } = await launch('COIN', 'coin-flip');
    expect(data.url).toBe(`http://127.0.0.1:4601/coin/coin-flip#token=${data.token}`);
    for (const [venue, game] of [
      ['COIN', 'koi-gate'],
      ['PAVILION', 'coin-flip'],
      ['NONE', 'coin-flip'],
    ] as const) {
      expect((await launch(venue, game)).status_code).toBe(20202);
    }
  });

  it('[GAM-1] serves each engine once, however many venues it runs', async () => {
    const app = fastify();
    const clientDir = createCoinClient();
    registerVenues(app, [coinVenue, { ...coinVenue, code: 'COIN-2' }], {
      services: gateway.services,
      clientDir,
      siteOrigins: () => [],
    });
    expect((await app.inject('/coin/coin-flip')).body).toContain('<title>抛硬币</title>');
    await app.close();
    rmSync(clientDir, { recursive: true });
  });

  it('[GAM-1] lets no engine see or set a cookie, which the site’s host shares', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    const spyEngine: VenueEngine = {
      launch: coinVenue.engine.launch,
      register: (server) => {
        server.addHook('onRequest', async ({ headers, raw }) => {
          seen.push([headers, raw.headers, raw.rawHeaders]);
        });
        server.get('/spy', async (_request, reply) => {
          return reply.header('set-cookie', ['token=evil', 'theme=space']).send('page');
        });
      },
    };
    registerVenues(app, [{ ...coinVenue, engine: spyEngine }], {
      services: gateway.services,
      clientDir: '',
      siteOrigins: () => [],
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/spy`, { headers: { cookie: 'token=secret-token' } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toBe('page');
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('secret-token');
    await app.close();
  });

  it('[GAM-2] records a round of its kind, and one that was stored without a kind as of slots', async () => {
    const round = { session: { memberId: member.id, gameCode: 'coin-flip' }, stake: 100n, payout: 0n };
    const detail = { kind: 'coin', face: 'heads' };
    await gateway.services.house.settleRound({ ...round, key: 'coin-round-1', detail });
    const records = async () => (await gateway.call('betRecords', {}, { token: member.token })).data.items;
    expect(await records()).toEqual([
      expect.objectContaining({
        venue: 'COIN',
        category: 'realbet',
        gameName: coinVenue.games[0]?.name,
        detail,
      }),
    ]);
    const withoutKind = JSON.stringify({ stops: [1], grid: [['coin']], wins: [] });
    await damageSettledRows(gateway.services.db, sql`update bets set detail = ${withoutKind}::jsonb`);
    expect((await records())[0]?.detail).toEqual({ kind: 'slots', stops: [1], grid: [['coin']], wins: [] });
  });
});

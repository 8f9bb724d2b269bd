import { errorCodes } from '@pavilion/contract';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { BusinessError } from '../business-error';
import { damageSettledRows } from '../testing/damage-settled-rows';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { registerVenues, venues } from './registry';
import type { Venue, VenueEngine } from './venue';

const diceEngine: VenueEngine = {
  async launch({ venue, gameCode, sessionToken, venueOrigin, services }) {
    if (!venue.games.some(({ code }) => code === gameCode))
      throw new BusinessError(errorCodes.gameUnavailable);
    const token = await services.gameSessions.open(sessionToken, gameCode as string);
    const resource = `${venueOrigin}/dice/${gameCode}`;
    return { resource, url: `${resource}#token=${token}`, token };
  },
  register: (app) => void app.get('/dice/:code', async () => 'the page of a dice game'),
};

const diceVenue: Venue = {
  code: 'DICE',
  name: { 'zh-CN': '骰子馆', en: 'Dice Hall' },
  category: 'chess',
  engine: diceEngine,
  games: [
    {
      code: 'one-die',
      name: { 'zh-CN': '一粒骰', en: 'One Die' },
      pinyin: 'yilitou',
      initials: 'ylt',
      minStake: 100n,
      maxStake: 1_000n,
      returnToPlayer: '96.00',
      hot: false,
      isNew: true,
      cover: { motif: 'drum', colors: ['#101010', '#202020'] },
    },
  ],
};

describe('the venue registry', () => {
  let gateway: TestGateway;
  let member: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway({ venues: [...venues, diceVenue] });
    member = await gateway.newMember('dicer001');
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

  it('[GAM-2] lists a venue and its games in the lobby of its category', async () => {
    const { data } = await gateway.call('gameList', { category: 'chess' });
    expect(data.venues).toEqual([{ code: 'DICE', name: diceVenue.name }]);
    expect(data.items).toEqual([
      expect.objectContaining({ code: 'one-die', venue: 'DICE', category: 'chess', minStake: '1.00' }),
    ]);
    const { data: slots } = await gateway.call('gameList', { category: 'egame' });
    expect(slots.items.map(({ code }) => code)).not.toContain('one-die');
  });

  it('[PLT-1] counts a venue under the platform of its category', async () => {
    const { data } = await gateway.call('platformCount', {});
    expect(data.QP).toMatchObject({ venues: 1, games: 1 });
  });

  it('[GAM-1] launches a venue by its engine, and only with a game of that venue', async () => {
    const { data } = await launch('DICE', 'one-die');
    expect(data.url).toBe(`http://127.0.0.1:4601/dice/one-die#token=${data.token}`);
    for (const [venue, game] of [
      ['DICE', 'koi-gate'],
      ['PAVILION', 'one-die'],
      ['NONE', 'one-die'],
    ] as const) {
      expect((await launch(venue, game)).status_code).toBe(20202);
    }
  });

  it('[GAM-1] serves each engine once, however many venues it runs', async () => {
    const app = fastify();
    const twice = { ...diceVenue, code: 'DICE-2' };
    registerVenues(app, [diceVenue, twice], {
      services: gateway.services,
      clientDir: '',
      siteOrigins: () => [],
    });
    expect((await app.inject('/dice/one-die')).body).toBe('the page of a dice game');
    await app.close();
  });

  it('[GAM-1] lets no engine see or set a cookie, which the site’s host shares', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    const spyEngine: VenueEngine = {
      launch: diceEngine.launch,
      register: (server) => {
        server.addHook('onRequest', async ({ headers, raw }) => {
          seen.push([headers, raw.headers, raw.rawHeaders]);
        });
        server.get('/spy', async (_request, reply) => {
          return reply.header('set-cookie', ['token=evil', 'theme=space']).send('page');
        });
      },
    };
    registerVenues(app, [{ ...diceVenue, engine: spyEngine }], {
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
    const round = { session: { memberId: member.id, gameCode: 'one-die' }, stake: 100n, payout: 0n };
    const detail = { kind: 'dice', pips: 5 };
    await gateway.services.house.settleRound({ ...round, key: 'dice-round-1', detail });
    const records = async () => (await gateway.call('betRecords', {}, { token: member.token })).data.items;
    expect(await records()).toEqual([
      expect.objectContaining({
        venue: 'DICE',
        category: 'chess',
        gameName: diceVenue.games[0]?.name,
        detail,
      }),
    ]);
    const withoutKind = JSON.stringify({ stops: [1], grid: [['coin']], wins: [] });
    await damageSettledRows(gateway.services.db, sql`update bets set detail = ${withoutKind}::jsonb`);
    expect((await records())[0]?.detail).toEqual({ kind: 'slots', stops: [1], grid: [['coin']], wins: [] });
  });
});

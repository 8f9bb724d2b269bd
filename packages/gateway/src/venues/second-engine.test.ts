import { rmSync } from 'node:fs';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { registerVenues, slotVenue } from './registry';
import { coinVenue, createCoinClient } from './testing/coin-flip';

/** The parts of a second engine: its rules and calls, its page, and a row of the registry. */
describe('a second engine', () => {
  const clientDir = createCoinClient();
  const venueServer: FastifyInstance = fastify();
  let gateway: TestGateway;
  let member: { id: string; token: string };

  beforeAll(async () => {
    // The product's other venues may be of the same category.
    gateway = await createTestGateway({ venues: [slotVenue, coinVenue] });
    registerVenues(venueServer, [coinVenue], {
      services: gateway.services,
      clientDir,
      siteOrigins: () => ['https://play.example'],
    });
    member = await gateway.newMember('flipper01');
    await gateway.credit(member.id, 10_000n);
  });
  afterAll(async () => {
    await venueServer.close();
    await gateway.close();
    rmSync(clientDir, { recursive: true });
  });

  const launch = async () => {
    const { data } = await gateway.call(
      'venueLaunch',
      { enName: 'COIN', gameCode: 'coin-flip' },
      { token: member.token },
    );
    return { token: data.token, path: new URL(data.url).pathname };
  };
  const flip = async (token: string, body: object) =>
    (
      await venueServer.inject({
        method: 'POST',
        url: '/coin/api/flip',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      })
    ).json();

  it('[GAM-2] is listed in the lobby of its category', async () => {
    const { data } = await gateway.call('gameList', { category: 'realbet' });
    expect(data.venues).toEqual([{ code: 'COIN', name: coinVenue.name }]);
    expect(data.items.map(({ code }) => code)).toEqual(['coin-flip']);
  });

  it('[GAM-1] serves its page and files with the policy, theme and language of all games', async () => {
    const { path } = await launch();
    const page = await venueServer.inject(`${path}?lang=en&theme=space`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors https://play.example');
    expect(page.body).toContain(
      'lang="en" data-theme="space" data-scheme="dark" data-sites="https://play.example"',
    );
    expect(page.body).toContain('<title>Coin Flip</title>');
    const script = /src="([^"]+)"/.exec(page.body)![1]!;
    for (const file of [script, script.replace('coin/js/main.js', 'kit/call.js')]) {
      const { statusCode, headers } = await venueServer.inject(file);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect((await venueServer.inject('/coin/no-such-game')).statusCode).toBe(404);
  });

  it('[GAM-2] settles a round through the ledger and records it with its own kind', async () => {
    const { token } = await launch();
    const round = { key: 'coin-round-1', stake: '5.00' };
    const settled = { payout: '9.80', balance: '104.80' };
    expect((await flip(token, round)).data).toEqual(settled);
    expect((await flip(token, round)).data).toEqual(settled);
    const { data } = await gateway.call('betRecords', {}, { token: member.token });
    expect(data.items).toEqual([
      expect.objectContaining({
        venue: 'COIN',
        category: 'realbet',
        stake: '5.00',
        payout: '9.80',
        detail: { kind: 'coin', face: 'heads' },
      }),
    ]);
    expect(await gateway.services.wallet.balance(member.id)).toBe(10_480n);
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: true });
  });

  it('[GAM-2] rejects an expired token and a malformed round as every game does', async () => {
    const { token } = await launch();
    expect((await flip('expired', { key: 'coin-round-2', stake: '5.00' })).status_code).toBe(20203);
    expect(await flip(token, { key: 'coin-round-2', stake: '5' })).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'stake', reason: 'format' }] },
    });
  });
});

import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { registerSportsVenue } from './register-sports-venue';

const site = 'https://pavilion.test';
const endpoints = {
  IMTY: { header: 'Token', balance: '/api/mobile/GetBalance', list: '/api/mobile/GetFixtures' },
  OBTY: { header: 'requestId', balance: '/yewu11/v1/user/amount', list: '/yewu11/v1/fixtures' },
  FBTY: { header: 'Authorization', balance: '/v1/user/base', list: '/v1/match/getFixtures' },
} as const;
const providers = Object.keys(endpoints) as SportsProvider[];

describe('the sports providers', () => {
  let gateway: TestGateway;
  let venue: FastifyInstance;
  let member: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway();
    member = await gateway.newMember('sports01');
    await gateway.credit(member.id, 12_345n);
    venue = fastify();
    registerSportsVenue(venue, {
      clock: gateway.clock,
      services: gateway.services,
      siteOrigins: () => [site],
    });
  });
  afterAll(async () => {
    await venue.close();
    await gateway.close();
  });

  const launch = async (provider: SportsProvider, token = member.token) =>
    (await gateway.call('venueLaunch', { enName: sportsProviders[provider].venue }, { token })).data;
  const request = async (
    provider: SportsProvider,
    token: string,
    path: string = endpoints[provider].balance,
  ) =>
    (
      await venue.inject({ method: 'POST', url: path, headers: { [endpoints[provider].header]: token } })
    ).json();
  const expiredAnswers = {
    IMTY: { StatusCode: 1001 },
    OBTY: { code: '0400401' },
    FBTY: { code: 14010 },
  } as const;

  it.each(providers)('[SPT-1] launches %s with all fields of the answer', async (provider) => {
    const given = await launch(provider);
    expect(Object.keys(given).sort()).toEqual(['activityUrl', 'apiUrl', 'h5Url', 'resource', 'token', 'url']);
    expect(given.token.length).toBeGreaterThan(40);
    expect(new URL(given.apiUrl).origin).toBe(given.apiUrl);
  });

  it('[SPT-1] [SPT-2] names the page of promotions for OBTY, at the address that the member uses', async () => {
    const urls = await Promise.all(providers.map(async (each) => (await launch(each)).activityUrl));
    const own = urls[providers.indexOf('OBTY')];
    expect(urls).toEqual(['', own, '']);
    const { origin, pathname } = new URL(own!);
    expect(pathname).toBe('/activity/discount');
    expect(origin).toMatch(/^http:\/\/localhost(:\d+)?$/);
  });

  it('[SPT-6] answers the balance in the envelope of each provider', async () => {
    const answers = await Promise.all(
      providers.map(async (each) => request(each, (await launch(each)).token)),
    );
    expect(answers).toEqual([
      { StatusCode: 100, StatusDesc: 'Success', ServerTime: expect.any(String), balance: '123.45' },
      { code: '0000000', msg: '成功', data: { balance: '123.45' } },
      { code: 0, message: 'success', data: { balance: '123.45' } },
    ]);
  });

  it('[SPT-6] lists upcoming fixtures, soonest first, on any day', async () => {
    for (const days of [0, 3, 400]) {
      gateway.clock.advance(days * 86_400_000);
      const fresh = await gateway.newMember(`sports${days + 100}`);
      const { token } = await launch('FBTY', fresh.token);
      const { data } = await request('FBTY', token, endpoints.FBTY.list);
      const starts = (data.list as { startsAt: string }[]).map(({ startsAt }) => Date.parse(startsAt));
      expect(starts).toHaveLength(7);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(Math.min(...starts)).toBeGreaterThan(gateway.clock.now());
      expect(Math.max(...starts)).toBeLessThanOrEqual(gateway.clock.now() + 7 * 86_400_000);
    }
    member = await gateway.newMember('sports02');
  });

  it.each(providers)('[SPT-4] answers an expired token of %s with its expiry code', async (provider) => {
    const { token } = await launch(provider);
    gateway.clock.advance(30 * 60_000 - 1);
    expect(await request(provider, token)).not.toMatchObject(expiredAnswers[provider]);
    gateway.clock.advance(1);
    expect(await request(provider, token)).toMatchObject(expiredAnswers[provider]);
    const next = (await launch(provider)).token;
    await gateway.sandbox('expire-provider-tokens');
    expect(await request(provider, next)).toMatchObject(expiredAnswers[provider]);
  });

  it('[SPT-4] rejects a token of another provider, an unknown one, and one of an ended session', async () => {
    const other = await gateway.newMember('sports03');
    const { token } = await launch('IMTY', other.token);
    expect(await request('OBTY', token)).toMatchObject(expiredAnswers.OBTY);
    expect(await request('IMTY', '')).toMatchObject(expiredAnswers.IMTY);
    expect(await request('IMTY', other.token)).toMatchObject(expiredAnswers.IMTY);
    await gateway.call('logout', {}, { token: other.token });
    expect(await request('IMTY', token)).toMatchObject(expiredAnswers.IMTY);
  });

  it('[SPT-4] rejects a token whose session has expired', async () => {
    const account = 'sports04';
    const { token } = await launch('IMTY', (await gateway.newMember(account)).token);
    expect(await request('IMTY', token)).not.toMatchObject(expiredAnswers.IMTY);
    await gateway.sandbox('expire-session', { account });
    expect(await request('IMTY', token)).toMatchObject(expiredAnswers.IMTY);
  });

  it('[SPT-7] answers the encoded member of a launch token of OBTY', async () => {
    const { token } = await launch('OBTY');
    const answer = (await venue.inject(`/${token}?merchantCode=Y`)).json();
    expect(JSON.parse(Buffer.from(answer.data, 'base64').toString())).toEqual({
      merchantCode: 'Y',
      cuid: member.id,
    });
    expect((await venue.inject('/nothing?merchantCode=Y')).json()).toMatchObject(expiredAnswers.OBTY);
    expect((await venue.inject(`/${token}`)).statusCode).toBe(404);
  });

  it('[SPT-3] allows cross-origin requests of configured sites only', async () => {
    const from = (origin: string) =>
      venue.inject({ method: 'OPTIONS', url: endpoints.FBTY.balance, headers: { origin } });
    expect((await from(site)).headers['access-control-allow-origin']).toBe(site);
    expect((await from('https://evil.test')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('[GAM-1] rejects an unknown venue', async () => {
    const { status_code } = await gateway.call('venueLaunch', { enName: 'OBTY' }, { token: member.token });
    expect(status_code).toBe(20202);
  });
});

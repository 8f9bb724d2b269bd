import { join } from 'node:path';
import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { providerErrorCode } from '@pavilion/contract/sports-wire';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { registerFairPage } from './game-page';
import { registerVenues } from './registry';

/**
 * The calls of games that a restricted address is answered, and why. Every other one is refused with the code of its restriction;
 * those of the site are in `calls.test.ts` of the contract.
 */
const answered: Readonly<Record<string, string>> = {
  // Of an open hand or magazine, which is the member's money: it can be finished, without a further stake.
  'POST /hands/api/session': 'shows an open hand',
  'POST /hands/api/current': 'shows an open hand',
  'POST /hands/api/act': 'finishes an open hand',
  'POST /fishing/api/session': 'shows an open magazine',
  'POST /fishing/api/current': 'shows an open magazine',
  'POST /fishing/api/act': 'fires its bullets',
  // Of slips that are placed.
  'POST /tables/api/session': 'shows the running round and the placed slips',
  'POST /tables/api/slips': 'shows the placed slips',
  'POST /tables/api/stream': 'reports the results',
  // Public values, with which anyone checks a round.
  'GET /fair/api/bets/:game/:round': 'lists what was mixed into a draw',
  'GET /fair/api/terminals/:game/:day': 'has the end of a chain of seeds',
};

describe('from a restricted address, every call of the games', () => {
  let gateway: TestGateway;
  let app: FastifyInstance;
  const routes = new Set<string>();
  beforeAll(async () => {
    gateway = await createTestGateway();
    app = fastify();
    // The refusal comes before a body is read: whatever it has, the call must not be answered.
    app.setValidatorCompiler(() => () => true);
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each === 'GET' || each === 'POST') routes.add(`${each} ${url}`);
    });
    const options = {
      services: gateway.services,
      clientDir: join(__dirname, '../../venue-client'),
      siteOrigins: () => [],
    };
    registerVenues(app, gateway.services.venues, options);
    registerFairPage(app, options);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await gateway.close();
  });
  afterEach(() => gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: false }));

  const providers = Object.keys(sportsProviders) as SportsProvider[];
  /** Not a page, nor a file of one. */
  const isCall = (url: string) =>
    url.includes('/api/') ||
    url === '/:token' ||
    providers.some((name) => url.startsWith(`${sportsProviders[name].prefix}/`));
  const send = async (route: string) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    const url = path
      .replace(':provider', 'IMTY')
      .replace(':game', 'pc28')
      .replace(':round', '202601010001')
      .replace(':day', '20260101')
      .replace(':token', 'any-token?merchantCode=Y');
    const headers = { authorization: 'Bearer any-token', token: 'any-token', requestid: 'any-token' };
    return (await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })).body;
  };
  /** Whether an answer has the code, in the envelope of games or of any provider. */
  const hasCode = (body: string, code: number) =>
    body.includes(`"status_code":${code},`) ||
    providers.some((provider) => {
      const own = JSON.stringify(providerErrorCode(provider, code));
      return body.includes(`"StatusCode":${own},`) || body.includes(`"code":${own},`);
    });

  it.each([
    ['region', 6031],
    ['alert', 6032],
    ['address', 6033],
  ])(
    '[MNT-2][ERR-5][SPT-6] is refused by a restriction of the %s, except those that the list has',
    async (kind, code) => {
      const calls = [...routes].filter((route) => isCall(route.split(' ')[1] as string));
      // Without any, the test would prove nothing.
      expect(calls.length).toBeGreaterThan(50);
      const open = await Promise.all(calls.map(async (call) => hasCode(await send(call), code)));
      expect(open).not.toContain(true);
      await gateway.sandbox('restrict-ip', { ip: '127.0.0.1', kind, on: true });
      const given = [];
      for (const call of calls) if (!hasCode(await send(call), code)) given.push(call);
      expect(given.sort()).toEqual(Object.keys(answered).sort());
    },
  );
});

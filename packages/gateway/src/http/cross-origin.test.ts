import { headers } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { openLive } from '../testing/live-client';
import { createTestGateway, sandboxHeaders, type TestGateway } from '../testing/test-gateway';
import { routeOf } from './call-routes';

const shop = 'https://shop.example';
const notListed = [
  ['another host', 'https://evil.example'],
  ['another port', 'https://shop.example:8443'],
  ['plain HTTP', 'http://shop.example'],
  ['a name below it', 'https://evil.shop.example'],
  ['an opaque origin', 'null'],
];

describe('a gateway with CORS_ORIGINS', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ corsOrigins: ['http://localhost:5173', shop] });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => gateway.close());

  const url = calls.preInfo.path;
  const preflight = (origin: string, path: string = calls.login.path) =>
    gateway.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-api-token',
      },
    });

  it('[SIG-3] answers a page of a listed origin, which can read the answer and the time', async () => {
    const answer = await gateway.call('preInfo', {}, { headers: { origin: shop } });
    expect(answer.status_code).toBe(6000);
    const { headers: sent } = await gateway.app.inject({ method: 'POST', url, headers: { origin: shop } });
    expect(sent).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-expose-headers': 'Date, X-Request-Id',
      vary: 'Origin',
    });
    expect(sent).not.toHaveProperty('access-control-allow-credentials');
  });

  it('[SIG-3] lets a page of a listed origin read errors, too', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: calls.login.path,
      headers: { origin: shop, 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.headers['access-control-allow-origin']).toBe(shop);
  });

  it.each(Object.entries(calls))('[SIG-3] permits %s with all headers of the contract', async (_, call) => {
    const { path, method }: CallDefinition = call;
    const answer = await preflight(shop, routeOf(path).replace(/:\w+/g, 'x'));
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(shop);
    expect(answer.headers['access-control-allow-methods']).toContain(method);
    const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual([...Object.values(headers), 'Content-Type']);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each(notListed)('[SIG-3] permits nothing to a page that is not listed: %s', async (_, origin) => {
    const asked = await preflight(origin);
    const called = await gateway.call('preInfo', {}, { headers: { origin } });
    const { headers: sent } = await gateway.app.inject({ method: 'POST', url, headers: { origin } });
    expect(called.status_code).toBe(10108);
    for (const received of [asked.headers, sent])
      expect(Object.keys(received).filter((name) => name.startsWith('access-control'))).toEqual([]);
    await expect(openLive(gateway.app, { headers: { origin } })).rejects.toThrow('403');
  });

  it('[LIV-1] opens the socket for a page of a listed origin', async () => {
    const client = await openLive(gateway.app, { headers: { origin: shop } });
    client.close();
    await client.closed;
  });

  it('[REQ-10] keeps the sandbox controls from pages of listed origins', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/sandbox/v1/restrict-ip',
      headers: { ...sandboxHeaders, origin: shop, host: 'localhost' },
      payload: { ip: '10.0.0.1', on: true },
    });
    expect(answer.statusCode).toBe(404);
  });
});

it('[SIG-3] permits no other origin by default', async () => {
  const gateway = await createTestGateway();
  const answer = await gateway.app.inject({
    method: 'OPTIONS',
    url: calls.login.path,
    headers: { origin: shop, 'access-control-request-method': 'POST' },
  });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect((await gateway.call('preInfo', {}, { headers: { origin: shop } })).status_code).toBe(10108);
  await gateway.close();
});

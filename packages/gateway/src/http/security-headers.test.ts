import { openLive } from '../testing/live-client';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

describe('the headers of every answer', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ trustProxy: ['127.0.0.0/8'] });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => gateway.close());

  it.each(['/healthz', '/openapi.json', '/none', '/api/json-cache/a'])(
    '[REQ-2] keep %s out of caches and out of pages of other origins',
    async (url) => {
      const { headers } = await gateway.app.inject(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('[REQ-2] bind browsers to HTTPS when the visitor used it', async () => {
    const answer = async (protocol: string, remoteAddress: string) =>
      (
        await gateway.app.inject({
          url: '/healthz',
          headers: { 'x-forwarded-proto': protocol },
          remoteAddress,
        })
      ).headers['strict-transport-security'];
    expect(await answer('https', '127.0.0.1')).toBe('max-age=31536000');
    expect(await answer('http', '127.0.0.1')).toBeUndefined();
    expect(await answer('https', '198.51.100.7')).toBeUndefined();
  });

  it.each([
    ['https', 'https', 'open'],
    ['http', 'http', 'open'],
    ['http', 'https', '403'],
    ['ftp', 'http', '403'],
  ])('[LIV-1] answers a page of %s that opens a socket over %s: %s', async (page, visited, outcome) => {
    const headers = {
      origin: `${page}://site.example`,
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': visited,
    };
    const opened = openLive(gateway.app, { headers }).then(
      async (client) => {
        client.close();
        await client.closed;
        return 'open';
      },
      (error: Error) => /\d{3}/.exec(error.message)?.[0],
    );
    expect(await opened).toBe(outcome);
  });
});

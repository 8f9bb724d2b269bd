import { headers } from '@pavilion/contract';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

describe('a call of a page', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ trustProxy: ['127.0.0.0/8'] });
    token = (await gateway.newMember('owner0001')).token;
  });
  afterAll(() => gateway.close());

  const favourite = async (sent: Record<string, string>) =>
    gateway.call('gameFavourite', { gameCode: 'golden-dragon', favourite: true }, { token, headers: sent });

  it.each([
    ['of no page', {}],
    ['of this host', { host: 'play.example', origin: 'http://play.example' }],
    ['of this host on HTTPS, which a proxy ends', { host: 'play.example', origin: 'https://play.example' }],
    [
      'of the host that a trusted proxy names',
      { origin: 'https://play.example', 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' },
    ],
  ])('[SIG-3] %s is answered', async (_, sent) => {
    expect((await favourite(sent)).status_code).toBe(6000);
  });

  it.each([
    ['another host', { host: 'play.example', origin: 'https://evil.example' }],
    ['another port', { host: 'play.example', origin: 'http://play.example:8080' }],
    ['a name below this host', { host: 'play.example', origin: 'https://evil.play.example' }],
    ['an opaque origin', { host: 'play.example', origin: 'null' }],
    ['another scheme', { host: 'play.example', origin: 'ftp://play.example' }],
    [
      'plain HTTP, on HTTPS',
      { origin: 'http://play.example', 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' },
    ],
  ])('[SIG-3] of %s is rejected, with session and signature', async (_, sent) => {
    expect((await favourite(sent)).status_code).toBe(10108);
  });

  it('[SIG-3] of another origin stores nothing in the cache, which has no signature', async () => {
    const write = (sent: Record<string, string>) =>
      gateway.call('jsonCacheWrite', { key: '0'.repeat(64), data: 'c2VhbGVk' }, { headers: sent });
    expect((await write({ origin: 'https://evil.example' })).status_code).toBe(10108);
    expect((await write({ [headers.device]: 'any' })).status_code).toBe(6000);
  });
});

import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import {
  createPublicOrigins,
  type GameRequest,
  namedOrigin,
  originOnPort,
  sharesHost,
} from './public-address';

const options = {
  siteUrl: 'http://localhost:4600',
  sitePort: 4600,
  venuePort: 4601,
  venueOrigin: undefined,
  siteOrigins: undefined,
  trustProxy: undefined,
};
const http = (host: string, headers: GameRequest['headers'] = {}) => ({ protocol: 'http', host, headers });

describe('the origin of another port on the requested host', () => {
  it.each([
    ['http', 'localhost:4600', 'http://localhost:4601'],
    ['http', '192.168.1.5:4600', 'http://192.168.1.5:4601'],
    ['http', '[::1]:4600', 'http://[::1]:4601'],
    ['https', 'Play.Example', 'https://play.example:4601'],
    ['ws', 'play.example', 'http://play.example:4601'],
  ])('[GAM-1] of %s://%s is %s', (protocol, host, origin) =>
    expect(originOnPort({ protocol, host }, 4601)).toBe(origin),
  );

  it.each([
    '',
    'a b',
    "evil;script-src 'unsafe-inline'",
    'evil;script-src',
    'user@evil.example',
    'evil.example/path',
    '*',
    '[::1',
    '999.999.999.999',
    'x:y',
    'evil.example,other.example',
  ])('[GAM-1] does not exist for the malformed host %j', (host) =>
    expect(originOnPort(http(host), 4601)).toBeUndefined(),
  );
});

describe('the name to open the site at', () => {
  it.each([
    ['http', '[::1]:4600', 'http://localhost:4600'],
    ['http', '[::1]', 'http://localhost'],
    ['https', '[::1]:4600', undefined],
    ['http', '[::2]:4600', undefined],
    ['http', 'localhost:4600', undefined],
    ['http', '127.0.0.1:4600', undefined],
    ['http', 'play.example', undefined],
    ['http', '[::1]evil.example', undefined],
  ])('[GAM-1] of %s://%s is %s', (protocol, host, origin) =>
    expect(namedOrigin({ protocol, host })).toBe(origin),
  );
});

describe('public origins', () => {
  it('[GAM-1] fall back to the printed addresses for a malformed host', () => {
    const { venueOrigin, siteOrigins } = createPublicOrigins(options);
    expect(venueOrigin(http('a;b'))).toBe('http://127.0.0.1:4601');
    expect(siteOrigins(http('a;b'))).toEqual(['http://localhost:4600']);
  });

  it('[GAM-1] let the games be framed by the site on the same host, and by no other', () => {
    const { siteOrigins } = createPublicOrigins(options);
    expect(siteOrigins(http('192.168.1.5:4601'))).toEqual(['http://192.168.1.5:4600']);
  });

  it.each([
    ['localhost', 'http://127.0.0.1:4601'],
    ['jade.localhost', 'http://127.0.0.1:4601'],
    ['127.0.0.1', 'http://localhost:4601'],
    ['127.0.0.2', 'http://localhost:4601'],
    ['[::1]', 'http://localhost:4601'],
  ])('[GAM-1] give the games of %s the host of %s, which the site may frame', (name, games) => {
    const { siteOrigins, venueOrigin } = createPublicOrigins(options);
    expect(venueOrigin(http(`${name}:4600`))).toBe(games);
    expect(sharesHost(new URL(games).hostname, [`http://${name}:4600`])).toBe(false);
    const { host } = new URL(games);
    for (const headers of [{ referer: `http://${name}:4600/game` }, { origin: `http://${name}:4600` }])
      expect(siteOrigins(http(host, headers))).toContain(`http://${name}:4600`);
  });

  it('[BRD-1] let the games be framed by the site under each name of a brand, without a header of the page', () => {
    const { siteOrigins } = createPublicOrigins({
      ...options,
      brandHosts: ['jade.localhost', 'jade.example'],
    });
    expect(siteOrigins(http('127.0.0.1:4601'))).toEqual([
      'http://localhost:4600',
      'http://jade.localhost:4600',
    ]);
  });

  it('[BRD-1] let games with a host of their own be framed by the hosts of the brands', () => {
    const { siteOrigins } = createPublicOrigins({
      ...options,
      venueOrigin: 'https://games.example',
      brandHosts: ['play.example', 'jade.example', 'evil;script-src'],
      trustProxy: ['10.0.0.1'],
    });
    const origins = siteOrigins({ protocol: 'https', host: 'games.example', headers: {} });
    expect(origins).toEqual(expect.arrayContaining(['https://play.example', 'https://jade.example']));
    expect(origins.join(' ')).not.toContain('evil');
  });

  it('[GAM-1] keep the host on a machine without IPv4, since policies cannot name [::1]', () => {
    const { siteOrigins, venueOrigin } = createPublicOrigins({ ...options, hasIPv4: false });
    expect(venueOrigin(http('localhost:4600'))).toBe('http://localhost:4601');
    expect(siteOrigins(http('localhost:4601'))).toEqual(['http://localhost:4600']);
  });

  it.each([
    ['of its own host', 'http://localhost:4600'],
    ['of another port', 'http://127.0.0.1:4700'],
    ['of another machine', 'http://evil.example:4600'],
    ['of a name that only begins like one', 'http://127.0.0.1.evil.example:4600'],
    ['of another protocol', 'https://127.0.0.1:4600'],
    ['of a sandboxed page', 'null'],
  ])('[GAM-1] let no page %s frame a game of this machine: %s', (_, origin) => {
    const { siteOrigins } = createPublicOrigins(options);
    expect(siteOrigins(http('localhost:4601', { origin }))).toEqual(['http://127.0.0.1:4600']);
  });

  it('[GAM-1] keep the host under HTTPS, where a certificate has one name', () => {
    const { siteOrigins, venueOrigin } = createPublicOrigins(options);
    const request = { protocol: 'https', host: 'localhost:4601', headers: {} };
    expect(venueOrigin(request)).toBe('https://localhost:4601');
    expect(siteOrigins(request)).toEqual(['https://localhost:4600']);
  });

  it('[GAM-1] include the default port of the host behind a proxy', () => {
    const { siteOrigins } = createPublicOrigins({ ...options, trustProxy: ['10.0.0.1'] });
    expect(siteOrigins({ protocol: 'https', host: 'play.example:4601', headers: {} })).toEqual(
      expect.arrayContaining(['https://play.example:4600', 'https://play.example']),
    );
  });

  it('[GAM-1] are the configured ones whatever host is requested', () => {
    const { venueOrigin, siteOrigins } = createPublicOrigins({
      ...options,
      venueOrigin: 'https://games.example',
      siteOrigins: ['https://play.example'],
    });
    expect(venueOrigin(http('192.168.1.5:4600'))).toBe('https://games.example');
    expect(siteOrigins(http('192.168.1.5:4601'))).toEqual(['https://play.example']);
  });
});

describe('the origin of the games', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ trustProxy: ['10.0.0.0/8'] });
    token = (await gateway.newMember('traveller1')).token;
  });
  afterAll(() => gateway.close());

  const originsFor = async (headers: Record<string, string>, address = '198.51.100.7') => {
    const { data: info } = await gateway.call('preInfo', { platformType: 6 }, { headers, address });
    const launched = await gateway.call(
      'venueLaunch',
      { enName: 'PAVILION', gameCode: 'koi-gate' },
      { headers, address, token },
    );
    const sports = await gateway.call('venueLaunch', { enName: 'FBTY' }, { headers, address, token });
    const launches = [launched, sports].map(({ data }) => new URL(data.url).origin);
    return [...new Set([...info.venueOrigins, ...launches, launched.data.apiUrl])];
  };
  const forwarded = { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };

  it('[GAM-1] follows the host that the visitor requested', async () =>
    expect(await originsFor({ host: '192.168.1.5:4600' })).toEqual(['http://192.168.1.5:4601']));

  it('[GAM-1] follows the host and protocol that a trusted proxy forwards', async () =>
    expect(await originsFor({ host: 'inner:80', ...forwarded }, '10.1.2.3')).toEqual([
      'https://play.example:4601',
    ]));

  it('[GAM-1] ignores forwarded headers of untrusted clients', async () =>
    expect(await originsFor({ host: 'localhost:4600', ...forwarded })).toEqual(['http://127.0.0.1:4601']));
});

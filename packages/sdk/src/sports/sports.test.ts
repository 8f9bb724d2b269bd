import {
  errorCodes,
  headers,
  limits,
  type SportsProvider,
  sportsProviders,
  storageKeys,
} from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createMemoryStorage, createTestClient, refuse } from '../testing';

const origin = 'https://venue.test';

interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
}
type Answer = object | string | { status: number };

/** The stand-in is our gateway; a function of the request plays the providers. */
const setup = async (
  answer: (sent: Sent, count: number) => Answer | Promise<Answer>,
  { storage = createMemoryStorage(), providerOrigins = [] as string[], apiUrl = `${origin}/api` } = {},
) => {
  const sent: Sent[] = [];
  const test = createTestClient();
  let launches = 0;
  test.gateway.answer({
    venueLaunch: ({ enName }) => {
      launches += 1;
      const fragment = 'TimeStamp=77&LanguageCode=CHS&MemberCode=m1&cuid=c1&languageType=CMN';
      const h5Url = `${origin}/h5/${enName}#${fragment}`;
      return {
        url: h5Url,
        h5Url,
        activityUrl: `${origin}/act`,
        resource: `${origin}/res`,
        token: `token-${launches}`,
        apiUrl,
      };
    },
  });
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const url = new URL(String(input), 'https://pavilion.test');
    if (url.origin === 'https://pavilion.test') return test.gateway.fetch(String(input), init);
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>,
    };
    sent.push(request);
    const given = await answer(request, sent.length);
    if (typeof given === 'string') return new Response(given);
    if ('status' in given) return new Response('', { status: given.status as number });
    return new Response(JSON.stringify(given));
  };
  const { client, ports } = createTestClient({
    config: { providerOrigins },
    ports: { fetch: fetch as never, storage },
  });
  client.session.start('our-own-token');
  // The code of the providers is loaded lazily.
  await import('./sports-client');
  return { client, ports, sent, gateway: test.gateway, launches: () => launches, storage };
};

const paths = {
  IMTY: '/api/mobile/GetBalance',
  OBTY: '/yewu11/v1/user/amount',
  FBTY: '/v1/user/base',
} as const;
const good = {
  IMTY: { StatusCode: 100, StatusDesc: 'ok', ServerTime: 't', Balance: '1.00' },
  OBTY: { code: '0000000', msg: 'ok', data: { Balance: '1.00' } },
  FBTY: { code: 0, message: 'ok', data: { Balance: '1.00' } },
} as const;
const providers = Object.keys(paths) as SportsProvider[];

describe('requests to a provider', () => {
  it.each(providers)(
    '[SPT-1][SPT-6] launches %s by its venue code, and parses its envelope',
    async (provider) => {
      const { client, gateway } = await setup(() => good[provider]);
      expect(await client.sports.request(paths[provider])).toMatchObject({
        code: provider === 'OBTY' ? '0000000' : 100,
        message: 'ok',
        data: { Balance: '1.00' },
      });
      expect(gateway.requests[0]?.body).toMatchObject({ enName: sportsProviders[provider].venue });
    },
  );

  it("[SPT-3] adds IMTY's shared parameters to body and headers, and uses its origin", async () => {
    const { client, sent } = await setup(() => good.IMTY);
    await client.sports.request('https://elsewhere.test/api/mobile/GetBalance?x=1', { Extra: 1 });
    const shared = {
      LanguageCode: 'CHS',
      OddsType: '3',
      TimeStamp: '77',
      Token: 'token-1',
      MemberCode: 'm1',
    };
    expect(sent[0]?.url.href).toBe('https://venue.test/api/mobile/GetBalance?x=1');
    expect(sent[0]?.body).toEqual({ ...shared, Extra: 1 });
    expect(sent[0]?.headers).toEqual({ 'Content-Type': 'application/json', ...shared });
  });

  it("[SPT-3] adds OBTY's shared parameters, and rdm and cuid to a GET", async () => {
    const { client, ports, sent } = await setup(() => good.OBTY);
    const shared = {
      cuid: 'c1',
      requestId: 'token-1',
      resourceUrl: `${origin}/res`,
      activityUrl: `${origin}/act`,
    };
    await client.sports.request(paths.OBTY, { a: 1 });
    expect(sent[0]?.body).toEqual({ ...shared, a: 1 });
    await client.sports.request('/yewu11/v1/menu', { b: 2 }, { method: 'GET' });
    expect(Object.fromEntries(sent[1]?.url.searchParams ?? [])).toEqual({
      rdm: String(ports.clock.now()),
      cuid: 'c1',
      b: '2',
    });
    expect(sent[1]?.headers).toEqual(shared);
  });

  it("[SPT-3] adds FBTY's shared parameters", async () => {
    const { client, sent } = await setup(() => good.FBTY);
    await client.sports.request(paths.FBTY);
    expect(sent[0]?.body).toEqual({ languageType: 'CMN', Authorization: 'token-1' });
    expect(sent[0]?.headers).toMatchObject({ languageType: 'CMN', Authorization: 'token-1' });
  });

  it.each([
    'https://evil.test/v1/user/base',
    '//evil.test/v1/user/base',
    'https://venue.test@evil.test/v1/user/base',
    '/\\evil.test/v1/user/base',
    '/v1/../v1/user/base',
  ])('[SPT-3] sends neither our token nor the provider’s to another origin: %s', async (address) => {
    const { client, sent } = await setup(() => good.FBTY);
    await client.sports.request(address).catch(() => {});
    for (const { url, headers: names, body } of sent) {
      expect(url.origin).toBe(origin);
      expect(JSON.stringify([names, body])).not.toContain('our-own-token');
      for (const name of [headers.token, headers.signature, headers.device])
        expect(names).not.toHaveProperty(name);
    }
  });

  it.each(['/site/api/v1/user/login', '/site/../v1', '/other', '', '/v1', wire.memberInfo.path])(
    '[SPT-3] rejects a path without a provider: %j',
    async (path) => {
      const { client, sent } = await setup(() => good.FBTY);
      await expect(client.sports.request(path)).rejects.toThrow(TypeError);
      expect(sent).toEqual([]);
    },
  );

  it("[SPT-2] stores the parameters of a launch by the provider's names, and uses them after a reload", async () => {
    const storage = createMemoryStorage();
    const first = await setup(() => good.OBTY, { storage });
    for (const provider of providers) await first.client.sports.launch(provider);
    const storedNames = (provider: SportsProvider) =>
      Object.keys(JSON.parse(storage.getItem(`${storageKeys.sportsParameters}.${provider}`) ?? '{}')).sort();
    expect(storedNames('IMTY')).toEqual(
      expect.arrayContaining([
        'LanguageCode',
        'MemberCode',
        'TimeStamp',
        'Token',
        'currentTimestamp',
        'h5Url',
        'origin',
        'url',
      ]),
    );
    expect(storedNames('OBTY')).toEqual(
      expect.arrayContaining([
        'activityUrl',
        'currentTimestamp',
        'h5Url',
        'origin',
        'requestId',
        'resourceUrl',
        'url',
      ]),
    );
    expect(storedNames('FBTY')).toEqual([
      'Authorization',
      'currentTimestamp',
      'languageType',
      'origin',
      'url',
    ]);
    const value = storage.getItem(`${storageKeys.sportsParameters}.OBTY`) ?? '';
    // The same member on a new page: the session exists before the sports client.
    const next = await setup(() => good.OBTY, { storage, providerOrigins: [origin] });
    storage.setItem(`${storageKeys.sportsParameters}.OBTY`, value);
    await next.client.sports.request(paths.OBTY);
    expect(next.launches()).toBe(0);
  });

  it.each([
    ['an untrusted origin', (text: string) => text.replaceAll(origin, 'https://evil.test')],
    ['text that is not JSON', () => '{'],
    ['null', () => 'null'],
    ['a number instead of text', (text: string) => text.replace('"token-1"', '7')],
  ])('[SPT-2] launches the provider again when storage holds %s', async (_, change) => {
    const { client, storage, sent, launches } = await setup(() => good.OBTY);
    await client.sports.launch('OBTY');
    const key = `${storageKeys.sportsParameters}.OBTY`;
    storage.setItem(key, change(storage.getItem(key) ?? ''));
    await client.sports.request(paths.OBTY);
    expect(launches()).toBe(2);
    expect(sent[0]?.url.origin).toBe(origin);
  });

  it('[SPT-2] removes the parameters when the session ends', async () => {
    const { client, storage } = await setup(() => good.OBTY);
    await client.sports.launch('OBTY');
    client.session.clear('logout');
    expect(JSON.stringify(storage.entries())).not.toContain('token-1');
  });

  it.each(['javascript:alert(1)', 'data:text/plain,x', 'nonsense', ''])(
    '[SPT-1] rejects a launch with the API URL %j',
    async (apiUrl) => {
      const { client, sent } = await setup(() => good.OBTY, { apiUrl });
      await expect(client.sports.request(paths.OBTY)).rejects.toMatchObject({ kind: 'decode' });
      expect(sent).toEqual([]);
    },
  );
});

describe('errors of a provider', () => {
  it.each([
    ['IMTY', { StatusCode: 101, StatusDesc: 'no' }, 101],
    ['OBTY', { code: '0401038', msg: 'no' }, '0401038'],
    ['FBTY', { code: 7, message: 'no' }, 7],
  ] as const)('[ERR-3] is a provider error of %s with code and message', async (provider, body, code) => {
    const { client } = await setup(() => body);
    await expect(client.sports.request(paths[provider])).rejects.toMatchObject({
      kind: 'provider',
      code,
      message: 'no',
    });
  });

  it('[ERR-9] are broadcast once by class and code, without the effects of our codes', async () => {
    const { client, ports } = await setup(() => ({ code: 10004, message: 'no' }));
    const received: unknown[] = [];
    client.effects.subscribe((effect) => received.push(effect));
    await expect(client.sports.request(paths.FBTY)).rejects.toMatchObject({ code: 10004 });
    await ports.clock.advance(1_000);
    expect(ports.tab.broadcasts).toEqual([
      { name: 'ProviderError:10004', detail: { kind: 'provider', code: 10004, message: 'no' } },
    ]);
    expect(received).toEqual([]);
    expect(client.session.token()).toBe('our-own-token');
  });

  it.each(['', '<html>', '[]', '{}', '{"code":null}', '7', 'null'])(
    '[SPT-6] include a malformed envelope: %j',
    async (text) => {
      const { client } = await setup(() => text);
      await expect(client.sports.request(paths.FBTY)).rejects.toMatchObject({ kind: 'decode' });
    },
  );

  it('[ERR-1] include a bad status and a missing response', async () => {
    const bad = await setup(() => ({ status: 502 }));
    await expect(bad.client.sports.request(paths.FBTY)).rejects.toMatchObject({ kind: 'http', status: 502 });
    const silent = await setup(() => new Promise<never>(() => {}));
    const pending = silent.client.sports.request(paths.FBTY).catch((error: unknown) => error);
    await silent.ports.clock.advance(limits.timeouts.client.browser);
    expect(await pending).toMatchObject({ kind: 'timeout' });
  });
});

describe('expired parameters', () => {
  const spent = { OBTY: { code: '0400401', msg: 'x' }, FBTY: { code: 14010, message: 'x' } } as const;
  const fresh = (provider: 'OBTY' | 'FBTY', after: string) => (sent: Sent) =>
    Object.values(sent.body).includes(after) ? good[provider] : spent[provider];

  it.each(['OBTY', 'FBTY'] as const)(
    '[SPT-4] are refreshed 1 s later, to the millisecond, and the call of %s is repeated once',
    async (provider) => {
      const { client, ports, sent, launches } = await setup(fresh(provider, 'token-2'));
      const pending = client.sports.request(paths[provider]);
      await ports.clock.advance(999);
      expect([launches(), sent.length]).toEqual([1, 1]);
      await ports.clock.advance(1);
      expect(await pending).toMatchObject({ data: { Balance: '1.00' } });
      expect([launches(), sent.length]).toEqual([2, 2]);
    },
  );

  it('[SPT-4] are refreshed once for many calls, after the last one', async () => {
    const { client, ports, launches } = await setup(fresh('FBTY', 'token-2'));
    await client.sports.launch('FBTY');
    const pending = Promise.all(Array.from({ length: 20 }, () => client.sports.request(paths.FBTY)));
    await ports.clock.advance(limits.providerRefreshDebounce);
    expect(await pending).toHaveLength(20);
    expect(launches()).toBe(2);
  });

  it('[SPT-4] delay new calls until they are refreshed', async () => {
    const { client, ports, sent, launches } = await setup(fresh('FBTY', 'token-2'));
    const first = client.sports.request(paths.FBTY);
    await ports.clock.advance(500);
    const second = client.sports.request(paths.FBTY);
    await ports.clock.advance(499);
    expect(sent).toHaveLength(1);
    await ports.clock.advance(1);
    await Promise.all([first, second]);
    expect([sent.length, launches()]).toEqual([3, 2]);
  });

  it('[SPT-4] are not refreshed again when the new ones are rejected too', async () => {
    const { client, ports, sent, launches } = await setup(() => spent.OBTY);
    const pending = client.sports.request(paths.OBTY).catch((error: unknown) => error);
    await ports.clock.advance(10_000);
    expect(await pending).toMatchObject({ kind: 'provider', code: '0400401' });
    expect([sent.length, launches()]).toEqual([2, 2]);
  });

  it('[SPT-4] reject with the error of a failed refresh, and can be refreshed later', async () => {
    const { client, ports, gateway, launches } = await setup(fresh('FBTY', 'token-2'));
    await client.sports.launch('FBTY');
    gateway.fault('venueLaunch', { kind: 'code', code: errorCodes.venueMaintenance }, 1);
    const failed = client.sports.request(paths.FBTY).catch((error: unknown) => error);
    await ports.clock.advance(limits.providerRefreshDebounce);
    expect(await failed).toMatchObject({ kind: 'business', code: 6014 });
    const pending = client.sports.request(paths.FBTY);
    await ports.clock.advance(limits.providerRefreshDebounce);
    expect(await pending).toMatchObject({ code: 100 });
    expect(launches()).toBe(2);
  });
});

describe('merchant data and relaunch', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  it('[SPT-7] fetches and decodes the merchant data with requestId and client-type h5', async () => {
    const { client, sent } = await setup(() => ({ code: '0000000', msg: '', data: encode({ 名: '商户' }) }));
    expect(await client.sports.merchant('abc/../x')).toEqual({ 名: '商户' });
    expect(sent[0]).toMatchObject({ method: 'GET', headers: { requestId: 'token-1', 'client-type': 'h5' } });
    expect(sent[0]?.url.href).toBe('https://venue.test/abc%2F..%2Fx?merchantCode=Y');
  });

  it.each(['%%%', 'AAAA', 7, null])(
    '[SPT-7] rejects merchant data that cannot be decoded: %j',
    async (data) => {
      const { client } = await setup(() => ({ code: '0000000', msg: '', data }));
      await expect(client.sports.merchant('abc')).rejects.toMatchObject({ kind: 'decode' });
    },
  );

  it.each(['请求已过期', 'The request has expired'])(
    '[ERR-10] launches the launched providers again when platform counts fail with %s',
    async (message) => {
      const { client, ports, gateway, launches } = await setup(() => good.OBTY);
      gateway.answer({ platformCount: () => refuse(errorCodes.generalError, message) });
      await client.sports.launch('OBTY');
      await client.sports.launch('FBTY');
      await expect(client.request(wire.platformCount, {})).rejects.toMatchObject({ code: 10001 });
      await ports.clock.advance(limits.providerRefreshDebounce);
      expect(launches()).toBe(4);
    },
  );

  it('[ERR-10] launches a provider again that was launched by the call itself, as the site does', async () => {
    const { client, ports, gateway, sent, launches } = await setup(() => good.OBTY);
    gateway.answer({ platformCount: () => refuse(errorCodes.generalError, '请求已过期') });
    await client.request(wire.venueLaunch, { enName: 'YBTY', gameCode: 'live' });
    await client.request(wire.venueLaunch, { enName: 'LH01' });
    await client.request(wire.platformCount, {}).catch(() => {});
    await ports.clock.advance(limits.providerRefreshDebounce);
    expect(launches()).toBe(3);
    await client.sports.request(paths.OBTY);
    expect([launches(), sent[0]?.headers.requestId]).toEqual([3, 'token-3']);
  });

  it('[ERR-10] launches a provider again after a reload of the page', async () => {
    const storage = createMemoryStorage();
    const first = await setup(() => good.OBTY, { storage });
    await first.client.sports.launch('OBTY');
    const stored = storage.getItem(`${storageKeys.sportsParameters}.OBTY`) ?? '';
    const next = await setup(() => good.OBTY, { storage });
    storage.setItem(`${storageKeys.sportsParameters}.OBTY`, stored);
    next.gateway.answer({ platformCount: () => refuse(errorCodes.generalError, '请求已过期') });
    await next.client.request(wire.platformCount, {}).catch(() => {});
    await next.ports.clock.advance(limits.providerRefreshDebounce);
    expect(next.launches()).toBe(1);
  });

  it('[ERR-10] does not relaunch for another message, nor for another call', async () => {
    const { client, ports, gateway, launches } = await setup(() => good.OBTY);
    gateway.answer({
      platformCount: () => refuse(errorCodes.generalError, '系统繁忙'),
      preInfo: () => refuse(errorCodes.generalError, '请求已过期'),
    });
    await client.sports.launch('OBTY');
    await client.request(wire.platformCount, {}).catch(() => {});
    await client.request(wire.preInfo, {}).catch(() => {});
    await ports.clock.advance(10_000);
    expect(launches()).toBe(1);
  });
});

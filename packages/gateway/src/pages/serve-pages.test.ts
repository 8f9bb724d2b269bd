import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { calls } from '@pavilion/contract/schemas';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import type { PageRequest, PageResponse } from './page-server';
import { maxStale } from './shared-pages';

const script = 'console.log("hello");\n'.repeat(50);

describe('pages on the port of the API', () => {
  let gateway: TestGateway;
  let publicDir: string;
  let render: (request: PageRequest) => Promise<PageResponse>;
  let rendered: PageRequest[];

  beforeAll(async () => {
    publicDir = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(publicDir, 'assets'));
    writeFileSync(join(publicDir, 'assets', 'app-1a2b.js'), script);
    writeFileSync(join(publicDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
    writeFileSync(join(publicDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(publicDir, 'index.html'), 'the shell itself is no page');
    gateway = await createTestGateway({
      trustProxy: ['10.0.0.0/8'],
      pages: {
        render: (request) => {
          rendered.push(request);
          return render(request);
        },
        publicDir,
        pictures: ['/covers/'],
        fallbackHtml: '<!doctype html>shell',
        shared: ({ url, protocol, headers, cookies }) =>
          cookies.token ? undefined : { url, protocol, headers: { host: headers.host }, cookies: {} },
        scriptHashes: ['sha256-aGFzaA=='],
        brands: [
          {
            brand: 'pavilion',
            siteName: { 'zh-CN': '华亭', en: 'Pavilion' },
            name: { 'zh-CN': '华亭', en: 'Pavilion' },
            favicon: '/favicon.svg',
            defaultLocale: 'zh-CN',
            hosts: ['localhost'],
            cacheHost: 'https://cache.lantern.example',
          },
        ],
        renderTimeout: 600,
      },
    });
  });
  beforeEach(() => {
    rendered = [];
    gateway.services.siteState.forget();
    render = async ({ url }) => ({ status: 200, body: `page ${url}` });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(publicDir, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    gateway.app.inject({ method: 'GET', url, headers });

  it('[MOB-1] takes the protocol from a trusted proxy only', async () => {
    const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' };
    for (const remoteAddress of ['10.1.2.3', '198.51.100.7'])
      await gateway.app.inject({ method: 'GET', url: '/', headers, remoteAddress });
    expect(rendered.map(({ protocol }) => protocol)).toEqual(['https', 'http']);
  });

  it('[GAM-1] redirects pages from [::1], which no security policy can name, to localhost', async () => {
    const headers = { accept: 'text/html', host: '[::1]:4600' };
    const page = await get('/game/egame?play=koi-gate', headers);
    expect([page.statusCode, page.headers.location]).toEqual([
      302,
      'http://localhost:4600/game/egame?play=koi-gate',
    ]);
    expect((await get('/assets/app-1a2b.js', headers)).statusCode).toBe(200);
    expect(rendered).toEqual([]);
  });

  it('renders every URL that is neither call nor file, with cache-control no-store', async () => {
    const answer = await get('/game/egame?x=1', {
      accept: 'text/html',
      cookie: 'theme=space; token=a%20b; theme=x; deviceId=d1',
    });
    expect(answer.body).toBe('page /game/egame?x=1');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(rendered[0]).toMatchObject({ ip: '127.0.0.1', headers: { accept: 'text/html' } });
    expect({ ...rendered[0]?.cookies }).toEqual({ theme: 'space', token: 'a b', deviceId: 'd1' });
  });

  it('[REQ-1] [SES-1] gives a browser without a device id one, which the page of a member is rendered with', async () => {
    const answer = await get('/', { accept: 'text/html', cookie: 'token=mine' });
    const cookie = String(answer.headers['set-cookie']);
    const [, device] = /^deviceId=([^;]+); Path=\/; Max-Age=31536000; SameSite=Lax$/.exec(cookie) ?? [];
    expect(device).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(rendered[0]?.cookies.deviceId).toBe(device);
    const known = await get('/', { accept: 'text/html', cookie: `token=mine; deviceId=${device}` });
    expect(known.headers).not.toHaveProperty('set-cookie');
    const secure = await gateway.app.inject({
      url: '/',
      headers: { accept: 'text/html', 'x-forwarded-proto': 'https' },
      remoteAddress: '10.1.2.3',
    });
    expect(secure.headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('[SES-1] sets the device cookie with the shell too, beside a cookie of the renderer, and not with an image', async () => {
    const accept = 'image/svg+xml,*/*';
    expect((await get('/covers/a.svg', { accept })).headers).not.toHaveProperty('set-cookie');
    render = async () => ({ status: 302, headers: { location: '/x', 'set-cookie': 'own=1' }, body: '' });
    expect((await get('/')).headers['set-cookie']).toEqual([expect.stringMatching(/^deviceId=/), 'own=1']);
    gateway.services.siteState.forget();
    render = () => Promise.reject(new Error('broken'));
    expect((await get('/')).headers['set-cookie']).toMatch(/^deviceId=/);
  });

  it('answers a request for an image with the renderer’s, and never with a page', async () => {
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'immutable' };
    render = async () => ({ status: 200, headers, body: '<svg/>' });
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
    const drawn = await get('/covers/a/b.svg', { accept });
    expect([drawn.statusCode, drawn.body]).toEqual([200, '<svg/>']);
    expect(drawn.headers).toMatchObject(headers);
    expect((await get('/pictures/b.svg', { accept })).statusCode).toBe(404);
    render = () => Promise.reject(new Error('broken'));
    const failed = await get('/covers/a/b.svg', { accept });
    expect([failed.statusCode, failed.body]).toEqual([503, '']);
  });

  it('allows pages to frame the games only, and no page to be framed', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain('frame-src http://127.0.0.1:4601;');
    for (const rule of [
      "script-src 'self' 'sha256-aGFzaA=='",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    render = async () => ({ status: 404, headers: { 'content-security-policy': 'mine' }, body: 'own' });
    const own = await get('/nowhere');
    expect([own.statusCode, own.headers['content-security-policy']]).toEqual([404, 'mine']);
  });

  it('[REQ-6] allows pages to connect to the venues and the cache hosts of the brands', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:4601 https://cache.lantern.example;");
  });

  it('[GAM-1] allows the games of the host that the visitor requested, and renders with that host', async () => {
    render = async ({ call }) => {
      const { data } = await call(calls.preInfo, { platformType: 6 }, {});
      return { status: 200, body: JSON.stringify((data as { venueOrigins: string[] }).venueOrigins) };
    };
    const policyOf = async (host: string, remoteAddress?: string) => {
      const forwarded = { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };
      const headers = { accept: 'text/html', host, ...forwarded };
      const inject = { method: 'GET', url: '/', headers, ...(remoteAddress && { remoteAddress }) } as const;
      const answer = await gateway.app.inject(inject);
      return [/frame-src ([^;]+)/.exec(String(answer.headers['content-security-policy']))?.[1], answer.body];
    };
    expect(await policyOf('192.168.1.5:4600')).toEqual([
      'http://192.168.1.5:4601',
      '["http://192.168.1.5:4601"]',
    ]);
    expect(await policyOf('inner:4600', '10.1.2.3')).toEqual([
      'https://play.example:4601',
      '["https://play.example:4601"]',
    ]);
  });

  it('sends hashed files compressed and immutable, and other files for revalidation', async () => {
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const plain = await get('/assets/app-1a2b.js', {});
    expect(plain.body).toBe(script);
    expect((await get('/favicon.svg', {})).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it.each(['/assets/gone-9f.js', '/site/api/v1/nothing', '/healthz/x', '/api/nothing'])(
    'renders no page for %s',
    async (url) => expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404),
  );

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%00'])(
    'serves nothing outside its folder for %s',
    async (url) => {
      const answer = await get(url, {});
      expect(answer.body).not.toMatch(/root:|"name"/);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it.each([
    ['fails', async () => Promise.reject(new Error('broken'))],
    ['takes too long', () => new Promise<PageResponse>(() => {})],
  ])('sends the shell when rendering %s', async (_case, broken) => {
    render = broken;
    const answer = await get('/');
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html>shell']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(rendered[0]?.signal.aborted).toBe(true);
  });

  it('lets a rendered page call this gateway only, with the address of its visitor', async () => {
    let outside: unknown;
    render = async ({ call }) => {
      const { data } = await call(calls.preInfo, {}, {});
      outside = await call({ method: 'POST', path: 'https://elsewhere.example/' }, {}, {}).catch(
        (error: unknown) => error,
      );
      return { status: 200, body: (data as { ip: string }).ip };
    };
    const answer = await gateway.app.inject({
      url: '/',
      headers: { accept: 'text/html', cookie: 'token=mine' },
      remoteAddress: '10.4.5.6',
    });
    expect(answer.body).toBe('10.4.5.6');
    expect((await get('/')).body).toBe('0.0.0.0');
    expect(outside).toEqual(new TypeError('No call of the contract: POST https://elsewhere.example/'));
  });

  describe('shared pages', () => {
    const visit = async (url = '/', headers: Record<string, string> = {}, remoteAddress = '10.4.5.6') =>
      (await gateway.app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress })).body;
    /** Visits until the rendering in the background has ended. */
    const visitUntil = async (body: string) => {
      while ((await visit()) !== body) await new Promise(setImmediate);
    };
    beforeEach(() => {
      let count = 0;
      render = async ({ url }) => {
        count += 1;
        return { status: 200, body: `${url} ${count}` };
      };
    });

    it('are rendered once for all visitors and encodings, from nothing that differs between them', async () => {
      const headers = { cookie: 'theme=space', 'user-agent': 'a' };
      expect(await Promise.all([visit('/', headers), visit('/', {}, '10.7.8.9'), visit()])).toEqual([
        '/ 1',
        '/ 1',
        '/ 1',
      ]);
      const encoded = await get('/', { accept: 'text/html', 'accept-encoding': 'br' });
      expect(brotliDecompressSync(encoded.rawPayload).toString()).toBe('/ 1');
      expect(await visit('/?x')).toBe('/?x 2');
      expect(rendered.map(({ ip, cookies }) => [ip, { ...cookies }])).toEqual([
        ['', {}],
        ['', {}],
      ]);
      expect(rendered[0]?.headers).toEqual({ host: 'localhost:80' });
    });

    it('[SES-1] give each browser a device id of its own, and are rendered with none', async () => {
      const visits = await Promise.all([get('/'), get('/'), get('/')]);
      expect(visits.map(({ body }) => body)).toEqual(['/ 1', '/ 1', '/ 1']);
      expect(new Set(visits.map((answer) => String(answer.headers['set-cookie']))).size).toBe(3);
      expect(rendered[0]?.cookies).toEqual({});
      const known = await get('/', { accept: 'text/html', cookie: 'deviceId=d1' });
      expect([known.body, known.headers['set-cookie']]).toEqual(['/ 1', undefined]);
    });

    it('are not sent to a visitor with cookies', async () => {
      const cookie = 'token=mine';
      expect([
        await visit(),
        await visit('/', { cookie }),
        await visit('/', { cookie }),
        await visit(),
      ]).toEqual(['/ 1', '/ 2', '/ 3', '/ 1']);
      expect(rendered[1]).toMatchObject({ ip: '10.4.5.6', headers: { cookie } });
    });

    it('are fresh for a second, and not sent after a change by the operator', async () => {
      expect(await visit()).toBe('/ 1');
      gateway.clock.advance(999);
      expect(await visit()).toBe('/ 1');
      expect(rendered).toHaveLength(1);
      await gateway.services.siteState.set('stopLogin', false);
      expect(await visit()).toBe('/ 2');
      await gateway.sandbox('clear-faults');
      expect(await visit()).toBe('/ 3');
    });

    it('are sent while one rendering replaces them, so that no visitor waits for it', async () => {
      expect(await visit()).toBe('/ 1');
      let finish: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      render = async () => {
        await held;
        return { status: 200, body: 'replaced' };
      };
      gateway.clock.advance(1_000);
      expect(await Promise.all([visit(), visit(), visit()])).toEqual(['/ 1', '/ 1', '/ 1']);
      gateway.clock.advance(1_000);
      expect(await visit()).toBe('/ 1');
      expect(rendered).toHaveLength(2);
      finish();
      await visitUntil('replaced');
    });

    it('are sent for 15 s after their second at most', async () => {
      expect(await visit()).toBe('/ 1');
      let finish: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let count = 1;
      render = async () => {
        await held;
        count += 1;
        return { status: 200, body: `/ ${count}` };
      };
      gateway.clock.advance(maxStale - 1);
      // Its replacement is not ready, however slow this visit is.
      expect(await visit()).toBe('/ 1');
      finish();
      await visitUntil('/ 2');
      gateway.clock.advance(maxStale);
      expect(await visit()).toBe('/ 3');
    });

    it('stay when their replacement fails or is partial', async () => {
      expect(await visit()).toBe('/ 1');
      for (const broken of [
        () => Promise.reject(new Error('broken')),
        async () => ({ status: 200, body: 'half', isPartial: true }),
      ]) {
        render = broken;
        gateway.clock.advance(1_000);
        const before = rendered.length;
        while (rendered.length === before) expect(await visit()).toBe('/ 1');
        await new Promise(setImmediate);
        expect(await visit()).toBe('/ 1');
      }
    });

    it('[MNT-1] are not sent once another gateway has changed a setting', async () => {
      expect(await visit()).toBe('/ 1');
      await gateway.services.db
        .insertInto('site_settings')
        .values({ key: 'festivalSkin', value: '"spring"' })
        .execute();
      gateway.clock.advance(1_000);
      expect(await visit()).toBe('/ 2');
      await gateway.services.db.deleteFrom('site_settings').where('key', '=', 'festivalSkin').execute();
    });

    it('[MNT-2] are not sent to a restricted address or a blocked device', async () => {
      await gateway.sandbox('restrict-ip', { ip: '10.9.9.9', on: true });
      await gateway.sandbox('block-device', { device: 'lost', on: true });
      expect(await visit()).toBe('/ 1');
      expect(await visit('/', {}, '10.9.9.9')).toBe('/ 2');
      expect(await visit('/', { cookie: 'deviceId=lost' })).toBe('/ 3');
      expect(rendered.map(({ ip }) => ip)).toEqual(['', '10.9.9.9', '10.4.5.6']);
      await gateway.sandbox('restrict-ip', { ip: '10.9.9.9', on: false });
      await gateway.sandbox('block-device', { device: 'lost', on: false });
    });

    it('are not kept when rendering failed or was partial', async () => {
      const whole = render;
      render = () => Promise.reject(new Error('broken'));
      expect(await visit()).toBe('<!doctype html>shell');
      render = async () => ({ status: 200, body: 'half', isPartial: true });
      expect(await visit()).toBe('half');
      render = whole;
      expect([await visit(), await visit()]).toEqual(['/ 1', '/ 1']);
    });
  });

  it('sends the shell while the queue is full, and still renders images', async () => {
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    render = async ({ url }) => {
      if (!url.startsWith('/covers/')) await ended;
      return { status: 200, body: url };
    };
    const requests = Array.from({ length: 67 }, (_, index) => get(`/p${index}`));
    while (rendered.length < 3) await new Promise(setImmediate);
    const late = await get('/late');
    expect(late.body).toBe('<!doctype html>shell');
    expect((await get('/covers/a.svg')).body).toBe('/covers/a.svg');
    expect(rendered.map(({ url }) => url)).toEqual(['/p0', '/p1', '/p2', '/covers/a.svg']);
    end();
    expect((await Promise.all(requests)).map(({ body }) => body)).toEqual(
      requests.map((_, index) => `/p${index}`),
    );
  });
});

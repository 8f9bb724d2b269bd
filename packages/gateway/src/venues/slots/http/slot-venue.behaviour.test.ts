import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { BusinessError } from '../../../business-error';
import { createFairPort } from '../../testing/fair-port';
import type { Round, SettledRound, VenuePort } from '../../venue-port';
import { registerSlotVenue } from '../register-slot-venue';

const clientDir = join(__dirname, '../../../../venue-client');
const token = 'launch-token-0123456789abcdef';
const stops = [6, 19, 15, 15, 23];

/** A house with one member and one game, which records settled rounds. */
const createHouse = (balance = 100_000n) => {
  const settled = new Map<string, SettledRound>();
  const taken: Round[] = [];
  const port: VenuePort = {
    session: async (text) => (text === token ? { memberId: 'm1', gameCode: 'golden-dragon' } : undefined),
    balance: async () => balance,
    fair: createFairPort(),
    settleRound: async (round) => {
      const known = settled.get(round.key);
      if (known) return known;
      if (round.stake > balance) throw new BusinessError(20101);
      balance += round.payout - round.stake;
      taken.push(round);
      const answer = { id: `r${taken.length}`, balance, payout: round.payout, detail: round.detail };
      settled.set(round.key, answer);
      return answer;
    },
  };
  return { port, taken };
};

const open = (house = createHouse(), sites = ['https://play.example']) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { level: 'trace', stream } });
  const draws = [...stops];
  registerSlotVenue(app, house.port, {
    clientDir,
    siteOrigins: () => sites,
    stream: () => (bound) => (draws.shift() ?? 0) % bound,
  });
  opened.push(app);
  const origin = app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${await origin}${path}`, { headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const post = async (path: string, payload: unknown, bearer: string | undefined = token) => {
    const response = await fetch(`${await origin}/slots/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { app, get, post, house, log: () => lines.join('') };
};

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const spin = { key: 'round-key-1', stake: '7.50' };

describe('the calls of the slot venue', () => {
  it('[GAM-2] opens a session with the balance, the stakes, the pay table and the computed return', async () => {
    const { post } = open();
    const { status, headers, body } = await post('session', {});
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      status_code: 6000,
      data: {
        game: { code: 'golden-dragon', name: { 'zh-CN': '金龙献瑞' } },
        balance: '1000.00',
        limits: { min: '1.50', max: '150.00' },
        returnToPlayer: '96.40',
        hitRate: '33.76',
      },
    });
    expect(body.data.stakes).toContain('7.50');
    expect(body.data.linePays).toHaveLength(9);
    expect(body.data.lines).toHaveLength(15);
  });

  it('[GAM-2] settles a round: the grid of the stops, its wins, and the balance after it', async () => {
    const { post, house } = open();
    const { body } = await post('spin', spin);
    expect(body.data).toMatchObject({ id: 'r1', stops, payout: '500.00', balance: '1492.50' });
    expect(body.data.grid[0]).toEqual(['dragon', 'seal-fu', 'gem']);
    expect(body.data.wins).toContainEqual({ line: 12, picture: 'dragon', count: 4, amount: '250.00' });
    expect(house.taken).toHaveLength(1);
  });

  it('[GAM-2] sends the page the pace at which it settles rounds', async () => {
    const { post, house } = open();
    const { body } = await post('session', {});
    await post('spin', spin);
    expect(body.data.pace).toBeGreaterThan(0);
    expect(house.taken[0]!.pace).toBe(body.data.pace);
  });

  it('[GAM-2] answers a repeated key with the same round and takes no second stake', async () => {
    const { post, house } = open();
    const first = await post('spin', spin);
    const second = await post('spin', spin);
    expect(second.body).toEqual(first.body);
    expect(house.taken).toHaveLength(1);
  });

  it.each([undefined, 'expired-token'])(
    '[GAM-2] rejects calls without a valid session (%s)',
    async (bearer) => {
      const { post, house } = open();
      const token = bearer ?? '';
      expect((await post('session', {}, token)).body).toMatchObject({ status_code: 20203 });
      expect((await post('spin', spin, token)).body.status_code).toBe(20203);
      expect(house.taken).toEqual([]);
    },
  );

  it('[GAM-2] rejects a session of another venue’s game', async () => {
    const house = createHouse();
    house.port.session = async () => ({ memberId: 'm1', gameCode: 'baccarat' });
    expect((await open(house).post('session', {})).body.status_code).toBe(20202);
  });

  it.each(['1.35', '0.00', '150.15'])(
    '[GAM-2] rejects a stake out of range with the limits (%s)',
    async (stake) => {
      const { post, house } = open();
      const { status, body } = await post('spin', { ...spin, stake });
      expect([status, body.status_code, body.data]).toEqual([200, 20103, { min: '1.50', max: '150.00' }]);
      expect(house.taken).toEqual([]);
    },
  );

  it('[GAM-2] rejects a stake between two that the game offers', async () => {
    const { body } = await open().post('spin', { ...spin, stake: '7.65' });
    expect(body).toMatchObject({
      status_code: 10003,
      data: { fields: [{ field: 'stake', reason: 'unknown' }] },
    });
  });

  it('[GAM-2] answers the error of the house', async () => {
    const { status, body } = await open(createHouse(100n)).post('spin', spin);
    expect([status, body.status_code]).toEqual([200, 20101]);
  });

  it.each([
    [{ stake: '7.50' }, { field: 'key', reason: 'required' }],
    [
      { key: 'short', stake: '7.50' },
      { field: 'key', reason: 'format' },
    ],
    [
      { key: 'round-key-1', stake: '7.5' },
      { field: 'stake', reason: 'format' },
    ],
    [
      { key: 'round-key-1', stake: '-7.50' },
      { field: 'stake', reason: 'format' },
    ],
  ])('[GAM-2] names the invalid field of a body (%j)', async (payload, field) => {
    const { status, body } = await open().post('spin', payload);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ status_code: 10003, data: { fields: [field] } }),
    ]);
  });

  it.each([
    ['{"key":', 400],
    ['"text"', 400],
    ['{}'.padEnd(4_000), 413],
  ])('[GAM-2] rejects a malformed body', async (payload, expected) => {
    const { status, body } = await open().post('spin', payload);
    expect([status, body.status_code]).toEqual([expected, 10003]);
  });

  it('[GAM-2] answers an unexpected error without its cause', async () => {
    const house = createHouse();
    house.port.settleRound = async () => {
      throw new Error('secret of the database');
    };
    const { status, body } = await open(house).post('spin', spin);
    expect([status, body.status_code, body.data]).toEqual([500, 10001, {}]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('[GAM-1] keeps the launch token out of every log line', async () => {
    const { post, log } = open();
    await post('session', {});
    await post('spin', spin);
    await post('spin', { ...spin, key: 'x' });
    expect(log()).toContain('/slots/api/spin');
    expect(log()).not.toContain(token);
  });
});

describe('the page of a slot game', () => {
  it('[GAM-1] can be framed by the site only, and runs its own files only', async () => {
    const { status, headers, body } = await open().get('/slots/koi-gate?lang=en&theme=space');
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors https://play.example');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).toContain(
      'lang="en" data-theme="space" data-scheme="dark" data-sites="https://play.example"',
    );
    expect(body).toContain('<title>Koi over the Gate</title>');
    expect(body).not.toMatch(/\{\{|style="|onclick/);
  });

  it.each([
    ['in a frame of a site on another host', 'https://play.example', 'iframe', false],
    ['in a frame of a site on its own host', 'http://127.0.0.1:4600', 'iframe', true],
    ['outside of a frame', 'https://play.example', 'document', true],
    ['where the browser does not say', 'https://play.example', undefined, true],
  ])('[GAM-1] has an opaque origin or its own: %s', async (_, site, dest, isOpaque) => {
    const { headers } = await open(createHouse(), [site]).get('/slots/koi-gate', {
      ...(dest && { 'sec-fetch-dest': dest }),
    });
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy.includes('sandbox allow-scripts allow-popups')).toBe(isOpaque);
    expect(policy).toContain(`frame-ancestors ${site}`);
  });

  it('[GAM-1] lets a page with an opaque origin load its files and send its calls', async () => {
    const { app, get } = open();
    const { body } = await get('/slots/koi-gate');
    const script = /src="([^"]+main\.js)"/.exec(body)?.[1] as string;
    expect((await get(script)).headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await app.inject({ method: 'OPTIONS', url: '/slots/api/spin' });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('[GAM-1] writes only known values of the query into the page', async () => {
    const { body } = await open().get('/slots/koi-gate?lang=%22%3E%3Cscript%3E&theme=%22x');
    expect(body).toContain('lang="zh-CN" data-theme="default" data-scheme="light"');
    expect(body).not.toContain('<script>');
  });

  it('[GAM-1] serves immutable files under a URL with their hash', async () => {
    const { get } = open();
    const page = await get('/slots/koi-gate');
    const script = /src="([^"]+main\.js)"/.exec(page.body)![1]!;
    expect(script).toMatch(/^\/slots\/assets\/[0-9a-f]{12}\/slots\/js\/main\.js$/);
    const file = await get(script, { 'accept-encoding': 'identity' });
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toContain('javascript');
    const zipped = await get(script, { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.body).toBe(file.body);
    expect((await get(script.replace('js/main.js', '..%2findex.html'))).status).toBe(404);
  });

  it('[GAM-2] answers 404 for an unknown game', async () => {
    const { status, body } = await open().get('/slots/no-such-game');
    expect([status, JSON.parse(body).status_code]).toEqual([404, 20201]);
  });
});

import { join } from 'node:path';
import { createRoundClock } from '../../../domain/play/tables/round-clock';
import { createServer } from '../../../http/create-server';
import { createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { registerVenues, slotVenue } from '../../registry';
import { coinTable, coinTables, coinTableVenue } from '../../testing/coin-table';

const clientDir = join(__dirname, '../../../../venue-client');
const roundClock = createRoundClock('Asia/Shanghai');

describe('the venue of table games', () => {
  const server = createServer({ trustProxy: undefined });
  let gateway: TestGateway;
  let origin: string;
  let member: { id: string; token: string };
  let token: string;
  /** Everything that was answered. */
  const bytes: string[] = [];

  beforeAll(async () => {
    gateway = await createTestGateway({ venues: [slotVenue, coinTableVenue], tableGames: coinTables });
    registerVenues(server, [slotVenue, coinTableVenue], {
      services: gateway.services,
      clientDir,
      siteOrigins: () => ['https://play.example'],
    });
    origin = await server.listen({ port: 0, host: '127.0.0.1' });
    member = await gateway.newMember('tabletop1');
    await gateway.credit(member.id, 100_000n);
    token = await launch();
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });
  beforeEach(() => {
    const now = gateway.clock.now();
    gateway.clock.advance(roundClock.roundAt(coinTable.clock, now).endsAt - now);
  });

  const launch = async (gameCode = coinTable.code, by = member) => {
    const enName = gameCode === coinTable.code ? coinTableVenue.code : slotVenue.code;
    const { data } = await gateway.call('venueLaunch', { enName, gameCode }, { token: by.token });
    return data.token;
  };
  const request = (path: string, body: object, bearer = token, signal?: AbortSignal) =>
    fetch(`${origin}/tables/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  const post = async (path: string, body: object, bearer?: string) => {
    const text = await (await request(path, body, bearer)).text();
    bytes.push(text);
    return JSON.parse(text);
  };
  const running = () => roundClock.roundAt(coinTable.clock, gateway.clock.now());
  const slip = (details: object = {}) => ({
    key: 'table-slip-1',
    round: running().no,
    clientSeed: 'abc_DEF-123',
    lines: [{ selection: 'tails', stake: '3.00' }],
    ...details,
  });

  it('[GAM-1] launches a table on its page with the policy of all games', async () => {
    const { data } = await gateway.call(
      'venueLaunch',
      { enName: coinTableVenue.code, gameCode: coinTable.code },
      { token: member.token },
    );
    expect(data.resource).toBe(`http://127.0.0.1:4601/tables/${coinTable.code}`);
    const page = await fetch(`${origin}/tables/${coinTable.code}?lang=en`);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('frame-ancestors https://play.example'),
    ]);
    expect(await page.text()).toContain('<title>Coin Table</title>');
    expect((await fetch(`${origin}/tables/golden-dragon`)).status).toBe(404);
  });

  it('[GAM-2] describes the table, its bets with their exact returns, and the running round', async () => {
    const { data } = await post('session', {});
    expect(data).toEqual({
      game: { code: 'coin-table', name: coinTable.name, kind: 'fan-tan', version: 1, draw: null },
      balance: '1000.00',
      account: 'main',
      chips: ['1.00', '10.00'],
      limits: { min: '1.00', max: '5000.00', maxLines: 40, maxPayout: '1000000.00' },
      clock: { period: 30_000, bet: 20_000, guard: 1_000 },
      returnToPlayer: '95.00',
      groups: [
        {
          id: 'faces',
          name: coinTable.groups[0]!.name,
          selections: [
            expect.objectContaining({ id: 'heads', pays: ['2.80'], returnToPlayer: '95.00' }),
            expect.objectContaining({ id: 'tails', pays: ['2.80'], returnToPlayer: '95.00' }),
            expect.objectContaining({ id: 'half', pays: ['3.10'], returnToPlayer: '90.00' }),
          ],
          picks: [
            expect.objectContaining({
              prefix: 'two',
              count: 2,
              of: 50,
              pays: ['500.00'],
              returnToPlayer: '12500.00',
            }),
          ],
        },
      ],
      round: {
        no: running().no,
        phase: 'betting',
        leftMs: 20_000,
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      history: expect.arrayContaining([
        {
          no: expect.any(String),
          outcome: { beads: expect.any(Number) },
          seed: expect.any(String),
          mix: expect.any(String),
          mark: { text: expect.anything(), tone: expect.any(String) },
        },
      ]),
      slips: [],
      series: {
        day: running().day,
        terminal: expect.stringMatching(/^[0-9a-f]{64}$/),
        next: { day: roundClock.dayAfter(running().day), terminal: expect.any(String) },
      },
    });
    expect(data.history).toHaveLength(100);
    expect(data.history.at(-1).seed).toBe(data.round.commitment);
  });

  it('[GAM-2] names the bets that have won in the latest round, by the rules of the game', async () => {
    const winners = { 1: ['heads'], 2: ['tails', 'half'], 3: [], 4: [] };
    for (let round = 0; round < 8; round++) {
      const { history } = (await post('session', {})).data;
      const { outcome, won } = history.at(-1);
      expect(won).toEqual(winners[outcome.beads as keyof typeof winners]);
      expect(history.at(-2)).not.toHaveProperty('won');
      gateway.clock.advance(coinTable.clock.period);
    }
  });

  it('[REQ-10] takes a slip once for its key, and answers own slips until they are settled', async () => {
    const given = slip();
    const { data } = await post('slip', given);
    expect(data).toMatchObject({
      balance: '997.00',
      slip: { round: given.round, state: 'open', stake: '3.00' },
    });
    expect((await post('slip', given)).data).toEqual(data);
    expect((await post('slip', { ...given, clientSeed: 'x' })).status_code).toBe(20104);
    expect((await post('session', {})).data.slips).toEqual([data.slip]);
    expect((await post('slips', { round: given.round })).data).toEqual({
      round: given.round,
      state: 'betting',
      slips: [data.slip],
      balance: '997.00',
    });
    gateway.clock.advance(21_000);
    await gateway.services.tables.advance();
    const settled = (await post('slips', { round: given.round })).data;
    expect(settled).toMatchObject({ state: 'settled', slips: [{ id: data.slip.id, state: 'settled' }] });
    expect(settled.slips[0].payout).toBe(settled.slips[0].lines[0].payout);
  });

  it.each([
    ['a key that is too short', { key: 'short' }, 'key', 'format'],
    ['a round that is no number', { round: 'next' }, 'round', 'format'],
    ['a client seed with other characters', { clientSeed: 'a b' }, 'clientSeed', 'format'],
    ['a client seed that is too long', { clientSeed: 'x'.repeat(65) }, 'clientSeed', 'format'],
    [
      'a stake in exponent notation',
      { lines: [{ selection: 'heads', stake: '1e-37' }] },
      'lines/0/stake',
      'format',
    ],
    ['a negative stake', { lines: [{ selection: 'heads', stake: '-1.00' }] }, 'lines/0/stake', 'format'],
    ['41 lines', { lines: Array(41).fill({ selection: 'heads', stake: '1.00' }) }, 'lines', 'format'],
    ['no lines', { lines: undefined }, 'lines', 'required'],
  ])('[GAM-2] names the invalid field of a slip with %s', async (_, details, field, reason) => {
    const response = await request('slip', slip(details));
    expect([response.status, (await response.json()).data]).toEqual([400, { fields: [{ field, reason }] }]);
  });

  it('[GAM-2] refuses every call with an expired token and a token of another game', async () => {
    const slots = await launch('golden-dragon');
    for (const [path, body] of [
      ['session', {}],
      ['slip', slip()],
      ['slips', { round: running().no }],
      ['stream', {}],
    ] as const) {
      expect((await post(path, body, 'expired')).status_code).toBe(20203);
      expect((await post(path, body, slots)).status_code).toBe(20202);
    }
  });

  it.each([
    ['during maintenance', 6014, () => gateway.services.siteState.set('maintenance', true)],
    [
      'while its venue is closed',
      6014,
      () => gateway.sandbox('venue-maintenance', { venue: coinTableVenue.code, on: true }),
    ],
    ['from a restricted address', 6033, () => gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: true })],
  ])('[GAM-2][MNT-1] shows the slips of a table and takes none %s', async (when, code, stop) => {
    const key = when.replaceAll(' ', '-');
    const given = slip({ key });
    expect((await post('slip', given)).status_code).toBe(6000);
    await stop();
    expect((await post('slip', slip({ key: `${key}-2` }))).status_code).toBe(code);
    expect((await post('session', {})).data.slips).toMatchObject([{ state: 'open' }]);
    const stream = await request('stream', {});
    expect(stream.headers.get('content-type')).toContain('application/x-ndjson');
    await stream.body!.cancel();
    gateway.clock.advance(21_000);
    await gateway.services.tables.advance();
    expect((await post('slips', { round: given.round })).data.state).toBe('settled');
    await gateway.services.siteState.set('maintenance', false);
    await gateway.sandbox('venue-maintenance', { venue: coinTableVenue.code, on: false });
    await gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: false });
    await until(() => gateway.services.tables.watcherCount() === 0);
  });

  it('[REQ-10] refuses a slip while the book is halted, and takes it with the same key afterwards', async () => {
    const given = slip({ key: 'halted-slip-1' });
    const { balance } = (await post('session', {})).data;
    await gateway.services.book.halt(['test']);
    expect((await post('slip', given)).status_code).toBe(20116);
    expect((await post('slips', { round: given.round })).data).toMatchObject({ slips: [], balance });
    expect(await gateway.services.book.resume()).toEqual([]);
    expect((await post('slip', given)).data.slip).toMatchObject({ stake: '3.00', state: 'open' });
  });

  it('[GAM-1] plays from the empty wallet of the venue while the main wallet is full, and says so', async () => {
    const set = (autoTransfer: boolean) =>
      gateway.call('walletAutoTransfer', { on: autoTransfer }, { token: member.token });
    expect((await post('session', {})).data.account).toBe('main');
    await set(false);
    const { account, balance } = (await post('session', {})).data;
    expect([account, balance]).toEqual(['venue', '0.00']);
    expect((await post('slip', slip({ key: 'venue-slip-1' }))).status_code).toBe(20101);
    await set(true);
  });

  it('[GAM-2] finishes rounds during maintenance', async () => {
    const given = slip({ key: 'before-maintenance' });
    await post('slip', given);
    await gateway.services.siteState.set('maintenance', true);
    gateway.clock.advance(21_000);
    await gateway.services.tables.advance();
    await gateway.services.siteState.set('maintenance', false);
    expect((await post('slips', { round: given.round })).data.state).toBe('settled');
  });

  it('[GAM-2] streams phases, results and beats until the client disconnects', async () => {
    const abort = new AbortController();
    const response = await request('stream', {}, token, abort.signal);
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      const { value = '' } = await reader.read();
      bytes.push(value);
      return value
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    };
    const { no } = running();
    expect(await read()).toEqual([{ type: 'round', round: expect.objectContaining({ no, leftMs: 20_000 }) }]);
    gateway.clock.advance(5_000);
    await gateway.services.tables.updateWatchers();
    expect(await read()).toEqual([{ type: 'beat' }]);
    gateway.clock.advance(16_000);
    await gateway.services.tables.updateWatchers();
    const events = await read();
    while (events.length < 2) events.push(...(await read()));
    expect(events).toMatchObject([
      { type: 'round', round: { no, phase: 'reveal', leftMs: 9_000 } },
      { type: 'result', result: { no }, round: { no } },
    ]);
    abort.abort();
    await until(() => gateway.services.tables.watcherCount() === 0);
  });

  it.each([
    ['at once when the member logs out', 'logout'],
    ['within half a minute when the session has expired', 'expiry'],
  ])('[GAM-2] a stream ends %s', async (_, end) => {
    const account = `watching${end}`;
    const watching = await gateway.newMember(account);
    const ownToken = await launch(coinTable.code, watching);
    const response = await request('stream', {}, ownToken);
    const reader = response.body!.getReader();
    const hasEnded = (async () => {
      while (!(await reader.read()).done);
      return true;
    })();
    await until(() => gateway.services.tables.watcherCount() === 1);
    if (end === 'logout') {
      expect((await gateway.call('logout', {}, { token: watching.token })).status_code).toBe(6000);
    } else {
      await gateway.services.gameSessions.expire(watching.id);
      gateway.clock.advance(30_000);
      await gateway.services.tables.updateWatchers();
    }
    expect(await hasEnded).toBe(true);
    await until(() => gateway.services.tables.watcherCount() === 0);
  });

  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('[GAM-2] answers no byte with a seed or an outcome before the draw of its round', async () => {
    await post('session', {});
    await post('slip', slip({ key: 'secret-slip-1' }));
    const before = bytes.join('\n');
    const { no } = running();
    gateway.clock.advance(20_999);
    await post('session', {});
    await post('slips', { round: no });
    await gateway.services.tables.advance();
    await gateway.services.tables.overview();
    const known = before + bytes.join('\n');
    gateway.clock.advance(1);
    await gateway.services.tables.advance();
    const result = (await gateway.services.tables.results(coinTable)).at(-1)!;
    expect(result.no).toBe(no);
    const seed = Buffer.from(result.seed, 'hex');
    for (const secret of [
      result.seed,
      result.seed.toUpperCase(),
      seed.toString('base64'),
      seed.toString('base64url'),
      result.mix,
      `"no":"${no}","outcome"`,
    ]) {
      expect(known).not.toContain(secret);
    }
  });

  it('[GAM-2] ends open streams when the server stops, which does not wait for them', async () => {
    const response = await request('stream', {});
    const reader = response.body!.getReader();
    await reader.read();
    const started = performance.now();
    const [{ done }] = await Promise.all([reader.read(), server.close()]);
    expect(done).toBe(true);
    expect(performance.now() - started).toBeLessThan(3_000);
    await until(() => gateway.services.tables.watcherCount() === 0);
  });
});

import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameCategories } from '@pavilion/contract';
import { createRoundClock } from '../domain/play/tables/round-clock';
import { createServer } from '../http/create-server';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { cardGames } from './hands/games';
import { registerVenues, venues } from './registry';
import { tableGames } from './tables';

const clientDir = join(__dirname, '../../venue-client');
const roundClock = createRoundClock('Asia/Shanghai');

/** A secret in every form in which it could be written. */
const formsOf = (seed: string): string[] => {
  const raw = Buffer.from(seed, 'hex');
  const text = Buffer.from(seed);
  return [
    seed,
    seed.toUpperCase(),
    raw.toString('base64').replace(/=+$/, ''),
    raw.toString('base64url'),
    text.toString('base64').replace(/=+$/, ''),
    text.toString('hex'),
    raw.toString('latin1'),
    JSON.stringify([...raw]).slice(1, -1),
  ];
};

/** Plays real games of every engine over HTTP, and records every byte of answers, streams and logs. */
describe('what the venues send before a result', () => {
  let gateway: TestGateway;
  let origin: string;
  let member: { id: string; token: string };
  const recorded: string[] = [];
  const server = createServer({
    trustProxy: undefined,
    logger: {
      level: 'trace',
      stream: new Writable({
        write(chunk, _encoding, done) {
          recorded.push(String(chunk));
          done();
        },
      }),
    },
  });

  beforeAll(async () => {
    gateway = await createTestGateway();
    registerVenues(server, venues, { services: gateway.services, clientDir, siteOrigins: () => [] });
    origin = await server.listen({ port: 0, host: '127.0.0.1' });
    member = await gateway.newMember('listener1');
    await gateway.credit(member.id, 10_000_000n);
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });

  /** Opens a game; its calls have the path of its engine. */
  const open = async (enName: string, gameCode: string) => {
    const { data } = await gateway.call('venueLaunch', { enName, gameCode }, { token: member.token });
    const engine = new URL(data.url).pathname.split('/')[1];
    const request = (path: string, body: object, signal?: AbortSignal) =>
      fetch(`${origin}/${engine}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    const post = async (path: string, body: object = {}) => {
      const response = await request(path, body);
      const text = await response.text();
      recorded.push(JSON.stringify([...response.headers]), text);
      return JSON.parse(text);
    };
    return { request, post };
  };
  /** What the site tells the member and visitors. */
  const askSite = async () => {
    const { token } = member;
    const calls = [
      gateway.call('betRecords', {}, { token }),
      gateway.call('latestWins', {}),
      gateway.call('platformCount', {}),
      gateway.call('tableRounds', {}),
      ...gameCategories.map((category) => gateway.call('gameList', { category, limit: 60 }, { token })),
    ];
    for (const { text } of await Promise.all(calls)) recorded.push(text);
  };
  const leaked = (secrets: readonly string[]): string[] => {
    const everything = recorded.join('\n');
    return secrets.flatMap(formsOf).filter((form) => everything.includes(form));
  };
  const seedsOf = async (state: 'active' | 'next') =>
    (
      await gateway.services.db
        .selectFrom('fair_seeds')
        .select('server_seed')
        .where('member_id', '=', member.id)
        .where('state', '=', state)
        .execute()
    ).map(({ server_seed }) => server_seed);

  it('[GAM-2] has no seed of own rounds in any form until it is revealed, then has it', async () => {
    const slots = await open('PAVILION', 'koi-gate');
    await slots.post('session');
    await slots.post('seeds');
    await slots.post('seeds/client', { clientSeed: 'listening' });
    await slots.post('spin', { key: 'secret-spin-1', stake: '0.75' });
    await slots.post('spin', { key: 'secret-spin-1', stake: '0.75' });
    await slots.post('spin', { key: 'secret-spin-2', stake: '9999.00' });
    const fishing = await open('PAVILION-BY', 'deep-sea');
    await fishing.post('session');
    const { hand: magazine } = (await fishing.post('open', { key: 'secret-open-1', stake: '1.00', size: 10 }))
      .data;
    const fish = Math.floor((gateway.clock.now() - 500) / 800);
    await fishing.post('act', { hand: magazine.id, seq: 0, action: 'hits', hits: [[0, fish]] });
    await fishing.post('act', { hand: magazine.id, seq: 1, action: 'hits', hits: [[0, fish]] });
    const endings: (() => Promise<void>)[] = [];
    for (const { code } of cardGames) {
      const game = await open('PAVILION-QP', code);
      await game.post('session');
      const { hand } = (await game.post('open', { key: `secret-open-${code}`, stake: '10.00' })).data;
      await game.post('current');
      await game.post('act', { hand: hand.id, seq: 0, action: 'no-such-act' });
      endings.push(async () => {
        let last = hand;
        while (last.state === 'open') {
          const [{ action, value }] = last.legal;
          const act = { hand: last.id, seq: last.seq, action, ...(value && { value: value[0] }) };
          last = (await game.post('act', act)).data.hand;
        }
      });
    }
    await askSite();
    const [active, next] = [await seedsOf('active'), await seedsOf('next')];
    expect([active.length, next.length]).toEqual([1, 1]);
    expect(leaked([...active, ...next])).toEqual([]);

    await fishing.post('act', { hand: magazine.id, seq: 1, action: 'cash-in' });
    for (const end of endings) await end();
    await slots.post('seeds/rotate', { clientSeed: 'listening-on' });
    // The search would have found it.
    expect(leaked(active)).toEqual(active);
    expect(leaked(next)).toEqual([]);
  });

  it('[GAM-2] has no seed and no outcome of a shared round in any form until its draw, then has them', async () => {
    const now = gateway.clock.now();
    // Every game is in a round whose draw is due later than this test needs.
    gateway.clock.advance(roundClock.roundAt({ period: 300_000, bet: 1, guard: 1 }, now).endsAt - now);
    const tables = await Promise.all(
      tableGames.map(async (game) => ({ game, ...(await open(game.venue, game.code)) })),
    );
    const abort = new AbortController();
    const running = tableGames.map((game) => ({
      game,
      round: roundClock.roundAt(game.clock, gateway.clock.now()),
    }));
    for (const [index, { game, request, post }] of tables.entries()) {
      const stream = await request('stream', {}, abort.signal);
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      const read = async (): Promise<void> => {
        const { value, done } = await reader.read();
        if (done) return;
        recorded.push(value);
        await read();
      };
      read().catch(() => {});
      await post('session');
      const { no } = running[index]!.round;
      const [first] = game.groups.flatMap(({ selections }) => selections);
      const lines = [{ selection: first!.id, stake: '1.00' }];
      const slip = { key: `secret-slip-${game.code}`, round: no, clientSeed: 'listening', lines };
      expect((await post('slip', slip)).status_code).toBe(6000);
      await post('slip', { ...slip, key: `secret-slip-${game.code}-b`, lines: [...lines, ...lines] });
      await post('slips', { round: no });
      recorded.push(await (await fetch(`${origin}/fair/api/bets/${game.code}/${no}`)).text());
      recorded.push(
        await (await fetch(`${origin}/fair/api/terminals/${game.code}/${no.slice(0, 8)}`)).text(),
      );
    }
    await gateway.services.tables.advance();
    await gateway.services.tables.updateWatchers();
    await askSite();
    await sleep(50);
    const before = recorded.length;

    // The draws of all games, in the rounds that ran.
    const last = Math.max(...running.map(({ round }) => round.drawsAt));
    gateway.clock.advance(last - gateway.clock.now());
    await gateway.services.tables.advance();
    const drawn = await gateway.services.db
      .selectFrom('table_rounds')
      .select(['id', 'seed', 'mix', 'outcome'])
      .where(
        'id',
        'in',
        running.map(({ game, round }) => `${game.code}-${round.no}`),
      )
      .execute();
    expect(drawn.map(({ seed, outcome }) => [typeof seed, typeof outcome])).toEqual(
      tableGames.map(() => ['string', 'object']),
    );
    const known = recorded.splice(0, before);
    const later = recorded.splice(0);
    recorded.push(...known);
    const seeds = drawn.map(({ seed }) => seed!);
    expect(leaked(seeds)).toEqual([]);
    expect(leaked(drawn.map(({ mix }) => mix!))).toEqual([]);
    for (const { game, round } of running) {
      expect(known.join('\n')).not.toContain(`"no":"${round.no}","outcome"`);
      const { outcome } = drawn.find(({ id }) => id === `${game.code}-${round.no}`)!;
      // Results of earlier rounds are public; a whole outcome of several cards or numbers is not among them by chance.
      if (['baccarat', 'hundred-niuniu', 'red-black', 'pk10', 'mark-six'].includes(game.kind))
        expect(known.join('\n')).not.toContain(JSON.stringify(outcome));
    }
    // The search would have found them.
    recorded.splice(0, recorded.length, ...later);
    for (const { post } of tables) await post('session');
    expect(leaked(seeds).sort()).toEqual([...seeds].sort());
    abort.abort();
  });
});

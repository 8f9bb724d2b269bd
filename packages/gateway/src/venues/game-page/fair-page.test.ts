import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { venues } from '../registry';
import { createSharedRounds, pc28 } from '../testing/shared-rounds';
import { registerFairPage } from './register-game-pages';

const clientDir = join(__dirname, '../../../venue-client');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the page for checks', () => {
  let gateway: TestGateway;
  let app: FastifyInstance;
  let rounds: ReturnType<typeof createSharedRounds>;

  beforeAll(async () => {
    gateway = await createTestGateway({ venues: venues.filter(({ code }) => code === 'PAVILION-CP') });
    rounds = createSharedRounds(gateway);
    app = fastify();
    registerFairPage(app, {
      services: gateway.services,
      clientDir,
      siteOrigins: () => ['https://play.example'],
    });
  });
  afterAll(async () => {
    await app.close();
    await gateway.close();
  });

  it('[GAM-2] is served under the policy of games and without calls of a session', async () => {
    const { statusCode, headers, body } = await app.inject('/fair?lang=en&theme=space');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-popups');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors https://play.example');
    expect(body).toContain('lang="en" data-theme="space" data-scheme="dark"');
    const files = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url as string);
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
    expect((await app.inject({ method: 'POST', url: '/fair/api/anything', payload: {} })).statusCode).toBe(
      404,
    );
  });

  describe('of a shared round', () => {
    const bets = (round: string, game = pc28.code) => app.inject(`/fair/api/bets/${game}/${round}`);

    beforeEach(() => rounds.startNext());

    it('[GAM-2] lists its bets once it is drawn: their ids and client seeds, and the hash of the text is the mix', async () => {
      const [member, other] = [await rounds.newMember(), await rounds.newMember()];
      const mine = await rounds.place(member.id, 'of-mine');
      const others = await rounds.place(other.id, 'of-another');
      const { no } = rounds.running();
      await rounds.drawRunning();
      const { statusCode, headers, body } = await bets(no);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=86400');
      // A page with an opaque origin is cross-origin to its own calls.
      expect(headers['access-control-allow-origin']).toBe('*');
      const lines = [`${mine.slip.id}:of-mine`, `${others.slip.id}:of-another`].sort();
      expect(body).toBe(lines.map((line) => `${line}\n`).join(''));
      const { data } = await gateway.call('betRecords', {}, { token: member.token });
      expect(data.items[0]?.detail).toMatchObject({
        clientSeed: 'of-mine',
        proof: { clientSeed: hash(body) },
      });
    });

    it('[GAM-2] refuses the bets of a round until it is drawn, and answers nothing about them', async () => {
      const { slip } = await rounds.place((await rounds.newMember()).id, 'still-secret');
      const { no, closesAt, drawsAt } = rounds.running();
      const answers: string[] = [];
      const refuse = async () => {
        const response = await bets(no);
        answers.push(JSON.stringify([response.headers, response.body]));
        expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
        expect(response.json()).toEqual({ status_code: 20201, message: expect.any(String), data: {} });
      };
      await refuse();
      gateway.clock.advance(closesAt - gateway.clock.now());
      await refuse();
      gateway.clock.advance(drawsAt - gateway.clock.now() - 1);
      await gateway.services.tables.advance();
      await refuse();
      gateway.clock.advance(1);
      // Its draw is due, and no gateway has drawn it yet.
      await refuse();
      await gateway.services.tables.advance();
      expect((await bets(no)).body).toBe(`${slip.id}:still-secret\n`);
      const row = await gateway.services.db
        .selectFrom('table_rounds')
        .select(['seed', 'mix'])
        .where('id', '=', `${pc28.code}-${no}`)
        .executeTakeFirstOrThrow();
      for (const secret of [slip.id, 'still-secret', row.seed!, row.mix!]) {
        expect(answers.join('\n')).not.toContain(secret);
      }
    });

    it('[GAM-2] refuses the bets of a round that was void before its draw, whose seed stays secret', async () => {
      await rounds.place((await rounds.newMember()).id, 'void-round');
      const { no } = rounds.running();
      expect(await gateway.services.tables.voidRound(pc28.code, no)).toBe(true);
      expect((await bets(no)).statusCode).toBe(404);
    });

    it('[GAM-2] has an empty list without bets, and none for rounds and games that do not exist', async () => {
      const { no } = rounds.running();
      await rounds.drawRunning();
      // A round without bets is drawn when its result is read.
      expect((await bets(no)).statusCode).toBe(404);
      await gateway.services.tables.results(pc28);
      const { statusCode, body } = await bets(no);
      expect([statusCode, body]).toEqual([200, '']);
      expect((await bets('202602300001')).statusCode).toBe(404);
      expect((await bets(no, 'koi-gate')).statusCode).toBe(404);
      for (const [round, game] of [
        ['1', pc28.code],
        [no, 'PC28'],
        [no, '..%2fpc28'],
      ] as const) {
        expect((await bets(round, game)).statusCode).toBe(400);
      }
    });

    it('[GAM-2] lists thousands of bets completely and in the order of the mix', async () => {
      const { slip } = await rounds.place((await rounds.newMember()).id, 'the-first');
      const { no } = rounds.running();
      await rounds.drawRunning();
      // As many as whole pages have.
      const made = Array.from({ length: 1_999 }, (_, index) => ({
        id: createHash('md5').update(String(index)).digest('hex').slice(0, 26),
        seed: `seed-${index}`,
      }));
      await sql`insert into bets (id, member_id, game_code, stake, payout, state, placed_at, settled_at, detail, account,
          round_id, client_seed)
        select made.id, member_id, game_code, stake, 0, 'settled', placed_at, settled_at, detail, account, round_id, made.seed
        from bets, jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id text, seed text)
        where bets.id = ${slip.id}`.execute(gateway.services.db);
      const expected = [{ id: slip.id, seed: 'the-first' }, ...made].map(({ id, seed }) => `${id}:${seed}`);
      expect((await bets(no)).body.split('\n').slice(0, -1)).toEqual(expected.sort());
    });
  });

  it('[GAM-2] answers the end of a chain from the day before on, and none of days and games without', async () => {
    await gateway.services.tables.advance();
    const terminal = (day: string, game = pc28.code) => app.inject(`/fair/api/terminals/${game}/${day}`);
    const { day, next } = await gateway.services.tables.publishedSeries(pc28);
    const plain = (text: string) => text.replaceAll('-', '');
    for (const each of [{ day, terminal: (await terminal(plain(day))).body }, next]) {
      const { statusCode, headers, body } = await terminal(plain(each.day));
      expect([statusCode, body]).toEqual([200, each.terminal]);
      expect([headers['content-type'], headers['access-control-allow-origin']]).toEqual([
        'text/plain; charset=utf-8',
        '*',
      ]);
    }
    expect((await terminal('20990101')).statusCode).toBe(404);
    expect((await terminal(plain(day), 'koi-gate')).statusCode).toBe(404);
    for (const wrong of ['20261324', '2026-11-24', '1']) expect((await terminal(wrong)).statusCode).toBe(400);
  });
});

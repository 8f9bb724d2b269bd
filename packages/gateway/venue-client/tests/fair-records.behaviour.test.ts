import { createHash, createHmac, webcrypto } from 'node:crypto';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestGateway, type TestGateway } from '../../src/testing/test-gateway';
import { registerFairPage } from '../../src/venues/game-page';
import { fishingGames } from '../../src/venues/hands/games';
import { registerHandVenue } from '../../src/venues/hands/register-hand-venue';
import { venues } from '../../src/venues/registry';
import { createSharedRounds, pc28 } from '../../src/venues/testing/shared-rounds';
import { checkRound } from '../fair/js/check-round.js';
import { betsPath, terminalPath } from '../fair/js/round-texts.js';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the page for checks, with the records of a gateway', () => {
  let gateway: TestGateway;
  let app: FastifyInstance;
  let rounds: ReturnType<typeof createSharedRounds>;

  beforeAll(async () => {
    const codes = ['PAVILION-CP', 'PAVILION-BY'];
    gateway = await createTestGateway({ venues: venues.filter(({ code }) => codes.includes(code)) });
    rounds = createSharedRounds(gateway);
    app = fastify();
    const options = {
      services: gateway.services,
      clientDir: join(__dirname, '..'),
      siteOrigins: () => [],
    };
    registerFairPage(app, options);
    registerHandVenue(app, gateway.services, { ...options, folder: 'fishing', games: fishingGames });
  });
  afterAll(async () => {
    await app.close();
    await gateway.close();
  });

  const recordOf = async (token: string) => (await gateway.call('betRecords', {}, { token })).data.items[0]!;

  it('[GAM-2] checks a shared round from the list of its bets: the mix, the result and the own bet', async () => {
    const member = await rounds.newMember();
    const { slip } = await rounds.place(member.id, 'of-mine');
    await rounds.place((await rounds.newMember()).id, 'of-another');
    const { no, number } = rounds.running();
    await rounds.drawRunning();
    const { body } = await app.inject(betsPath(pc28.code, no));
    const { detail } = await recordOf(member.token);
    const { outcome, proof } = detail as unknown as {
      outcome: { digits: number[] };
      proof: { seed: string; clientSeed: string; nonce: number; commitment: string };
    };
    // By an implementation of its own; no word of this test is near enough to a bound to be rejected.
    const block = createHmac('sha256', proof.seed)
      .update(`${hash(body)}:${number}:0`)
      .digest();
    const digits = [0, 4, 8].map((at) => Math.floor((block.readUInt32BE(at) * 10) / 2 ** 32));
    expect(outcome.digits).toEqual(digits);
    const values = {
      game: pc28.code,
      seed: proof.seed,
      client: proof.clientSeed,
      nonce: String(proof.nonce),
      commitment: proof.commitment,
      outcome: JSON.stringify(outcome),
      own: `${slip.id}:of-mine`,
      terminal: (await gateway.services.tables.publishedSeries(pc28)).terminal,
      bets: body,
    };
    const { checks } = await checkRound(subtle, values);
    expect(checks.map(({ id, verdict }) => [id, verdict])).toEqual(
      ['commitment', 'outcome', 'chain', 'mix', 'own'].map((id) => [id, 'match']),
    );
    const without = body.split('\n').filter((line) => !line.startsWith(slip.id));
    const omitted = await checkRound(subtle, { ...values, bets: without.join('\n') });
    expect(omitted.checks.slice(-2).map(({ verdict }) => verdict)).toEqual(['mismatch', 'mismatch']);
  });

  it('[GAM-2] checks a record of yesterday against the chain whose end was published the day before', async () => {
    const day = 24 * 3_600_000;
    await gateway.services.tables.advance();
    const tomorrow = rounds.roundAt(gateway.clock.now() + day);
    const published = (await app.inject(terminalPath(pc28.code, tomorrow.no))).body;
    expect(published).toMatch(/^[0-9a-f]{64}$/);
    gateway.clock.advance(day);
    rounds.startNext();
    const member = await rounds.newMember();
    await rounds.place(member.id, 'of-yesterday');
    await rounds.drawRunning();
    // Less than a day, after which the session of the member ends.
    gateway.clock.advance(23 * 3_600_000);
    expect(rounds.running().day).not.toBe(tomorrow.day);

    const { detail } = await recordOf(member.token);
    const { round, outcome, proof } = detail as unknown as {
      round: string;
      outcome: object;
      proof: { seed: string; clientSeed: string; nonce: number; commitment: string };
    };
    expect(round.slice(0, 8)).toBe(tomorrow.no.slice(0, 8));
    const values = {
      game: pc28.code,
      seed: proof.seed,
      client: proof.clientSeed,
      nonce: String(proof.nonce),
      commitment: proof.commitment,
      outcome: JSON.stringify(outcome),
      own: '',
      terminal: (await app.inject(terminalPath(pc28.code, round))).body,
      bets: (await app.inject(betsPath(pc28.code, round))).body,
    };
    expect(values.terminal).toBe(published);
    const { verdict, checks } = await checkRound(subtle, values);
    expect([verdict, checks.map(({ id }) => id)]).toEqual([
      'match',
      ['commitment', 'outcome', 'chain', 'mix'],
    ]);
    const other = await checkRound(subtle, { ...values, terminal: hash(published) });
    expect(other.checks[2]).toMatchObject({ id: 'chain', verdict: 'mismatch' });
  });

  it('[GAM-2] checks the record of a magazine, whose shots are known before its seed is', async () => {
    const member = await rounds.newMember();
    const launch = { enName: 'PAVILION-BY', gameCode: 'deep-sea' };
    const { data } = await gateway.call('venueLaunch', launch, { token: member.token });
    const post = async (path: string, payload: object = {}) =>
      (
        await app.inject({
          method: 'POST',
          url: `/fishing/api/${path}`,
          headers: { authorization: `Bearer ${data.token}` },
          payload,
        })
      ).json().data;
    await post('seeds/client', { clientSeed: 'fisher' });
    const { hand } = await post('open', { key: 'fair-magazine-1', stake: '1.00', size: 10 });
    const fish = Math.floor((gateway.clock.now() - 500) / 800);
    const hits = [3, 0, 8, 1].map((bullet) => [bullet, fish]);
    await post('act', { hand: hand.id, seq: 0, action: 'hits', hits });
    await post('act', { hand: hand.id, seq: 1, action: 'cash-in' });

    const secret = await recordOf(member.token);
    const { shots, proof } = secret.detail as unknown as {
      shots: { bullet: number; multiple: number }[];
      proof: { seed: null; clientSeed: string; nonce: number; commitment: string };
    };
    expect(shots.map(({ bullet }) => bullet)).toEqual([3, 0, 8, 1]);
    expect(proof).toMatchObject({ seed: null, clientSeed: 'fisher', nonce: 0 });
    const { revealed } = await post('seeds/rotate');
    // The record had neither the seed nor the numbers of the bullets that were left.
    expect(JSON.stringify(secret)).not.toContain(revealed.seed);
    expect(JSON.stringify(secret)).not.toMatch(/"bullet":(2|4|5|6|7|9)\b/);
    const record = await recordOf(member.token);
    expect((record.detail as unknown as { proof: object }).proof).toEqual({ ...proof, seed: revealed.seed });
    const values = {
      game: 'deep-sea',
      seed: revealed.seed,
      client: proof.clientSeed,
      nonce: String(proof.nonce),
      commitment: proof.commitment,
      outcome: JSON.stringify(record.detail),
      own: '',
      terminal: '',
      bets: null,
    };
    expect((await checkRound(subtle, values)).verdict).toBe('match');
    expect((await checkRound(subtle, { ...values, client: 'another' })).checks[1]?.computed).not.toBe('[]');
  });
});

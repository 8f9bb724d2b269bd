import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { createTestGateway, launchGame, type TestGateway } from '../../../testing/test-gateway';
import { fairStream } from '../../../venues/fair';
import { slotVenue } from '../../../venues/registry';
import { drawRound } from '../../../venues/slots';
import { registerSlotVenue } from '../../../venues/slots/register-slot-venue';
import { createFairSeeds, roundsOfSeed } from './fair-seeds';

const clientDir = join(__dirname, '../../../../venue-client');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the seeds of a member', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let apps: FastifyInstance[];
  let members = 0;
  let keys = 0;
  const sent: string[] = [];
  const db = () => gateway.services.db;

  const serve = ({ services }: TestGateway) => {
    const app = fastify();
    registerSlotVenue(app, services.house, { clientDir, siteOrigins: () => [] });
    return app;
  };
  beforeAll(async () => {
    gateway = await createTestGateway({ venues: [slotVenue] });
    second = await createTestGateway({ sharesWith: gateway, venues: [slotVenue] });
    apps = [serve(gateway), serve(second)];
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await second.close();
    await gateway.close();
  });

  /** A member in a game; calls go to the first gateway by default. */
  const openGame = async (gameCode = 'koi-gate', known?: { id: string; token: string }) => {
    const member = known ?? (await gateway.newMember(`fairness${members++}`));
    if (!known) await gateway.credit(member.id, 10_000_000n);
    const request = await launchGame(gateway, member, { enName: 'PAVILION', gameCode });
    const post = async (path: string, payload: object = {}, app = apps[0]) => {
      const answer = await request(app!, path, payload);
      sent.push(answer.body);
      return answer.json();
    };
    const spin = (key = `fair-round-${keys++}`, app = apps[0]) => post('spin', { key, stake: '1.50' }, app);
    return { member, post, spin };
  };
  const rest = () => gateway.clock.advance(2_500);
  const stored = (memberId: string) =>
    db().selectFrom('fair_seeds').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
  const recordOf = async ({ token }: { token: string }) => {
    const { data } = await gateway.call('betRecords', {}, { token });
    return data.items[0]?.detail as unknown as {
      stops: number[];
      proof: { version: number; commitment: string; seed: string | null; clientSeed: string; nonce: number };
    };
  };

  it('[GAM-2] draws a round that the member can recompute after the rotation, and not before', async () => {
    const { member, post, spin } = await openGame('golden-dragon');
    const { seed } = (await post('session')).data;
    expect(seed).toMatchObject({ nonce: 0, isClientSeedChosen: false });
    await post('seeds/client', { clientSeed: 'mine-2026' });
    const round = (await spin()).data;
    const proof = { version: 1, commitment: seed.commitment, clientSeed: 'mine-2026', nonce: 0 };
    expect(round.proof).toEqual({ ...proof, seed: null });
    expect((await recordOf(member)).proof).toEqual(round.proof);
    expect((await post('seeds')).data.revealed).toBeNull();

    const rotated = (await post('seeds/rotate', { clientSeed: 'next-one' })).data;
    expect(rotated).toMatchObject({
      commitment: seed.next,
      clientSeed: 'next-one',
      isClientSeedChosen: true,
      nonce: 0,
    });
    expect(rotated.revealed).toMatchObject({
      commitment: seed.commitment,
      clientSeed: 'mine-2026',
      rounds: 1,
    });
    expect(sha256(rotated.revealed.seed)).toBe(seed.commitment);
    expect((await recordOf(member)).proof).toEqual({ ...proof, seed: rotated.revealed.seed });
    const again = fairStream({ serverSeed: rotated.revealed.seed, clientSeed: 'mine-2026', nonce: 0 });
    expect(drawRound('golden-dragon', 150n, again).detail.stops).toEqual(round.stops);
  });

  it('[REQ-10][GAM-2] spends a nonce once, and none for a repeated key', async () => {
    const { member, spin } = await openGame();
    const first = await spin('fair-repeated-key');
    expect(await spin('fair-repeated-key')).toEqual(first);
    expect((await stored(member.id)).find(({ state }) => state === 'active')?.nonce).toBe(1);
    rest();
    expect((await spin()).data.proof.nonce).toBe(1);
  });

  it('[GAM-2] settles spins in several games of one member at the same time, each with a nonce of its own', async () => {
    const one = await openGame('koi-gate');
    const two = await openGame('golden-dragon', one.member);
    const three = await openGame('silk-fan', one.member);
    await one.post('seeds');
    const rounds = await Promise.all([
      one.spin('fair-parallel-1', apps[0]),
      two.spin('fair-parallel-2', apps[1]),
      three.spin('fair-parallel-3', apps[0]),
    ]);
    expect(rounds.map(({ status_code }) => status_code)).toEqual([6000, 6000, 6000]);
    expect(rounds.map(({ data }) => data.proof.nonce).sort()).toEqual([0, 1, 2]);
  });

  it('[GAM-2] settles no second round of a game within 2.5 seconds, however many spins are sent at once', async () => {
    const { member, spin } = await openGame();
    const spins = await Promise.all(
      Array.from({ length: 8 }, (_, index) => spin(`fair-too-soon-${index}`, apps[index % 2])),
    );
    expect(spins.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
    gateway.clock.advance(2_499);
    expect(await spin()).toMatchObject({ status_code: 20653, data: { wait: 1 } });
    expect((await (await openGame('silk-fan', member)).spin()).status_code).toBe(6000);
    gateway.clock.advance(1);
    expect((await spin()).status_code).toBe(6000);
  });

  it('[GAM-2] reveals one seed for a repeated or concurrent rotation', async () => {
    const { member, post } = await openGame();
    const { commitment, next } = (await post('seeds')).data;
    const rotations = await Promise.all(
      [0, 1, 0, 1].map((app) => post('seeds/rotate', { commitment, clientSeed: 'after' }, apps[app])),
    );
    for (const { data } of rotations) {
      expect(data.commitment).toBe(next);
      expect(data.revealed.commitment).toBe(commitment);
    }
    expect((await stored(member.id)).map(({ state }) => state).sort()).toEqual([
      'active',
      'next',
      'revealed',
    ]);
  });

  it('[GAM-2] draws again with the new seed when the seed is rotated before the round is settled', async () => {
    const { member } = await openGame();
    const { house, fairSeeds } = gateway.services;
    const seed = await fairSeeds.current(member.id);
    await fairSeeds.rotate(member.id);
    const round = { session: { memberId: member.id, gameCode: 'koi-gate' }, stake: 150n, payout: 0n };
    const settling = house.settleRound({
      ...round,
      key: 'fair-after-rotation',
      detail: { kind: 'test' },
      drawSeed: { id: seed.id, nonce: seed.nonce },
    });
    await expect(settling).rejects.toMatchObject({ name: 'NonceSpent' });
    expect((await gateway.services.wallet.balance(member.id)).toString()).toBe('10000000');
  });

  it('[GAM-2] reveals no seed while a hand is open, also after its thousand rounds', async () => {
    const { member, spin } = await openGame();
    const seeds = createFairSeeds({ db: db(), clock: gateway.clock, hasOpenHand: async () => true });
    const { commitment } = await seeds.current(member.id);
    await expect(seeds.rotate(member.id)).rejects.toMatchObject({ code: 20652 });
    await db()
      .updateTable('fair_seeds')
      .set({ nonce: roundsOfSeed })
      .where('commitment', '=', commitment)
      .execute();
    expect((await seeds.current(member.id)).commitment).toBe(commitment);
    // Without an open hand the seed is replaced by itself.
    const { proof } = (await spin()).data;
    expect(proof).toMatchObject({ nonce: 0 });
    expect(proof.commitment).not.toBe(commitment);
    expect((await gateway.services.fairSeeds.lastRevealed(member.id))?.commitment).toBe(commitment);
  });

  it.each(['', 'a'.repeat(65), 'a:b', '种子', 'a b'])(
    '[GAM-2] rejects the client seed %j',
    async (clientSeed) => {
      const { member, post } = await openGame();
      const { data } = await post('seeds');
      for (const path of ['seeds/client', 'seeds/rotate']) {
        expect(await post(path, { clientSeed })).toMatchObject({
          status_code: 10003,
          data: { fields: [{ field: 'clientSeed', reason: 'format' }] },
        });
      }
      await expect(gateway.services.fairSeeds.setClientSeed(member.id, clientSeed)).rejects.toMatchObject({
        code: 10003,
      });
      expect((await post('seeds')).data).toEqual(data);
    },
  );

  it('[GAM-2] rejects calls of the seeds without a session', async () => {
    for (const path of ['seeds', 'seeds/client', 'seeds/rotate']) {
      const answer = await apps[0]!.inject({
        method: 'POST',
        url: `/slots/api/${path}`,
        payload: { clientSeed: 'x' },
      });
      expect(answer.json().status_code).toBe(20203);
    }
  });

  it('[GAM-2] stores one active seed of a member', async () => {
    const { member } = await openGame();
    await gateway.services.fairSeeds.current(member.id);
    const row = (await stored(member.id)).find(({ state }) => state === 'active');
    const copy = db()
      .insertInto('fair_seeds')
      .values({ ...row!, id: `${row!.id}x`, commitment: 'f'.repeat(64) });
    await expect(copy.execute()).rejects.toThrow(/fair_seeds_active/);
  });

  it('[GAM-2] sends no seed before it is revealed', async () => {
    const secret = await db()
      .selectFrom('fair_seeds')
      .select('server_seed')
      .where('state', '!=', 'revealed')
      .execute();
    expect(secret.length).toBeGreaterThan(10);
    const everything = sent.join('\n').toLowerCase();
    for (const { server_seed } of secret) {
      for (const form of [server_seed, Buffer.from(server_seed, 'hex').toString('base64')]) {
        expect(everything).not.toContain(form.toLowerCase());
      }
    }
  });
});

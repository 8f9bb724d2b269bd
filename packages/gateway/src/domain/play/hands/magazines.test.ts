import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { handPace } from '../../../round-pace';
import { brokenRules, createTestGateway, launchGame, type TestGateway } from '../../../testing/test-gateway';
import { fishingGames } from '../../../venues/hands/games';
import { registerHandVenue } from '../../../venues/hands/register-hand-venue';
import { venues } from '../../../venues/registry';
import { handTimeout } from './hands';

interface Shot {
  readonly bullet: number;
  readonly multiple: number;
}

describe('magazines', () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'pavilion-fishing-'));
  let gateway: TestGateway;
  let app: FastifyInstance;
  let keys = 0;
  let members = 0;

  beforeAll(async () => {
    for (const folder of ['kit', 'fishing']) mkdirSync(join(clientDir, folder));
    writeFileSync(join(clientDir, 'fishing/index.html'), '<title>{{name}}</title>');
    gateway = await createTestGateway({ venues: venues.filter(({ code }) => code === 'PAVILION-BY') });
    app = fastify();
    registerHandVenue(app, gateway.services, {
      folder: 'fishing',
      games: fishingGames,
      clientDir,
      siteOrigins: () => [],
    });
  });
  afterAll(async () => {
    await app.close();
    await gateway.close();
    rmSync(clientDir, { recursive: true });
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });

  /** Opens the game of a new member with 1,000.00. */
  const play = async (gameCode = 'deep-sea') => {
    const member = await gateway.newMember(`fisher${members++}`);
    await gateway.credit(member.id, 100_000n);
    const request = await launchGame(gateway, member, { enName: 'PAVILION-BY', gameCode });
    const post = async (path: string, payload: object = {}) => (await request(app, path, payload)).json();
    const open = (more: object = {}) =>
      post('open', { key: `magazine-${keys++}`, stake: '1.00', size: 10, ...more });
    const hit = (hand: { id: string; seq: number }, hits: readonly (readonly [number, number])[]) =>
      post('act', { hand: hand.id, seq: hand.seq, action: 'hits', hits });
    const balance = () => gateway.services.wallet.balance(member.id);
    return { ...member, post, open, hit, balance };
  };
  /** A fish that began half a second ago. */
  const fish = () => Math.floor((gateway.clock.now() - 500) / 800);
  const prizes = (shots: readonly Shot[]) =>
    shots.reduce((sum, { multiple }) => sum + BigInt(multiple) * 100n, 0n);

  it('[GAM-2] opens a session with the sizes and the time of the schedule, and takes the whole stake at once', async () => {
    const { post, open, balance } = await play();
    expect((await post('session')).data).toMatchObject({
      game: { code: 'deep-sea' },
      limits: { min: '0.10', max: '10.00' },
      sizes: [10, 20, 40],
      now: gateway.clock.now(),
      returnToPlayer: '96.00',
    });
    const { data } = await open({ size: 40, stake: '0.10' });
    expect(data.hand).toMatchObject({ state: 'open', stake: '4.00', view: { bullets: 40, shots: [] } });
    expect(await balance()).toBe(99_600n);
    expect((await app.inject('/fishing/deep-sea')).body).toBe('<title>深海寻宝</title>');
    expect((await app.inject('/fishing/blackjack')).statusCode).toBe(404);
  });

  it('[PRO-4] tells a stake that is running from the result of what is settled', async () => {
    const { post, open, token } = await play();
    const results = async () => [
      (await gateway.call('protectionInfo', {}, { token })).data.session,
      (await gateway.call('playSummary', { span: 'day' }, { token })).data,
    ];
    const { hand } = (await open()).data;
    for (const result of await results())
      expect(result).toMatchObject({ stakes: '10.00', net: '-10.00', running: '10.00' });
    // Without a shot all bullets are refunded.
    await post('act', { hand: hand.id, seq: 0, action: 'cash-in' });
    for (const result of await results()) expect(result).toMatchObject({ net: '0.00', running: '0.00' });
  });

  it('[GAM-2] pays prizes and unused bullets at the cash-in, and records them', async () => {
    const { post, open, hit, balance, token } = await play();
    const { hand } = (await open()).data;
    const after = (
      await hit(
        hand,
        [0, 1, 2, 3].map((bullet) => [bullet, fish()] as const),
      )
    ).data.hand;
    const end = (await post('act', { hand: hand.id, seq: 1, action: 'cash-in' })).data.hand;
    const payout = prizes(after.view.shots) + 600n;
    expect(end).toMatchObject({ state: 'settled', seq: 2 });
    expect(await balance()).toBe(99_000n + payout);
    const [record] = (await gateway.call('betRecords', {}, { token })).data.items;
    expect(record).toMatchObject({
      category: 'fishing',
      stake: '10.00',
      detail: { kind: 'fishing', bullets: 10, used: 4, stakePerBullet: '1.00', proof: { seed: null } },
    });
    // Hits after the end do nothing, whatever number they carry.
    for (const seq of [1, 2]) {
      const late = await hit({ id: hand.id, seq }, [[7, fish()]]);
      expect(late.data.hand).toMatchObject({ state: 'settled', view: { shots: end.view.shots } });
    }
    expect(await balance()).toBe(99_000n + payout);
  });

  it('[GAM-2] ends by itself with the last bullet', async () => {
    const { open, hit, balance } = await play('dragon-palace');
    const { hand } = (await open()).data;
    const all = Array.from({ length: 10 }, (_, bullet) => [9 - bullet, fish()] as const);
    const end = (await hit(hand, all)).data.hand;
    expect(end.state).toBe('settled');
    expect(await balance()).toBe(99_000n + prizes(end.view.shots));
  });

  it('[GAM-2] refuses a bullet twice, a forged fish, too many hits and another member’s magazine', async () => {
    const { open, hit, balance, post } = await play();
    const other = await play();
    const { hand } = (await open()).data;
    await hit(hand, [[0, fish()]]);
    const next = { id: hand.id, seq: 1 };
    const refused = [
      [[0, fish()]],
      [[10, fish()]],
      [
        [1, fish()],
        [1, fish()],
      ],
      [[1, fish() + 60]],
      [[1, fish() - 60]],
      [[1, 0]],
      [[1, -1]],
      [],
      Array.from({ length: 11 }, (_, bullet) => [bullet, fish()]),
    ] as [number, number][][];
    for (const hits of refused) expect((await hit(next, hits)).status_code).toBe(10003);
    for (const action of ['hits', 'hit']) {
      expect((await post('act', { hand: hand.id, seq: 1, action })).status_code).toBe(10003);
    }
    const cashIn = { hand: hand.id, seq: 1, action: 'cash-in', hits: [[1, fish()]] };
    expect((await post('act', cashIn)).status_code).toBe(10003);
    expect((await other.hit(next, [[1, fish()]])).status_code).toBe(20655);
    expect((await post('current')).data.hand.view.shots).toHaveLength(1);
    expect(await balance()).toBe(99_000n);
  });

  it('[REQ-10] counts hits that are sent twice once', async () => {
    const { open, hit } = await play();
    const { hand } = (await open()).data;
    const sent = [[0, fish()]] as const;
    const [first, second] = await Promise.all([hit(hand, sent), hit(hand, sent)]);
    expect(first.data.hand.view.shots).toHaveLength(1);
    expect(second.data.hand.view).toEqual(first.data.hand.view);
  });

  it('[REQ-10] pays each bullet once when hits race with the cash-in: as a hit, or back as unused', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { post, open, hit, balance } = await play();
      const { hand } = (await open()).data;
      const cashIn = () => post('act', { hand: hand.id, seq: 0, action: 'cash-in' });
      const shoot = () =>
        hit(
          hand,
          [0, 1, 2].map((bullet) => [bullet, fish()] as const),
        );
      const calls = turn % 2 === 0 ? [shoot, cashIn, cashIn] : [cashIn, shoot, shoot];
      const answers = await Promise.all(calls.map((call) => call()));
      let { hand: last } = answers.find(({ data }) => data.hand.state === 'settled')?.data ?? answers[0].data;
      // Hits that came first leave the magazine open: their cash-in was for the state before them.
      if (last.state === 'open')
        last = (await post('act', { hand: hand.id, seq: 1, action: 'cash-in' })).data.hand;
      expect(last.state).toBe('settled');
      const { shots } = last.view;
      expect([0, 3]).toContain(shots.length);
      expect(await balance()).toBe(99_000n + prizes(shots) + BigInt(10 - shots.length) * 100n);
    }
  });

  it('[GAM-2] refuses unknown sizes and stakes, a second magazine, and one within five seconds', async () => {
    const { open, post } = await play();
    for (const bad of [{ size: 11 }, { size: undefined }, { stake: '1.05' }]) {
      expect((await open(bad)).status_code).toBe(10003);
    }
    for (const stake of ['0.05', '10.10']) expect((await open({ stake })).status_code).toBe(20103);
    const { hand } = (await open()).data;
    expect((await open()).status_code).toBe(20652);
    await post('act', { hand: hand.id, seq: 0, action: 'cash-in' });
    const soon = await open();
    expect([soon.status_code, soon.data.wait]).toEqual([20653, handPace]);
    gateway.clock.advance(handPace);
    expect((await open()).data.hand.state).toBe('open');
  });

  it('[GAM-2] refunds unused bullets and pays prizes when it was left for a day', async () => {
    const { open, hit, balance, post } = await play();
    const { hand } = (await open({ size: 20 })).data;
    const { view } = (await hit(hand, [[3, fish()]])).data.hand;
    gateway.clock.advance(handTimeout);
    await gateway.services.hands.advance();
    expect((await post('current')).data?.hand ?? null).toBeNull();
    expect(await balance()).toBe(98_000n + prizes(view.shots) + 1_900n);
  });
});

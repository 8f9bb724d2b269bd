import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRequest } from '@pavilion/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { sql } from 'kysely';
import { handPace } from '../../../round-pace';
import { brokenRules, createTestGateway, launchGame, type TestGateway } from '../../../testing/test-gateway';
import { fairStream } from '../../../venues/fair';
import { handEngine, handGames, handVenueGames } from '../../../venues/hands';
import { registerHandVenue } from '../../../venues/hands/register-hand-venue';
import type { Venue } from '../../../venues/venue';
import { handTimeout } from './hands';

const cards: Venue = {
  code: 'PAVILION-QP',
  name: { 'zh-CN': '云阁棋牌', en: 'Yunge Cards' },
  category: 'chess',
  engine: handEngine,
  games: handVenueGames,
};

type Code = 'blackjack' | 'three-cards' | 'robbed-niuniu';

interface BlackjackView {
  readonly dealer: { readonly total: number };
  readonly hands: readonly { readonly state: string; readonly total: number }[];
}

/** The details of all kinds. */
interface Detail {
  readonly dealer: unknown;
  readonly proof: { readonly seed: string; readonly clientSeed: string; readonly nonce: number };
  readonly seats: readonly { readonly net: string }[];
}

describe('hands', () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'pavilion-hands-'));
  let gateway: TestGateway;
  let second: TestGateway;
  let apps: FastifyInstance[];
  let members = 0;
  let keys = 0;
  /** The bodies of all responses. */
  const sent: string[] = [];

  const serve = ({ services }: TestGateway) => {
    const app = fastify();
    registerHandVenue(app, services, { clientDir, siteOrigins: () => [] });
    return app;
  };
  beforeAll(async () => {
    for (const folder of ['kit', 'hands']) mkdirSync(join(clientDir, folder));
    writeFileSync(join(clientDir, 'hands/index.html'), '<title>{{name}}</title>');
    gateway = await createTestGateway({ venues: [cards] });
    second = await createTestGateway({ sharesWith: gateway, venues: [cards] });
    apps = [serve(gateway), serve(second)];
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await second.close();
    await gateway.close();
    rmSync(clientDir, { recursive: true });
  });
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });

  type Player = Awaited<ReturnType<typeof openGame>>;

  /** Opens the game of a member, by default of a new one with 1,000.00. */
  const openGame = async (game: Code, known?: { id: string; token: string }) => {
    const member = known ?? (await gateway.newMember(`cardplayer${members++}`));
    if (!known) await gateway.credit(member.id, 100_000n);
    const request = await launchGame(gateway, member, { enName: 'PAVILION-QP', gameCode: game });
    const post = async (path: string, payload: object = {}, app = apps[0]) => {
      const answer = await request(app!, path, payload);
      sent.push(answer.body);
      return answer.json();
    };
    return { ...member, game, post };
  };

  /** Sets a client seed with which the next hand has the wanted view and legal acts. */
  const choose = async (
    { id, game: code }: Player,
    isWanted: (view: BlackjackView, actions: readonly string[]) => boolean,
  ) => {
    const seed = await gateway.services.fairSeeds.current(id);
    const game = handGames.find((each) => each.code === code)!;
    for (let trial = 0; trial < 20_000; trial++) {
      const clientSeed = `seed-${trial}`;
      const random = fairStream({ ...seed, clientSeed });
      const state = game.start(random, { stake: 1_000n, sideBets: {} });
      const actions = game.legal(state).map(({ action }) => action);
      if (!isWanted(game.view(state) as BlackjackView, actions)) continue;
      await gateway.services.fairSeeds.setClientSeed(id, clientSeed);
      return;
    }
    throw new Error('No client seed gives such a hand');
  };
  const isOpen = (_: BlackjackView, actions: readonly string[]) => actions.length > 0;
  /** Pairs of aces or tens are left out: after the split, their hands can be over at once. */
  const canSplit = ({ hands }: BlackjackView, actions: readonly string[]) =>
    actions.includes('split') && ![12, 20].includes(hands[0]!.total);

  const open = async (player: Player, stake = '10.00', more: object = {}) =>
    player.post('open', { key: `hand-key-${keys++}`, stake, ...more });
  /** Opens a hand that the member decides about. */
  const openHand = async (player: Player, stake = '10.00', isWanted = isOpen) => {
    await choose(player, isWanted);
    return (await open(player, stake)).data.hand;
  };
  const act = (
    player: Player,
    hand: { id: string; seq: number },
    action: string,
    more: object = {},
    app = apps[0],
  ) => player.post('act', { hand: hand.id, seq: hand.seq, action, ...more }, app);
  const balance = async ({ id }: Player) => gateway.services.wallet.balance(id);
  const recordsOf = async ({ token }: Player) =>
    (await gateway.call('betRecords', {}, { token })).data.items.map((record) => ({
      ...record,
      detail: record.detail as unknown as Detail & { kind: string },
    }));
  const later = () => gateway.clock.advance(handPace);

  it('[GAM-2] opens a session with limits, chips and the commitment, without a hand', async () => {
    const player = await openGame('blackjack');
    expect((await player.post('session')).data).toMatchObject({
      game: { code: 'blackjack', name: { en: 'Blackjack' }, version: 1 },
      balance: '1000.00',
      limits: { min: '1.00', max: '5000.00' },
      returnToPlayer: '99.51',
      seed: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), nonce: 0 },
      current: null,
      history: [],
    });
    expect((await player.post('current')).data).toEqual({
      hand: null,
      balance: '1000.00',
      account: 'main',
    });
    expect((await apps[0]!.inject('/hands/three-cards')).body).toContain('三张牌');
    expect((await apps[0]!.inject('/hands/koi-gate')).statusCode).toBe(404);
  });

  it('[REQ-10][GAM-2] opens a hand once for a key, and shows it in the next session', async () => {
    const player = await openGame('blackjack');
    await choose(player, isOpen);
    const body = { key: 'hand-once-1', stake: '10.00' };
    // Instead of losing an answer, the client does not wait for it: the gateway cannot tell the difference.
    const [first, ...others] = await Promise.all(
      [0, 1, 0, 1].map((app) => player.post('open', body, apps[app])),
    );
    expect(others).toEqual([first, first, first]);
    expect(first.data).toMatchObject({
      balance: '990.00',
      hand: { seq: 0, state: 'open', stake: '10.00', payout: null, view: { active: 0 } },
    });
    expect(first.data.hand.legal).toContainEqual({ action: 'double', cost: '10.00' });
    expect(await player.post('open', body, apps[1])).toEqual(first);
    expect((await player.post('open', { ...body, stake: '20.00' })).status_code).toBe(20104);
    expect((await player.post('session')).data).toMatchObject({
      current: first.data.hand,
      balance: '990.00',
    });
    expect((await player.post('current', {}, apps[1])).data).toEqual({ ...first.data, account: 'main' });
    expect(await recordsOf(player)).toMatchObject([
      {
        id: first.data.hand.id,
        state: 'open',
        stake: '10.00',
        payout: '0.00',
        detail: { kind: 'unfinished' },
      },
    ]);
    later();
    expect((await open(player)).status_code).toBe(20652);
    // A repeated key answers the current state of the hand, also after its end.
    const ended = (await act(player, first.data.hand, 'stand')).data.hand;
    expect((await player.post('open', body)).data.hand).toEqual(ended);
  });

  it('[GAM-2] settles a natural at once', async () => {
    const player = await openGame('blackjack');
    await choose(player, ({ hands, dealer }) => hands[0]?.state === 'blackjack' && dealer.total !== 21);
    const { data } = await open(player);
    expect(data).toMatchObject({
      balance: '1015.00',
      hand: { state: 'settled', payout: '25.00', legal: [] },
    });
    expect(await recordsOf(player)).toMatchObject([
      {
        state: 'settled',
        payout: '25.00',
        detail: {
          kind: 'blackjack',
          hands: [{ stake: '10.00', doubled: false }],
          proof: { seed: null, nonce: 0 },
        },
      },
    ]);
    expect((await player.post('session')).data).toMatchObject({ current: null, history: [data.hand] });
  });

  it('[REQ-10][GAM-2] opens one of ten hands that are opened at once, although it ends at once', async () => {
    const player = await openGame('blackjack');
    await choose(player, ({ hands }, actions) => actions.length === 0 && hands[0]?.state === 'blackjack');
    // No open hand and no key stops the others: only the time since the first one does.
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        player.post('open', { key: `at-once-${keys++}`, stake: '10.00' }, apps[index % 2]),
      ),
    );
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([...Array(9).fill(20653), 6000]);
    expect(await recordsOf(player)).toMatchObject([{ state: 'settled', stake: '10.00' }]);
  });

  it('[GAM-2] reveals nothing about the next hand while one is open', async () => {
    const player = await openGame('blackjack');
    const hand = await openHand(player);
    const endsAtOnce = (_: BlackjackView, actions: readonly string[]) => actions.length === 0;
    for (const isWanted of [isOpen, endsAtOnce]) {
      await choose(player, isWanted);
      later();
      expect(await open(player)).toMatchObject({ status_code: 20652, data: {} });
    }
    expect((await player.post('session')).data).toMatchObject({
      current: hand,
      seed: { nonce: 1 },
      history: [],
    });
  });

  it('[GAM-2] loses at once to a natural of the dealer', async () => {
    const player = await openGame('blackjack');
    await choose(
      player,
      ({ hands, dealer }, actions) =>
        actions.length === 0 && hands[0]?.state === 'done' && dealer.total === 21,
    );
    const { data } = await open(player);
    expect(data).toMatchObject({ balance: '990.00', hand: { state: 'settled', payout: '0.00' } });
  });

  it('[GAM-2] plays a hand to its end, and records what it was drawn from', async () => {
    const player = await openGame('blackjack');
    let hand = await openHand(player, '10.00', canSplit);
    hand = (await act(player, hand, 'split')).data.hand;
    expect([hand.seq, hand.stake]).toEqual([1, '20.00']);
    for (let turn = 0; hand.state === 'open'; turn++) {
      hand = (await act(player, hand, turn === 0 ? 'hit' : 'stand', {}, apps[turn % 2])).data.hand;
    }
    const record = (await recordsOf(player))[0]!;
    expect(record).toMatchObject({ state: 'settled', stake: hand.stake, payout: hand.payout });
    expect(record.detail.dealer).toEqual(hand.view.dealer.cards);
    const { revealed } = (await player.post('seeds/rotate')).data;
    const { proof } = (await recordsOf(player))[0]!.detail;
    expect(proof).toMatchObject({
      version: 1,
      commitment: revealed.commitment,
      seed: revealed.seed,
      nonce: 0,
    });
    const stored = await gateway.services.db
      .selectFrom('hands')
      .select('acts')
      .where('id', '=', hand.id)
      .executeTakeFirstOrThrow();
    const game = handGames[0]!;
    const state = stored.acts.reduce<unknown>(
      (current, each) => game.act(current, each),
      game.start(fairStream({ ...proof, serverSeed: proof.seed }), { stake: 1_000n, sideBets: {} }),
    );
    expect(game.view(state)).toEqual(hand.view);
  });

  it('[REQ-10][GAM-2] does an act once, however often and wherever it is sent', async () => {
    const player = await openGame('blackjack');
    const hand = await openHand(
      player,
      '10.00',
      ({ hands }, actions) => actions.length > 0 && hands[0]!.total < 11,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => act(player, hand, 'hit', {}, apps[index % 2])),
    );
    for (const { status_code, data } of answers) {
      expect([status_code, data.hand.seq]).toEqual([6000, 1]);
      expect(data.hand.view.hands[0].cards).toHaveLength(3);
    }
    // A late act answers the hand as it is, and does nothing.
    expect((await act(player, hand, 'stand')).data.hand).toEqual(answers[0].data.hand);
    expect((await act(player, { ...hand, seq: 7 }, 'stand')).data.hand.seq).toBe(1);
  });

  it('[REQ-10][GAM-2] takes one of a double and a stand at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const player = await openGame('blackjack');
      const hand = await openHand(player);
      const [doubled, stood] = await Promise.all([
        act(player, hand, 'double', {}, apps[0]),
        act(player, hand, 'stand', {}, apps[1]),
      ]);
      expect(doubled.data.hand).toEqual(stood.data.hand);
      const { stake, payout, view } = doubled.data.hand;
      expect(view.hands[0].cards).toHaveLength(stake === '20.00' ? 3 : 2);
      expect(await balance(player)).toBe(100_000n - minor(stake) + minor(payout));
    }
  });

  it('[GAM-2] opens one hand of many that are sent at once, and no other within five seconds', async () => {
    const player = await openGame('three-cards');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        player.post('open', { key: `at-once-${index}-${keys}`, stake: '10.00' }, apps[index % 2]),
      ),
    );
    const opened = answers.filter(({ status_code }) => status_code === 6000);
    expect(opened).toHaveLength(1);
    expect(answers.filter(({ status_code }) => status_code === 20652)).toHaveLength(9);
    await act(player, opened[0].data.hand, 'fold');
    gateway.clock.advance(handPace - 1);
    expect(await open(player)).toMatchObject({ status_code: 20653, data: { wait: 1 } });
    // Another game of the member does not wait.
    expect((await open(await openGame('robbed-niuniu', player), '1.00')).status_code).toBe(6000);
    gateway.clock.advance(1);
    expect((await open(player)).status_code).toBe(6000);
  });

  it('[GAM-2] opens the next hand at once in a sandbox without pace', async () => {
    const unpaced = await createTestGateway({ sharesWith: gateway, venues: [cards], isPaced: false });
    const app = serve(unpaced);
    const player = await openGame('three-cards');
    const openUnpaced = () => player.post('open', { key: `unpaced-${keys++}`, stake: '10.00' }, app);
    const first = await openUnpaced();
    await act(player, first.data.hand, 'fold');
    expect((await open(player)).status_code).toBe(20653);
    expect((await openUnpaced()).status_code).toBe(6000);
    await app.close();
    await unpaced.close();
  });

  it('[REQ-10][GAM-2] opens the next hand while the last one ends, without a deadlock', async () => {
    const player = await openGame('three-cards');
    let { hand } = (await open(player)).data;
    for (let round = 0; round < 6; round++) {
      later();
      const [ended, next] = await Promise.all([
        act(player, hand, 'call', {}, apps[0]),
        open({ ...player, post: (path, payload) => player.post(path, payload, apps[1]) }),
      ]);
      expect(ended.data.hand.state).toBe('settled');
      expect([6000, 20652]).toContain(next.status_code);
      hand = next.status_code === 6000 ? next.data.hand : (await open(player)).data.hand;
    }
    await act(player, hand, 'fold');
  });

  it('[GAM-2] opens hands of several games at the same time, each with a nonce of its own', async () => {
    const player = await openGame('three-cards');
    await player.post('seeds');
    const games = [player, await openGame('blackjack', player), await openGame('robbed-niuniu', player)];
    const answers = await Promise.all(
      games.map((game, index) =>
        game.post('open', { key: `parallel-${index}-${keys}`, stake: '1.00' }, apps[index % 2]),
      ),
    );
    expect(answers.map(({ status_code }) => status_code)).toEqual([6000, 6000, 6000]);
    const rows = await gateway.services.db
      .selectFrom('hands')
      .select('nonce')
      .where('member_id', '=', player.id)
      .execute();
    expect(rows.map(({ nonce }) => nonce).sort()).toEqual([0, 1, 2]);
  });

  it('[GAM-2] leaves a hand as it was when the balance is too low to double', async () => {
    const player = await openGame('blackjack');
    const hand = await openHand(player, '600.00');
    expect(hand.legal).toContainEqual({ action: 'double', cost: '600.00', blocked: 'balance' });
    expect((await act(player, hand, 'double')).status_code).toBe(20101);
    expect((await player.post('current')).data.hand).toEqual(hand);
    expect((await act(player, hand, 'stand')).data.hand.state).toBe('settled');
  });

  it('[GAM-2] rejects acts on the hand of another member or game, and such that the rules do not allow', async () => {
    const player = await openGame('blackjack');
    const hand = await openHand(player, '10.00', (_: unknown, actions) => actions.length === 3);
    const others = [await openGame('blackjack'), await openGame('three-cards', player)];
    for (const other of others) expect((await act(other, hand, 'stand')).status_code).toBe(20655);
    const unknown = { status_code: 10003, data: { fields: [{ field: 'action', reason: 'unknown' }] } };
    expect(await act(player, hand, 'split')).toMatchObject(unknown);
    expect(await act(player, hand, 'bid')).toMatchObject(unknown);
    expect(await act(player, hand, 'hit', { value: 1 })).toMatchObject(unknown);
    expect((await player.post('current')).data.hand).toEqual(hand);
    expect((await apps[0]!.inject({ method: 'POST', url: '/hands/api/current' })).json().status_code).toBe(
      20203,
    );
  });

  it.each([
    ['below the limit', { stake: '0.00' }, 20103],
    ['above the limit', { stake: '5001.00' }, 20103],
    ['between two steps', { stake: '1.50' }, 10003],
    ['of another form', { stake: '1e2' }, 10003],
    ['with an unknown side bet', { stake: '1.00', options: { pairPlus: '1.00' } }, 10003],
    [
      'with a side bet below the limit',
      { stake: '1.00', options: { pairPlus: '0.50' }, game: 'three-cards' },
      20103,
    ],
    ['with a short key', { stake: '1.00', key: 'x' }, 10003],
  ] as const)('[GAM-2] rejects a stake %s', async (_, body, code) => {
    const { game = 'blackjack', ...rest } = body as { game?: Code; stake: string };
    const player = await openGame(game);
    expect((await player.post('open', { key: `hand-key-${keys++}`, ...rest })).status_code).toBe(code);
    expect(await balance(player)).toBe(100_000n);
  });

  it('[GAM-2] plays three cards with a side bet', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player, '10.00', { options: { pairPlus: '5.00' } })).data;
    expect(hand).toMatchObject({ stake: '15.00', view: { ante: '10.00', pairPlus: '5.00', dealer: null } });
    const ended = (await act(player, hand, 'call')).data.hand;
    expect(ended).toMatchObject({ stake: '25.00', view: { play: '10.00' }, state: 'settled' });
    expect((await recordsOf(player))[0]).toMatchObject({
      stake: '25.00',
      detail: { kind: 'three-cards', ante: '10.00', play: '10.00', pairPlus: '5.00', folded: false },
    });
  });

  it('[GAM-2] reserves the worst case of each step of niuniu, and pays it back with the net', async () => {
    const player = await openGame('robbed-niuniu');
    const { hand } = (await open(player, '1.00')).data;
    expect(hand).toMatchObject({ stake: '15.00', view: { phase: 'bid', most: '15.00' } });
    expect(hand.legal).toContainEqual({ action: 'bid', value: [3], cost: '120.00' });
    let next = (await act(player, hand, 'bid', { value: 3 })).data.hand;
    if (next.state === 'open') next = (await act(player, next, 'bet', { value: 2 })).data.hand;
    const record = (await recordsOf(player))[0]!;
    expect([next.stake, record.stake, record.detail.kind]).toEqual(['135.00', '135.00', 'robbed-niuniu']);
    expect(minor(next.payout)).toBe(13_500n + minor(record.detail.seats[0]!.net));
    expect(await balance(player)).toBe(100_000n + minor(record.detail.seats[0]!.net));
  });

  it('[GAM-2] shows the latest wins without the reserve that came back', async () => {
    const player = await openGame('robbed-niuniu');
    const playHand = async () => {
      const { hand } = (await open(player, '1.00')).data;
      const next = (await act(player, hand, 'bid', { value: 0 })).data.hand;
      await act(player, next, 'bet', { value: 1 });
      later();
      return (await recordsOf(player))[0]!;
    };
    let record = await playHand();
    while (minor(record.net) <= 0n) record = await playHand();
    const { data } = await gateway.call('latestWins', {});
    expect(data.find(({ id }) => id === record.id)).toMatchObject({ net: record.detail.seats[0]!.net });
  });

  it('[MNY-2] leaves the stake of an open hand out of the net total', async () => {
    const player = await openGame('three-cards');
    const totals = async () => (await gateway.call('betRecords', {}, { token: player.token })).data.totals;
    const { hand } = (await open(player)).data;
    expect(await totals()).toEqual({ count: 1, stake: '10.00', payout: '0.00', net: '0.00' });
    await act(player, hand, 'fold');
    expect(await totals()).toEqual({ count: 1, stake: '10.00', payout: '0.00', net: '-10.00' });
  });

  it('[GAM-2] counts as turnover what was won or lost, up to the stake', async () => {
    const player = await openGame('robbed-niuniu');
    const { hand } = (await open(player, '1.00')).data;
    const next = (await act(player, hand, 'bid', { value: 0 })).data.hand;
    await act(player, next, 'bet', { value: 1 });
    const three = await openGame('three-cards', player);
    const folded = (await open(three)).data.hand;
    await act(three, folded, 'fold');
    const bets = await gateway.services.db
      .selectFrom('bets')
      .select(['stake', 'payout', 'turnover'])
      .where('member_id', '=', player.id)
      .execute();
    for (const { stake, payout, turnover } of bets) {
      const net = payout > stake ? payout - stake : stake - payout;
      expect([net, stake]).toContain(turnover);
      expect(turnover <= net && turnover <= stake).toBe(true);
    }
    expect(bets).toContainEqual({ stake: 1_000n, payout: 0n, turnover: 1_000n });
  });

  it('[REQ-10] keeps what is required while the balance is at stake in a hand, and lifts it once it is lost', async () => {
    const player = await openGame('three-cards');
    const { grants, turnover } = gateway.services;
    const claim = async (amount: bigint) => {
      later();
      const id = await gateway.grant(player.id, amount, { multiple: 2_000 });
      await grants.claim(player.id, id, { owner: player.id, key: id, requestHash: 'claim' });
      return (await turnover.audit(player.id, undefined)).items.map(({ state }) => state);
    };
    expect(await claim(10_000n)).toEqual(['open']);
    const { hand } = (await open(player, '1100.00')).data;
    expect(await balance(player)).toBe(0n);
    expect(await claim(88n)).toEqual(['open', 'open']);
    await act(player, hand, 'fold');
    expect(await claim(50n)).toEqual(['open', 'lifted', 'lifted']);
  });

  it('[GAM-2] plays from the wallet that opened the hand, also after a switch to another', async () => {
    const player = await openGame('three-cards');
    await gateway.call(
      'walletTransfer',
      { venue: 'PAVILION-QP', direction: 'in', amount: '30' },
      { token: player.token, idempotencyKey: `hands-${keys++}` },
    );
    await gateway.call('walletAutoTransfer', { on: false }, { token: player.token });
    const opened = (await open(player)).data;
    expect(opened.balance).toBe('20.00');
    await gateway.call('walletAutoTransfer', { on: true }, { token: player.token });
    const { hand, balance: left } = (await act(player, opened.hand, 'call')).data;
    expect(minor(left)).toBe(1_000n + minor(hand.payout));
    expect(await balance(player)).toBe(97_000n);
  });

  it('[GAM-2] ends a hand that was left for a day by the rule of its game, and none before', async () => {
    const players = await Promise.all([
      openGame('blackjack'),
      openGame('three-cards'),
      openGame('robbed-niuniu'),
    ]);
    const hands = await Promise.all(
      players.map(async (player) =>
        openHand(player, '10.00', player.game === 'blackjack' ? canSplit : isOpen),
      ),
    );
    const split = (await act(players[0]!, hands[0], 'split')).data.hand;
    gateway.clock.advance(handTimeout - 1);
    await gateway.services.hands.advance();
    for (const { id } of players) {
      const row = await gateway.services.db
        .selectFrom('hands')
        .select('state')
        .where('member_id', '=', id)
        .execute();
      expect(row).toEqual([{ state: 'open' }]);
    }
    gateway.clock.advance(60_000);
    await Promise.all([gateway.services.hands.advance(), second.services.hands.advance()]);
    const rows = await gateway.services.db
      .selectFrom('hands')
      .innerJoin('bets', 'bets.id', 'hands.id')
      .select(['hands.state', 'bets.state as bet', 'acts', 'bets.stake', 'bets.detail'])
      .where(
        'hands.member_id',
        'in',
        players.map(({ id }) => id),
      )
      .orderBy('hands.game_code')
      .execute();
    expect(rows.map(({ state, bet }) => [state, bet])).toEqual(Array(3).fill(['settled', 'settled']));
    expect(rows[0]?.acts.slice(1).every(({ action }) => action === 'stand')).toBe(true);
    expect(minor(split.stake)).toBe(rows[0]?.stake);
    expect(rows[1]?.acts).toEqual([
      { action: 'bid', value: 0 },
      { action: 'bet', value: 1 },
    ]);
    expect(rows[2]).toMatchObject({ acts: [{ action: 'fold' }], detail: { folded: true } });
  });

  it('[PRO-1] refuses a stake or a further stake beyond a limit, and lets the hand go on without it', async () => {
    const player = await openGame('blackjack');
    const limit = (body: CallRequest<'limitSet'>) =>
      gateway.call('limitSet', body, { token: player.token, idempotencyKey: `hands-${keys++}` });
    const hand = await openHand(player);
    await limit({ kind: 'bet', span: 'each', amount: '9.99' });
    expect(await act(player, hand, 'double')).toMatchObject({ status_code: 20310, data: { limit: '9.99' } });
    await limit({ kind: 'stake', span: 'day', amount: '15' });
    expect(await act(player, hand, 'double')).toMatchObject({ status_code: 20306, data: { limit: '15.00' } });
    expect((await player.post('current')).data.hand).toEqual(hand);
    expect((await act(player, hand, 'stand')).data.hand).toMatchObject({ state: 'settled', stake: '10.00' });
  });

  it('[PRO-2] lets a member who takes a break finish a hand, and stake no more', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    await gateway.call(
      'timeOutStart',
      { days: 1 },
      { token: player.token, idempotencyKey: `hands-${keys++}` },
    );
    expect((await act(player, hand, 'call')).status_code).toBe(20302);
    expect((await act(player, hand, 'fold')).data.hand.state).toBe('settled');
    later();
    expect((await open(player)).status_code).toBe(20302);
  });

  it('[PRO-2][PRO-1] is launched by a member whose account is closed for play, with an open hand of the game alone', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const launch = (gameCode: Code) =>
      gateway.call('venueLaunch', { enName: 'PAVILION-QP', gameCode }, { token: player.token });
    await gateway.call(
      'timeOutStart',
      { days: 1 },
      { token: player.token, idempotencyKey: `hands-${keys++}` },
    );
    expect((await launch('three-cards')).status_code).toBe(6000);
    expect((await launch('blackjack')).status_code).toBe(20302);
    expect((await act(player, hand, 'fold')).data.hand.state).toBe('settled');
    expect((await launch('three-cards')).status_code).toBe(20302);
  });

  it('[MNT-1] opens no hand during maintenance, and lets an open one be finished', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    await gateway.sandbox('maintenance', { on: true });
    later();
    expect((await open(player)).status_code).toBe(6014);
    expect((await player.post('session')).data.current).toEqual(hand);
    expect((await act(player, hand, 'fold')).data.hand.state).toBe('settled');
    expect((await player.post('current')).data.hand).toBeNull();
    await gateway.sandbox('maintenance', { on: false });
  });

  it('[MNT-2] lets a hand be finished from a restricted address, without a further stake', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    await gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: true });
    expect((await act(player, hand, 'call')).status_code).toBe(6033);
    expect((await act(player, hand, 'fold')).data.hand).toMatchObject({
      state: 'settled',
      stake: hand.stake,
    });
    await gateway.sandbox('restrict-ip', { ip: '127.0.0.1', on: false });
  });

  it('[MNT-1] lets an open hand be finished while the venue is under maintenance', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const venue = 'PAVILION-QP';
    await gateway.sandbox('venue-maintenance', { venue, on: true });
    later();
    expect((await open(player)).status_code).toBe(6014);
    expect((await act(player, hand, 'fold')).data.hand.state).toBe('settled');
    await gateway.sandbox('venue-maintenance', { venue, on: false });
  });

  const closings = [
    ['its venue is closed', 'venue-maintenance', { venue: 'PAVILION-QP' }],
    ['the site is under maintenance', 'maintenance', {}],
  ] as const;

  it.each(
    closings.flatMap(([state, control, data]) =>
      (
        [
          ['three-cards', 'call', 'fold', isOpen],
          ['blackjack', 'double', 'stand', isOpen],
          ['blackjack', 'split', 'stand', canSplit],
        ] as const
      ).map(
        ([game, further, free, isWanted]) => [game, further, state, free, isWanted, control, data] as const,
      ),
    ),
  )(
    '[MNT-1] takes no further stake in %s by %s while %s',
    async (game, further, _, free, isWanted, control, data) => {
      const player = await openGame(game);
      const hand = await openHand(player, '10.00', isWanted);
      await gateway.sandbox(control, { ...data, on: true });
      const refused = await act(player, hand, further);
      expect(refused).toMatchObject({ status_code: 6014, data });
      expect((await act(player, hand, free)).data.hand).toMatchObject({ state: 'settled', stake: '10.00' });
      await gateway.sandbox(control, { ...data, on: false });
    },
  );

  it.each(closings)(
    '[MNT-1] ends no hand while %s, and gives it time afterwards',
    async (_, control, data) => {
      const player = await openGame('three-cards');
      const { hand } = (await open(player)).data;
      const current = () => gateway.services.hands.current({ memberId: player.id, gameCode: player.game });
      await gateway.sandbox(control, { ...data, on: true });
      gateway.clock.advance(handTimeout + 3_600_000);
      await Promise.all([gateway.services.hands.advance(), second.services.hands.advance()]);
      await gateway.sandbox(control, { ...data, on: false });
      gateway.clock.advance(22 * 3_600_000);
      await Promise.all([gateway.services.hands.advance(), second.services.hands.advance()]);
      expect((await current())?.hand).toMatchObject({ id: hand.id, seq: hand.seq });
      gateway.clock.advance(2 * 3_600_000);
      await gateway.services.hands.advance();
      expect(await current()).toBeUndefined();
    },
  );

  it('[MNT-1] is launched in a closed venue by a member with an open hand of the game alone', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const other = await openGame('three-cards');
    await gateway.sandbox('venue-maintenance', { venue: 'PAVILION-QP', on: true });
    const launch = ({ token }: Player, gameCode: Code) =>
      gateway.call('venueLaunch', { enName: 'PAVILION-QP', gameCode }, { token });
    expect((await launch(player, 'three-cards')).status_code).toBe(6000);
    expect((await launch(player, 'blackjack')).status_code).toBe(6014);
    expect((await launch(other, 'three-cards')).status_code).toBe(6014);
    expect((await act(player, hand, 'fold')).data.hand.state).toBe('settled');
    expect((await launch(player, 'three-cards')).status_code).toBe(6014);
    await gateway.sandbox('venue-maintenance', { venue: 'PAVILION-QP', on: false });
  });

  it('[GAM-1] plays from the empty wallet of the venue while the main wallet is full, and says so', async () => {
    const player = await openGame('three-cards');
    expect((await player.post('session')).data.account).toBe('main');
    await gateway.call('walletAutoTransfer', { on: false }, { token: player.token });
    expect((await player.post('session')).data).toMatchObject({ account: 'venue', balance: '0.00' });
    expect((await open(player)).status_code).toBe(20101);
    expect((await player.post('current')).data).toEqual({ hand: null, balance: '0.00', account: 'venue' });
  });

  it('[REQ-10] moves no money of hands while the book is halted, and ends none', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const other = await openGame('blackjack', player);
    await gateway.services.book.halt(['test']);
    expect((await open(other)).status_code).toBe(20116);
    expect((await act(player, hand, 'call')).status_code).toBe(20116);
    expect((await act(player, hand, 'fold')).status_code).toBe(20116);
    expect((await player.post('current')).data.hand).toEqual(hand);
    expect(await gateway.services.book.resume()).toEqual([]);
    expect((await act(player, hand, 'fold')).data.hand.state).toBe('settled');
  });

  it('[GAM-2] leaves a hand of a version that it does not know to another gateway', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const set = (version: number) =>
      gateway.services.db.updateTable('hands').set({ version }).where('id', '=', hand.id).execute();
    await set(2);
    expect((await player.post('current')).status_code).toBe(20202);
    expect((await act(player, hand, 'fold')).status_code).toBe(20202);
    gateway.clock.advance(handTimeout);
    await gateway.services.hands.advance();
    await set(1);
    gateway.clock.advance(60_000);
    await gateway.services.hands.advance();
    const row = gateway.services.db.selectFrom('hands').select(['seq', 'state']).where('id', '=', hand.id);
    expect(await row.execute()).toEqual([{ seq: 1, state: 'settled' }]);
  });

  it('[GAM-2] reveals no seed while a hand is open', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    expect((await player.post('seeds/rotate')).status_code).toBe(20652);
    await act(player, hand, 'fold');
    expect((await player.post('seeds/rotate')).status_code).toBe(6000);
  });

  it('[GAM-2] keeps the seed of a hand that is opened while the seed is rotated, and reveals it only afterwards', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const player = await openGame('three-cards');
      const before = await gateway.services.fairSeeds.current(player.id);
      const rotate = () => player.post('seeds/rotate', {}, apps[1]);
      const [first, second] = turn % 2 === 0 ? [() => open(player), rotate] : [rotate, () => open(player)];
      const answers = await Promise.all([first(), second()]);
      const [opened, rotated] = turn % 2 === 0 ? answers : answers.reverse();
      expect([6000, 20652]).toContain(rotated.status_code);
      const { hand } = opened.data;
      const { seed_id } = await gateway.services.db
        .selectFrom('hands')
        .select('seed_id')
        .where('id', '=', hand.id)
        .executeTakeFirstOrThrow();
      const { state } = await gateway.services.db
        .selectFrom('fair_seeds')
        .select('state')
        .where('id', '=', seed_id)
        .executeTakeFirstOrThrow();
      // Whichever came first, the open hand hangs on a seed that nobody knows.
      expect(state).toBe('active');
      expect(seed_id === before.id).toBe(rotated.status_code === 20652);
      await act(player, hand, 'fold');
    }
  });

  it('[GAM-2] answers no secret seed, and no card of the dealer before the end', async () => {
    const secret = await gateway.services.db
      .selectFrom('fair_seeds')
      .select('server_seed')
      .where('state', '!=', 'revealed')
      .execute();
    const everything = sent.join('\n');
    expect(sent.length).toBeGreaterThan(100);
    for (const { server_seed } of secret) {
      expect(everything).not.toContain(server_seed);
      expect(everything).not.toContain(Buffer.from(server_seed, 'hex').toString('base64'));
    }
    const open = sent.map((body) => JSON.parse(body).data?.hand).filter((hand) => hand?.state === 'open');
    expect(open.length).toBeGreaterThan(20);
    for (const { id, version, seq, state, stake, payout, detail, legal, view, ...rest } of open) {
      expect([rest, payout, detail]).toEqual([{}, null, null]);
      if ('seats' in view)
        expect(view.seats).toEqual(Array(4).fill(expect.objectContaining({ cards: null })));
      else if ('player' in view) expect([view.dealer, view.result]).toEqual([null, null]);
      else expect(view.dealer.cards).toEqual([expect.any(Number), null]);
    }
  });

  it('[REQ-10][GAM-2] stores one open hand of a member and game, and never changes a settled one', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const copy = gateway.services.db.transaction().execute(async (transaction) => {
      const copied = async (table: string) => {
        await sql`create temp table copied on commit drop as select * from ${sql.table(table)} where id = ${hand.id}`.execute(
          transaction,
        );
        await sql`update copied set id = 'copy'`.execute(transaction);
        await sql`insert into ${sql.table(table)} select * from copied`.execute(transaction);
        await sql`drop table copied`.execute(transaction);
      };
      await copied('bets');
      await copied('hands');
    });
    await expect(copy).rejects.toThrow(/hands_open/);
    await act(player, hand, 'fold');
    for (const change of [
      sql`update hands set risk = risk + 1 where id = ${hand.id}`,
      sql`delete from hands where id = ${hand.id}`,
      sql`truncate hands`,
    ]) {
      await expect(change.execute(gateway.services.db)).rejects.toMatchObject({ code: 'PV030' });
    }
  });

  it('[REQ-10] finds a hand that does not agree with its bet', async () => {
    const player = await openGame('three-cards');
    const { hand } = (await open(player)).data;
    const raise = (by: bigint) =>
      sql`update hands set risk = risk + ${by} where id = ${hand.id}`.execute(gateway.services.db);
    await raise(1n);
    expect((await gateway.sandbox('verify-ledger')).data).toMatchObject({ sound: false });
    await raise(-1n);
    await act(player, hand, 'fold');
  });

  it('[GAM-2] keeps money and records right over random hands of all games', async () => {
    const player = await openGame('blackjack');
    const games = [player, await openGame('three-cards', player), await openGame('robbed-niuniu', player)];
    let expected = 100_000n;
    let choice = 1;
    for (let round = 0; round < 12; round++) {
      later();
      const game = games[round % 3]!;
      let { hand } = (await open(game, '1.00')).data;
      while (hand.state === 'open') {
        choice = (choice * 1_103_515_245 + 12_345) % 2 ** 31;
        const { action, value } = hand.legal[choice % hand.legal.length];
        hand = (await act(game, hand, action, value && { value: value[0] })).data.hand;
      }
      expected += minor(hand.payout) - minor(hand.stake);
      expect(await balance(player)).toBe(expected);
    }
    const records = await recordsOf(player);
    expect(records.reduce((sum, { net }) => sum + minor(net), 100_000n)).toBe(expected);
  });
});

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

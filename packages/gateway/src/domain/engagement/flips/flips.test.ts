import { createHash, createHmac } from 'node:crypto';
import { type FlipChanceCause, flipChanceCauses, layBoard, limits } from '@pavilion/contract';
import vectors from '@pavilion/contract/vectors/flip.json';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { sharePersonMark } from '../../../testing/test-member';
import { verifyLedger } from '../../money/ledger/verify-ledger';
import { dearest, flipRules } from './flip-rules';

const day = 86_400_000;

describe('the card game', () => {
  let gateway: TestGateway;
  let second: TestGateway;
  let names = 0;
  const db = () => gateway.services.db;
  const flips = () => gateway.services.flips;
  beforeAll(async () => {
    gateway = await createTestGateway();
    second = await createTestGateway({ sharesWith: gateway });
  });
  afterEach(async () => {
    expect(await brokenRules(db())).toEqual([]);
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  /** A member with some sign-ins of the last days, each of which gives a chance. */
  const newMember = async (chances = 1) => {
    gateway.clock.advance(60_000);
    const member = await gateway.newMember(`flipping${names++}`);
    const now = gateway.clock.now();
    for (let index = 0; index < chances; index++) {
      const at = new Date(now - index * day);
      await db()
        .insertInto('sign_ins')
        .values({ member_id: member.id, day: at.toISOString().slice(0, 10), coins: 0n, at })
        .execute();
    }
    return member;
  };
  const code = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => undefined,
      (reason: { code: number }) => reason,
    );
    return error?.code;
  };
  const budget = async () => {
    const rows = await db().selectFrom('flip_budgets').select('reserved').execute();
    return rows.reduce((sum, { reserved }) => sum + reserved, 0n);
  };
  const grants = (memberId: string) =>
    db()
      .selectFrom('dividends')
      .select(['amount', 'reference'])
      .where('cause', '=', 'flip')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();

  it('[FLP-1] shows the prizes to a visitor, and chances with their end to a member', async () => {
    const { data } = await gateway.call('flipInfo', {});
    expect(data.own).toBeNull();
    expect(data.openHours * 3_600_000).toBe(flipRules.openFor);
    expect(data.prizes).toEqual(['18.88', '8.88', '2.00', '2.00', '0.88', '0.88', '0.88', '0.00', '0.00']);
    const member = await newMember(2);
    const { own } = (await gateway.call('flipInfo', {}, { token: member.token })).data;
    expect(own?.chances.map(({ cause }) => cause)).toEqual(['sign-in', 'sign-in']);
    expect(Date.parse(own?.chances[0]?.expiresAt as string)).toBe(gateway.clock.now() + 6 * day);
    gateway.clock.advance(6 * day);
    expect((await flips().info(member.id)).own?.chances).toHaveLength(1);
  });

  it('[FLP-1] commits to a server seed, computes the board from both seeds, and reveals the seed after the last card', async () => {
    const { id, token } = await newMember(5);
    const call = async (name: 'flipStart' | 'flipCard', body: object) =>
      (await gateway.call(name, body as never, { token })).data;
    const started = await call('flipStart', {});
    expect(started).toMatchObject({
      state: 'open',
      flipsLeft: 3,
      clientSeed: null,
      revealed: null,
      cards: [],
    });
    const one = await call('flipCard', { round: started.id, card: 4, clientSeed: 'mine' });
    expect(one).toMatchObject({ clientSeed: 'mine', flipsLeft: 2, revealed: null });
    const stored = await db()
      .selectFrom('flip_rounds')
      .select('server_seed')
      .where('id', '=', started.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(one)).not.toContain(stored.server_seed);
    // A later seed changes nothing, and a repeated card is the same.
    expect(await call('flipCard', { round: started.id, card: 4, clientSeed: 'other' })).toEqual(one);
    await call('flipCard', { round: started.id, card: 0, clientSeed: 'other' });
    const ended = await call('flipCard', { round: started.id, card: 8, clientSeed: 'other' });
    expect(ended).toMatchObject({ state: 'finished', flipsLeft: 0, clientSeed: 'mine' });
    const { serverSeed, board } = ended.revealed as { serverSeed: string; board: number[] };
    const seed = Buffer.from(serverSeed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(started.commitment);
    const hmac = async (message: string) => createHmac('sha256', seed).update(message).digest();
    expect(await layBoard(9, hmac, { clientSeed: 'mine', round: started.id })).toEqual(board);
    const prizes = (await flips().info(id)).prizes;
    expect(ended.cards.map(({ card, prize }) => [card, prize]).sort()).toEqual(
      [0, 4, 8].map((card) => [card, prizes[board[card] as number]]),
    );
    const won = ended.cards.filter(({ prize }) => prize !== '0.00');
    expect((await grants(id)).map(({ amount }) => amount)).toHaveLength(won.length);
    expect((await flips().info(id)).own?.chances).toHaveLength(2);
    expect(await code(flips().flip(id, { round: started.id, card: 1, clientSeed: 'x' }))).toBe(20201);
  });

  it('[FLP-1] plays the rounds of the test vectors, which the page verifies, and detects a seed changed afterwards', async () => {
    const tampered = async () =>
      (await verifyLedger(db())).checks.filter(({ violations }) => violations > 0).map(({ rule }) => rule);
    for (const { serverSeed, commitment, clientSeed, round, board } of vectors.filter(
      ({ prizes }) => prizes === flipRules.prizes.length,
    )) {
      const { id } = await newMember(1);
      const started = await flips().start(id);
      // As if the round had drawn the seed of the vector.
      await db()
        .updateTable('flip_rounds')
        .set({ id: round, server_seed: serverSeed, commitment })
        .where('id', '=', started.id)
        .execute();
      const ended = await flips().flip(id, { round, card: 0, clientSeed });
      expect(ended).toMatchObject({ commitment, clientSeed, revealed: { serverSeed, board } });
      expect(ended.cards).toMatchObject([{ card: 0, prize: (await flips().info(id)).prizes[board[0]!] }]);
    }
    const [{ round, serverSeed }] = vectors as [(typeof vectors)[number]];
    const store = (server_seed: string) =>
      db().updateTable('flip_rounds').set({ server_seed }).where('id', '=', round).execute();
    expect(await tampered()).toEqual([]);
    await store(`${serverSeed.startsWith('0') ? '1' : '0'}${serverSeed.slice(1)}`);
    expect(await tampered()).toEqual(['every round of the card game committed to its seed']);
    await store(serverSeed);
  });

  it('[FLP-1] has a prize for each card, the highest first', () => {
    expect(flipRules.prizes).toHaveLength(limits.flipCards);
    expect([...flipRules.prizes].sort((one: bigint, other: bigint) => Number(other - one))).toEqual(
      flipRules.prizes,
    );
  });

  it('[FLP-1] can pay many rounds a day, and flips no more cards than there are (fix: budgetOfDay and maxFlips in flip-rules.ts)', () => {
    expect(flipRules.maxFlips).toBeGreaterThan(0);
    expect(flipRules.maxFlips).toBeLessThanOrEqual(limits.flipCards);
    // A round reserves its dearest cards: with less than this, few members could begin one.
    expect(Number(flipRules.budgetOfDay / dearest(flipRules.maxFlips))).toBeGreaterThanOrEqual(100);
  });

  it('[FLP-1] pays and shows the prizes of the start of a round after they have changed', async () => {
    const { id } = await newMember(1);
    const { id: round, prizes } = await flips().start(id);
    const rules = flipRules as { prizes: readonly bigint[] };
    const before = rules.prizes;
    try {
      rules.prizes = before.map((prize) => prize + 1_00n);
      const ended = await flips().flip(id, { round, card: 3, clientSeed: 's' });
      expect(ended.prizes).toEqual(prizes);
      expect(ended.cards).toMatchObject([{ prize: prizes[ended.revealed!.board[3]!] }]);
      expect((await flips().info(id)).prizes).not.toEqual(prizes);
    } finally {
      rules.prizes = before;
    }
  });

  it('[FLP-1] finds the open round again, and flips each card once with many calls by two gateways', async () => {
    const { id } = await newMember(3);
    const before = await budget();
    const rounds = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? gateway : second).services.flips.start(id)),
    );
    expect(new Set(rounds.map((round) => round.id)).size).toBe(1);
    expect((await budget()) - before).toBe(dearest(3));
    const round = rounds[0]!.id;
    const calls = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? gateway : second).services.flips
        .flip(id, { round, card: index % 2, clientSeed: `seed${index}` })
        .catch(() => undefined),
    );
    await Promise.all(calls);
    const cards = await db().selectFrom('flip_cards').selectAll().where('round_id', '=', round).execute();
    expect(cards.map(({ card }) => card).sort()).toEqual([0, 1]);
    expect((await flips().info(id)).own?.chances).toHaveLength(1);
  });

  it('[FLP-1] stores one open round of a member', async () => {
    const { id } = await newMember(2);
    const { id: round } = await flips().start(id);
    const row = await db()
      .selectFrom('flip_rounds')
      .selectAll()
      .where('id', '=', round)
      .executeTakeFirstOrThrow();
    const second = db()
      .insertInto('flip_rounds')
      .values({ ...row, id: `${round}x`, board: null, prizes: '[]' });
    await expect(second.execute()).rejects.toThrow(/flip_rounds_open/);
  });

  it('[FLP-1] needs a chance, and spends each once', async () => {
    const none = await newMember(0);
    expect(await code(flips().start(none.id))).toBe(20414);
    const one = await newMember(1);
    const { id: round, flipsLeft } = await flips().start(one.id);
    expect(flipsLeft).toBe(1);
    await flips().flip(one.id, { round, card: 0, clientSeed: 's' });
    expect(await code(flips().start(one.id))).toBe(20414);
    // It expires while the round is open.
    const late = await newMember(1);
    const open = await flips().start(late.id);
    await db()
      .updateTable('sign_ins')
      .set({ at: new Date(gateway.clock.now() - 8 * day) })
      .where('member_id', '=', late.id)
      .execute();
    expect(await code(flips().flip(late.id, { round: open.id, card: 0, clientSeed: 's' }))).toBe(20414);
  });

  it('[FLP-1] flips no card of another member', async () => {
    const [owner, other] = [await newMember(2), await newMember(2)];
    const { id: round } = await flips().start(owner.id);
    await flips().start(other.id);
    expect(await code(flips().flip(other.id, { round, card: 0, clientSeed: 's' }))).toBe(20201);
    await flips().flip(owner.id, { round, card: 0, clientSeed: 's' });
    expect(await code(flips().flip(other.id, { round, card: 0, clientSeed: 's' }))).toBe(20201);
  });

  it('[FLP-1] gives back what an abandoned round did not pay, and keeps the chances', async () => {
    const { id } = await newMember(3);
    const before = await budget();
    const { id: round } = await flips().start(id);
    await flips().flip(id, { round, card: 2, clientSeed: 's' });
    gateway.clock.advance(flipRules.openFor);
    await Promise.all([flips().finishDue(), second.services.flips.finishDue()]);
    const { own } = await flips().info(id);
    expect(own?.rounds[0]).toMatchObject({ state: 'finished', flipsLeft: 0 });
    expect(own?.rounds[0]?.revealed?.board).toHaveLength(9);
    expect(own?.chances).toHaveLength(2);
    const paid = (await grants(id)).reduce((sum, { amount }) => sum + amount, 0n);
    expect((await budget()) - before).toBeLessThanOrEqual(paid);
  });

  it('[FLP-1] pays within the budget of the day, however many begin at once', async () => {
    gateway.clock.advance(2 * day);
    await flips().finishDue();
    const members = [];
    for (let index = 0; index < 6; index++) members.push(await newMember(3));
    const today = new Date(gateway.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const room = dearest(3) * 2n;
    // The rest is reserved by the open round of another member.
    const other = await newMember(0);
    const reserved = flipRules.budgetOfDay - room;
    await db()
      .insertInto('flip_budgets')
      .values({ day: today, reserved, budget: flipRules.budgetOfDay })
      .execute();
    const at = new Date(gateway.clock.now());
    const [server_seed, commitment] = ['00', createHash('sha256').update(Buffer.alloc(1)).digest('hex')];
    await db()
      .insertInto('flip_rounds')
      .values({
        ...{ id: `large${other.id}`, member_id: other.id, day: today, server_seed, commitment, reserved },
        prizes: '[]',
        ...{ max_flips: 3, state: 'open', started_at: at, ends_at: new Date(at.getTime() + day) },
      })
      .execute();
    const codes = await Promise.all(members.map(({ id }) => code(flips().start(id))));
    expect(codes.filter((each) => each === undefined)).toHaveLength(2);
    expect(codes.filter((each) => each === 20403)).toHaveLength(4);
    gateway.clock.advance(2 * day);
    await flips().finishDue();
  });

  it('[FLP-1][ACT-2] is played by one account of a person a day', async () => {
    const [one, two] = [await newMember(1), await newMember(1)];
    await sharePersonMark(db(), [one, two]);
    const codes = await Promise.all([code(flips().start(one.id)), code(second.services.flips.start(two.id))]);
    expect(codes.filter((each) => each === undefined)).toHaveLength(1);
    expect(codes).toContain(20407);
  });

  /** Flips until a card has a prize. */
  const win = async ({ id }: { id: string }) => {
    const { id: round } = await flips().start(id);
    for (let card = 0; ; card++) {
      const { cards } = await flips().flip(id, { round, card, clientSeed: 's' });
      const won = cards.find((each) => each.card === card);
      if (won?.grant) return won.grant;
    }
  };

  it('[FLP-1][ACT-2] holds the prizes of a day for a review when another account on the device has won on it', async () => {
    const [one, two, other] = [await newMember(3), await newMember(3), await newMember(3)];
    for (const { id } of [one, two]) await gateway.services.persons.recordDevice(id, `shared by ${one.id}`);
    expect((await win(one)).state).toBe('waiting');
    const held = await win(two);
    expect(held.state).toBe('pending');
    expect((await win(other)).state).toBe('waiting');
    const key = { owner: two.id, key: held.id, requestHash: held.id };
    expect(await code(gateway.services.grants.claim(two.id, held.id, key))).toBe(20402);
    await gateway.services.grants.release(held.id);
    await gateway.services.grants.claim(two.id, held.id, key);
  });

  it('[FLP-1][ACT-2] holds the prize when the accounts turn out to be of one person after both began', async () => {
    const [one, two] = [await newMember(3), await newMember(3)];
    const { id: round } = await flips().start(two.id);
    expect((await win(one)).state).toBe('waiting');
    await sharePersonMark(db(), [one, two]);
    expect((await win(two)).state).toBe('pending');
    expect((await flips().info(two.id)).own?.rounds[0]?.id).toBe(round);
  });

  /** Gives a member without chances one, by cause. */
  const chanceFor: Record<FlipChanceCause, (memberId: string, at: Date) => Promise<unknown>> = {
    'sign-in': (member_id, at) =>
      db()
        .insertInto('sign_ins')
        .values({ member_id, day: at.toISOString().slice(0, 10), coins: 0n, at })
        .execute(),
    month: (member_id, at) =>
      db()
        .insertInto('sign_ins')
        .values(
          Array.from({ length: 30 }, (_, index) => ({
            member_id,
            day: `2026-04-${String(index + 1).padStart(2, '0')}`,
            coins: 0n,
            at,
            is_make_up: true,
          })),
        )
        .execute(),
    friend: async (inviter_id, at) => {
      const friend = await newMember(0);
      await db()
        .insertInto('invitation_outcomes')
        .values({ friend_id: friend.id, inviter_id, outcome: 'rewarded', at })
        .execute();
    },
  };

  it.each(flipChanceCauses)(
    '[FLP-1][ACT-3] gives one chance for the cause %s, to its member alone',
    async (cause) => {
      const [member, other] = [await newMember(0), await newMember(0)];
      await chanceFor[cause](member.id, new Date(gateway.clock.now()));
      const causes = async ({ id }: { id: string }) =>
        (await flips().info(id)).own?.chances.map((chance) => chance.cause);
      expect([await causes(member), await causes(other)]).toEqual([[cause], []]);
      const { id: round } = await flips().start(member.id);
      await flips().flip(member.id, { round, card: 0, clientSeed: 's' });
      expect(await causes(member)).toEqual([]);
    },
  );
});

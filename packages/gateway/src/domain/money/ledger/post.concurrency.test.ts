import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';

const game = 'golden-dragon';
const detail = { kind: 'test' };

describe('concurrent transactions', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  afterEach(async () => {
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });

  const play = (memberId: string, key: string, stake: bigint, payout = 0n) =>
    gateway.services.house.settleRound({ session: { memberId, gameCode: game }, key, stake, payout, detail });

  it('[REQ-10] [GAM-2] settles exactly one of a hundred concurrent bets of the whole balance', async () => {
    const { id } = await gateway.newMember('whole1');
    await gateway.credit(id, 1_000n);
    const bets = Array.from({ length: 100 }, (_, index) => play(id, `key-${index}`, 1_000n));
    const outcomes = await Promise.allSettled(bets);
    expect(outcomes.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    for (const each of outcomes)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 20101 });
    expect(await gateway.services.wallet.balance(id)).toBe(0n);
  });

  it('[REQ-10] settles a round once for a repeated key, also concurrently', async () => {
    const { id } = await gateway.newMember('repeat1');
    await gateway.credit(id, 10_000n);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => play(id, 'same-key', 500n, BigInt(index))),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each, (_, value) => String(value)))).size).toBe(1);
    expect(await gateway.services.wallet.balance(id)).toBe(10_000n - 500n + (answers[0]?.payout as bigint));
    await expect(play(id, 'same-key', 600n)).rejects.toMatchObject({ code: 20104 });
  });

  it('[REQ-10] rejects a stake above the balance even if the payout would cover it', async () => {
    const { id } = await gateway.newMember('cover1');
    await gateway.credit(id, 100n);
    await expect(play(id, 'a-key', 500n, 5_000n)).rejects.toMatchObject({ code: 20101 });
    expect(await gateway.services.wallet.balance(id)).toBe(100n);
  });

  it('[GAM-2] rejects stakes that are zero, negative or outside the limits of the game', async () => {
    const { id } = await gateway.newMember('range1');
    await gateway.credit(id, 100_000_000n);
    for (const stake of [0n, -500n, 1n, 10_000_000n]) {
      await expect(play(id, `stake-${stake}`, stake)).rejects.toMatchObject({
        code: 20103,
        data: { min: '1.50', max: '150.00' },
      });
    }
  });

  it('[REQ-10] keeps the ledger sound while many members play at the same time', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const { id } = await gateway.newMember(`crowd${index}`);
        await gateway.credit(id, 50_000n);
        return id;
      }),
    );
    const rounds = members.flatMap((id) =>
      Array.from({ length: 25 }, (_, index) => play(id, `round-${index}`, 150n, BigInt(index * 20))),
    );
    await Promise.all(rounds);
    const expected = 50_000n - 25n * 150n + 20n * 300n;
    for (const id of members) expect(await gateway.services.wallet.balance(id)).toBe(expected);
  });
});

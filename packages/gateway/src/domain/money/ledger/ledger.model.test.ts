import fc from 'fast-check';
import { brokenRules, createTestGateway, type TestGateway } from '../../../testing/test-gateway';

const gameCode = 'golden-dragon';
const { min, max } = { min: 150n, max: 15_000n };

type Operation =
  | { kind: 'deposit'; amount: bigint }
  | { kind: 'round'; key: number; stake: bigint; payout: bigint };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), amount: fc.bigInt({ min: 1n, max: 20_000n }) }),
  fc.record({
    kind: fc.constant('round' as const),
    key: fc.integer({ min: 0, max: 9 }),
    stake: fc.oneof(fc.bigInt({ min: -10n, max: 400n }), fc.bigInt({ min, max: max + 10n })),
    payout: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 30_000n })),
  }),
);

/** A model of a member's money without a database. */
const createOracle = () => {
  let balance = 0n;
  const settled = new Map<number, { stake: bigint; payout: bigint; balance: bigint }>();
  return {
    deposit(amount: bigint) {
      balance += amount;
      return balance;
    },
    round(key: number, stake: bigint, payout: bigint): number | { payout: bigint; balance: bigint } {
      if (stake < min || stake > max) return 20103;
      const before = settled.get(key);
      if (before) return before.stake === stake ? { payout: before.payout, balance: before.balance } : 20104;
      if (stake > balance) return 20101;
      balance += payout - stake;
      settled.set(key, { stake, payout, balance });
      return { payout, balance };
    },
  };
};

describe('the ledger against a model', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  let members = 0;

  it('[REQ-10] answers every sequence of deposits, rounds and replays as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (operations) => {
        const { id } = await gateway.newMember(`model${members++}`);
        const oracle = createOracle();
        let expected = 0n;
        for (const step of operations) {
          if (step.kind === 'deposit') {
            await gateway.credit(id, step.amount);
            expected = oracle.deposit(step.amount);
          } else {
            const { key, stake, payout } = step;
            const round = {
              session: { memberId: id, gameCode },
              key: `model-${key}`,
              stake,
              payout,
              detail: { kind: 'test' },
            };
            const answer = await gateway.services.house
              .settleRound(round)
              .then((each) => ({ payout: each.payout, balance: each.balance }))
              .catch((error) => error.code);
            const wanted = oracle.round(key, stake, payout);
            expect(answer).toEqual(wanted);
          }
        }
        expected = oracle.deposit(0n);
        expect(await gateway.services.wallet.balance(id)).toBe(expected);
      }),
      { numRuns: 40 },
    );
    expect(await brokenRules(gateway.services.db)).toEqual([]);
  });
});

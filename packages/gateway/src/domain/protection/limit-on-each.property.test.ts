import { type LimitKindOf, limitDefinitions, limitKinds } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import fc from 'fast-check';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';

const hour = 3_600_000;
const ok = 6000;
const notReady = 20309;
const kinds = limitKinds.filter(
  (kind): kind is LimitKindOf<'each'> => limitDefinitions[kind].measures === 'each',
);

const amount = fc.bigInt({ min: 150n, max: 1_500n });
const operation = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('stake' as const), amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('set' as const), amount: fc.option(amount, { nil: null }) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('confirm' as const, 'withdraw' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('advance' as const),
      hours: fc.constantFrom(1, 23, 24, 7 * 24, 8 * 24),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** An independent model of a limit on each stake: the limit, and the requested higher one with its hour. Stakes change nothing. */
const createOracle = (exceeded: number) => {
  let now = 0;
  let limit: bigint | null = null;
  let requested: { amount: bigint | null; at: number } | undefined;
  return {
    apply(step: Operation): number {
      switch (step.type) {
        case 'stake':
          return limit !== null && step.amount > limit ? exceeded : ok;
        case 'set':
          if (limit !== null && (step.amount === null || step.amount > limit)) {
            requested = { amount: step.amount, at: now };
          } else {
            limit = step.amount;
            requested = undefined;
          }
          return ok;
        case 'withdraw':
          requested = undefined;
          return ok;
        case 'advance':
          now += step.hours;
          return ok;
        case 'confirm': {
          if (!requested || now < requested.at + 24 || now >= requested.at + 8 * 24) return notReady;
          limit = requested.amount;
          requested = undefined;
          return ok;
        }
      }
    },
    limit: () => (limit === null ? null : formatMinor(limit)),
  };
};

const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => ok,
    (error: { code?: number }) => {
      if (typeof error.code === 'number') return error.code;
      throw error;
    },
  );

describe.each(kinds)('the limit of %s', (kind) => {
  let gateway: TestGateway;
  let members = 0;
  let keys = 0;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const applyTo = (memberId: string, step: Operation): Promise<number> => {
    const { house, protection } = gateway.services;
    const limit = { kind, span: 'each' } as const;
    switch (step.type) {
      case 'stake':
        return codeOf(
          house.settleRound({
            session: { memberId, gameCode: 'golden-dragon' },
            key: `single-${keys++}`,
            stake: step.amount,
            payout: 0n,
            detail: { kind: 'test' },
          }),
        );
      case 'set':
        return codeOf(
          protection.setLimit(memberId, {
            ...limit,
            amount: step.amount === null ? null : formatMinor(step.amount),
          }),
        );
      case 'confirm':
        return codeOf(protection.confirmLimit(memberId, limit));
      case 'withdraw':
        return codeOf(protection.withdrawLimit(memberId, limit));
      case 'advance':
        gateway.clock.advance(step.hours * hour);
        return Promise.resolve(ok);
    }
  };

  it('[PRO-1] refuses each stake above it and no other, whatever was staked before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (steps) => {
        gateway.clock.advance(hour);
        const { id } = await gateway.newMember(`single${members++}`);
        await gateway.services.adjustments.adjust(id, 1_000_000n);
        const oracle = createOracle(limitDefinitions[kind].reached.code);
        for (const [index, step] of steps.entries())
          expect([index, await applyTo(id, step)]).toEqual([index, oracle.apply(step)]);
        const { limits } = await gateway.services.protection.info(id);
        const shown = limits.find((limit) => limit.kind === kind);
        expect(shown).toMatchObject({ amount: oracle.limit(), used: null, left: null, resetsAt: null });
      }),
      { numRuns: 40 },
    );
  });
});

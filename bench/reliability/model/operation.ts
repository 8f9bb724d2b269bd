import fc from 'fast-check';

/** An action of a member or the back office. Amounts in minor units; `which` is the index of an order. */
export type Operation =
  | {
      kind: 'adjust' | 'deposit' | 'transferIn' | 'transferOut' | 'withdraw' | 'exchange' | 'grant';
      amount: bigint;
    }
  | { kind: 'payDeposit' | 'cancelDeposit' | 'cancel' | 'review' | 'pay' | 'refuse' | 'claim'; which: number }
  | { kind: 'collect' | 'rebate' | 'replay' }
  | { kind: 'autoTransfer'; on: boolean }
  | { kind: 'round'; stake: bigint; payout: bigint };

const amount = (min: bigint, max: bigint) => fc.bigInt({ min, max });
const which = fc.nat({ max: 3 });
const of = <Kind extends Operation['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);

/** Draws operations. Amounts include the limits of every rule and values just beyond them. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: of('adjust'), amount: amount(1n, 4_000_000n) }),
  fc.record({ kind: of('deposit'), amount: fc.oneof(amount(4_990n, 5_010n), amount(5_000n, 60_000n)) }),
  { weight: 2, arbitrary: fc.record({ kind: of('payDeposit', 'cancelDeposit'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: of('transferIn', 'transferOut'), amount: amount(0n, 30_000n) }) },
  fc.record({ kind: of('collect', 'rebate', 'replay') }),
  fc.record({ kind: of('autoTransfer'), on: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: of('round'),
      stake: fc.oneof(amount(149n, 152n), amount(150n, 15_001n)),
      payout: fc.oneof(fc.constant(0n), amount(0n, 30_000n)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('withdraw'),
      amount: fc.oneof(amount(9_999n, 10_002n), amount(10_000n, 200_000n), amount(1_999_999n, 2_000_001n)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('cancel', 'review', 'pay', 'refuse'), which }) },
  fc.record({
    kind: of('exchange'),
    amount: fc.oneof(fc.constantFrom(100n, 200n, 1_000n), amount(99n, 400n)),
  }),
  fc.record({ kind: of('grant'), amount: amount(100n, 5_000n) }),
  fc.record({ kind: of('claim'), which }),
);

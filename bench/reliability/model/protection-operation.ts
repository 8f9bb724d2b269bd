import fc from 'fast-check';
import {
  exclusionMonths,
  realityCheckMinutes,
  timeOutDays,
} from '../../../packages/contract/src/enumerations';
import {
  type LimitKind,
  type LimitUnit,
  limitDefinitions,
  limitKinds,
  type SpanOrEach,
  spansOf,
} from '../../../packages/contract/src/limit-kinds';

/** An action of a member, a venue or the clock. Amounts in minor units, `which` is the index of an order or bet of an earlier step. */
export type ProtectionOperation =
  | { kind: 'set'; limit: LimitKind; span: SpanOrEach; amount: bigint | null }
  | { kind: 'confirm' | 'withdraw'; limit: LimitKind; span: SpanOrEach }
  | { kind: 'deposit'; amount: bigint }
  | { kind: 'pay' | 'cancel' | 'settle' | 'void'; which: number }
  | { kind: 'round'; stake: bigint; payout: bigint }
  | { kind: 'stake'; stake: bigint }
  | { kind: 'parallel'; stake: bigint; count: number }
  | { kind: 'deposits'; amount: bigint; count: number }
  | { kind: 'withdrawal' | 'claim' }
  | { kind: 'launch' | 'return' }
  | { kind: 'timeOut'; days: (typeof timeOutDays)[number] }
  | { kind: 'exclude'; months: (typeof exclusionMonths)[number] }
  | { kind: 'checkSet'; minutes: (typeof realityCheckMinutes)[number] }
  | { kind: 'checkAnswer'; answer: 'continue' | 'stop' }
  | { kind: 'advance'; ms: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const which = fc.nat({ max: 3 });
const stake = fc.bigInt({ min: 150n, max: 15_000n });
const of = <Kind extends ProtectionOperation['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds);
/** Limits of the size of a few rounds, stakes or deposits, so that they are often reached; one on each stake is as large as a stake. */
const limitAmounts: Readonly<Record<LimitUnit, fc.Arbitrary<bigint>>> = {
  money: fc.bigInt({ min: 1_000n, max: 90_000n }),
  count: fc.bigInt({ min: 1n, max: 12n }),
  minutes: fc.bigInt({ min: 1n, max: 120n }),
};

/** Draws from every kind of limit of the contract, with one of its spans. */
const ofLimits = <Operation>(
  draw: (
    limit: { limit: fc.Arbitrary<LimitKind>; span: fc.Arbitrary<SpanOrEach> },
    amount: fc.Arbitrary<bigint>,
  ) => fc.Arbitrary<Operation>,
): fc.Arbitrary<Operation> =>
  fc.oneof(
    ...limitKinds.map((kind) => {
      const { measures, unit } = limitDefinitions[kind];
      return draw(
        { limit: fc.constant(kind), span: fc.constantFrom(...spansOf(kind)) },
        measures === 'each' ? stake : limitAmounts[unit],
      );
    }),
  );

type Draw = fc.WeightedArbitrary<ProtectionOperation>;
const money = fc.bigInt({ min: 5_000n, max: 40_000n });
const closures = [
  fc.record({ kind: of('timeOut'), days: fc.constantFrom(...timeOutDays) }),
  fc.record({ kind: of('exclude'), months: fc.constantFrom(...exclusionMonths) }),
];

/** Draws of operations that a member or a venue may send while others are under way. */
const concurrent: readonly Draw[] = [
  {
    weight: 5,
    arbitrary: ofLimits((limit, amount) =>
      fc.record({ kind: of('set'), ...limit, amount: fc.option(amount, { freq: 4, nil: null }) }),
    ),
  },
  {
    weight: 3,
    arbitrary: ofLimits((limit) => fc.record({ kind: of('confirm', 'withdraw'), ...limit })),
  },
  { weight: 3, arbitrary: fc.record({ kind: of('deposit'), amount: money }) },
  { weight: 2, arbitrary: fc.record({ kind: of('pay', 'cancel'), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: of('round'),
      stake,
      payout: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 20_000n })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('stake'), stake }) },
  { weight: 2, arbitrary: fc.record({ kind: of('settle', 'void'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: of('claim') }) },
  { weight: 1, arbitrary: fc.record({ kind: of('launch', 'return') }) },
  ...closures.map((arbitrary) => ({ weight: 1, arbitrary })),
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('checkSet'), minutes: fc.constantFrom(...realityCheckMinutes) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('checkAnswer'), answer: fc.constantFrom('continue', 'stop') }),
  },
];

const single: fc.Arbitrary<ProtectionOperation> = fc.oneof(
  ...concurrent,
  fc.record({ kind: of('parallel'), stake, count: fc.integer({ min: 2, max: 8 }) }),
  fc.record({ kind: of('deposits'), amount: money, count: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ kind: of('withdrawal') }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: of('advance'),
      ms: fc.oneof(
        fc.integer({ min: minute, max: 40 * minute }),
        fc.integer({ min: hour, max: 30 * hour }),
        fc.constantFrom(day - 1, day, 8 * day - 1, 8 * day),
        fc.integer({ min: day, max: 40 * day }),
        fc.constantFrom(183 * day, 400 * day),
      ),
    }),
  },
);

const isResult = ({ kind }: ProtectionOperation) => kind === 'settle' || kind === 'void';

/** Draws of two to four operations that are sent at the same time. A venue sends one result at a time, so no bet gets two. */
const together: fc.Arbitrary<readonly ProtectionOperation[]> = fc
  .array(fc.oneof(...concurrent), { minLength: 2, maxLength: 4, size: 'max' })
  .map((operations) => {
    const first = operations.find(isResult);
    return operations.filter((operation) => operation === first || !isResult(operation));
  });

/** Draws of a step: one operation, or several at the same time. */
export const protectionStep: fc.Arbitrary<readonly ProtectionOperation[]> = fc.oneof(
  { weight: 8, arbitrary: single.map((operation) => [operation]) },
  { weight: 1, arbitrary: together },
);

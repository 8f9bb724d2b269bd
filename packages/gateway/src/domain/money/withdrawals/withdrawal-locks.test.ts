import {
  type PayoutAccountState,
  payoutAccountStates,
  type WithdrawalLockReason,
  withdrawalLocks,
} from '@pavilion/contract';
import { vipLevels } from '../../vip';
import { lockOfState, type WithdrawalFacts, withdrawalLocksOf } from './withdrawal-locks';
import { feeOf, limitsOf } from './withdrawal-rules';

const withdrawalLimits = vipLevels.map(({ withdrawals }) => withdrawals);

const now = new Date('2026-06-18T04:00:00Z');
const later = new Date('2026-06-18T05:00:00Z');
const limits = limitsOf(0);
const accountIn = (state: PayoutAccountState, usableAt: Date) => ({ state, usableAt });
const facts: WithdrawalFacts = {
  now,
  halted: false,
  realName: 'passed',
  payoutAccounts: [accountIn('usable', now)],
  paymentPassword: { isSet: true, lockedUntil: null },
  turnoverLeft: 0n,
  limits,
  today: { times: 0, amount: 0n },
  dayEnds: later,
  balance: limits.min,
};

const cases: Record<
  WithdrawalLockReason,
  { differs: Partial<WithdrawalFacts>; until?: Date; amount?: string }
> = {
  'cashier-halted': { differs: { halted: true } },
  'real-name-missing': { differs: { realName: 'refused' } },
  'real-name-pending': { differs: { realName: 'pending' } },
  'payout-account-missing': { differs: { payoutAccounts: [] } },
  'payment-password-missing': { differs: { paymentPassword: { isSet: false, lockedUntil: null } } },
  'payment-password-locked': {
    differs: { paymentPassword: { isSet: true, lockedUntil: later } },
    until: later,
  },
  'payout-account-cooling': {
    differs: {
      payoutAccounts: [new Date(later.getTime() + 1), later].map((end) => accountIn('cooling', end)),
    },
    until: later,
  },
  turnover: { differs: { turnoverLeft: 1n }, amount: '0.01' },
  times: { differs: { today: { times: limits.withdrawalsPerDay, amount: 0n } }, until: later },
  'day-limit': {
    differs: { today: { times: 1, amount: limits.maxPerDay - limits.min + 1n } },
    until: later,
  },
  balance: { differs: { balance: limits.min - 1n }, amount: '0.01' },
};

describe('why a member can not withdraw', () => {
  it('[REQ-10] is empty at the limit of each rule', () => {
    const edges = {
      paymentPassword: { isSet: true, lockedUntil: now },
      today: { times: limits.withdrawalsPerDay - 1, amount: limits.maxPerDay - limits.min },
    };
    expect(withdrawalLocksOf({ ...facts, ...edges })).toEqual([]);
  });

  it.each(withdrawalLocks)('[REQ-10] is %s alone, one step beyond its edge', (reason) => {
    const { differs, until, amount } = cases[reason];
    expect(withdrawalLocksOf({ ...facts, ...differs })).toEqual([
      { reason, until: until?.toISOString() ?? null, amount: amount ?? null },
    ]);
  });

  const pairs = payoutAccountStates.flatMap((first, index) =>
    payoutAccountStates.slice(index).map((second) => [first, second] as const),
  );
  it.each(pairs)(
    '[REQ-10] is the lock of the first state of accounts that are %s and %s, and none if one is usable',
    (first, second) => {
      const payoutAccounts = [second, first].map((state) => accountIn(state, later));
      expect(withdrawalLocksOf({ ...facts, payoutAccounts }).map(({ reason }) => reason)).toEqual(
        first === 'usable' ? [] : [lockOfState[first]],
      );
    },
  );

  it('[REQ-10] is said in the order of the contract', () => {
    const all = {
      ...facts,
      halted: true,
      realName: 'none',
      payoutAccounts: [],
      turnoverLeft: 5n,
      balance: 0n,
    } as const;
    const reasons = withdrawalLocksOf(all).map(({ reason }) => reason);
    expect(reasons).toEqual(withdrawalLocks.filter((reason) => reasons.includes(reason)));
    expect(reasons).toHaveLength(5);
  });

  it('[REQ-10] gives higher levels the limits of the last one, and charges at most 0.5 % and 50.00', () => {
    expect(limitsOf(99)).toEqual(withdrawalLimits.at(-1));
    for (const amount of [10_000n, 10_001n, 999_999n, 50_000_000n]) {
      const fee = feeOf(amount, 99, limitsOf(3));
      expect(fee * 200n <= amount && fee <= 5_000n).toBe(true);
    }
  });

  it('[REQ-10] has limits that no higher VIP level lowers', () => {
    const { min: _, ...allowed } = limits;
    const columns = Object.keys(allowed) as (keyof typeof allowed)[];
    const lowered = withdrawalLimits.flatMap((row, level) =>
      columns
        .filter((column) => level > 0 && row[column] < limitsOf(level - 1)[column])
        .map((column) => `level ${level}: ${column}`),
    );
    expect(lowered).toEqual([]);
  });
});

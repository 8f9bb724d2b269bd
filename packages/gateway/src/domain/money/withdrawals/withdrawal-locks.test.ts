import {
  type PayoutAccountState,
  payoutAccountStates,
  type WithdrawalLockReason,
  withdrawalLocks,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { vipLevels } from '../../vip-rules';
import { payoutKindOf } from '../payout/payout-kinds';
import { lockOfState, type WithdrawalConditions, withdrawalLocksOf } from './withdrawal-locks';
import { feeFor, feeRule, minimumOf, rangeOf, withdrawalLimitsOfLevel } from './withdrawal-rules';
import { presentRules } from './withdrawal-view';

const now = new Date('2026-06-18T04:00:00Z');
const later = new Date('2026-06-18T05:00:00Z');
const limits = withdrawalLimitsOfLevel(0);
const accountIn = (state: PayoutAccountState, usableAt: Date) => ({ kind: 'bank', state, usableAt });
const conditions: WithdrawalConditions = {
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
  { differs: Partial<WithdrawalConditions>; until?: Date; amount?: string }
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
  times: { differs: { today: { times: limits.timesPerDay, amount: 0n } }, until: later },
  'day-limit': {
    differs: { today: { times: 1, amount: limits.maxPerDay - limits.min + 1n } },
    until: later,
  },
  balance: { differs: { balance: limits.min - 1n }, amount: '0.01' },
};

describe('why a member cannot withdraw', () => {
  it('[REQ-10] is empty at the limit of each rule', () => {
    const edges = {
      paymentPassword: { isSet: true, lockedUntil: now },
      today: { times: limits.timesPerDay - 1, amount: limits.maxPerDay - limits.min },
    };
    expect(withdrawalLocksOf({ ...conditions, ...edges })).toEqual([]);
  });

  it('[REQ-10] counts with the minimum of the chosen account, or the lowest of all', () => {
    const coins = payoutKindOf('coin')!;
    const minimum = limits.min - 50_00n;
    coins.minimum = minimum;
    try {
      const [bank, wallet] = [accountIn('usable', now), { ...accountIn('usable', now), kind: 'coin' }];
      for (const [payoutAccounts, least] of [
        [[bank], limits.min],
        [[wallet], minimum],
        [[bank, wallet], minimum],
        [[], limits.min],
      ] as const) {
        const chosen = { ...conditions, payoutAccounts };
        expect(minimumOf(chosen)).toBe(least);
        expect(presentRules({ ...chosen, vipLevel: 0 }, true).min).toBe(formatMinor(least));
        const reasonsOf = (differs: Partial<WithdrawalConditions>) =>
          withdrawalLocksOf({ ...chosen, ...differs }).map(({ reason }) => reason);
        const others = reasonsOf({ balance: least });
        expect(reasonsOf({ balance: least - 1n })).toEqual([...others, 'balance']);
        const used = (amount: bigint) => ({ balance: least, today: { times: 1, amount } });
        expect(reasonsOf(used(limits.maxPerDay - least))).toEqual(others);
        expect(reasonsOf(used(limits.maxPerDay - least + 1n))).toEqual([...others, 'day-limit']);
      }
    } finally {
      delete coins.minimum;
    }
  });

  it.each([
    ['nothing', 0n],
    ['all but the largest withdrawal', limits.maxPerDay - limits.max],
    ['all but a cent more than the least', limits.maxPerDay - limits.min - 1n],
    ['all but the least', limits.maxPerDay - limits.min],
    ['all but a cent less than the least', limits.maxPerDay - limits.min + 1n],
    ['all', limits.maxPerDay],
    ['more than the limit of a lower level', limits.maxPerDay + 1n],
  ])('[REQ-10] agrees with the form and the check of the amount after %s of the day', (_, amount) => {
    const used = { ...conditions, today: { times: 1, amount } };
    const { min, max } = rangeOf(used);
    const shown = presentRules({ ...used, vipLevel: 0 }, true);
    const [most] = [parseMinor(shown.max), parseMinor(shown.dayLeft)].toSorted((a, b) => Number(a - b));
    expect([min, max]).toEqual([parseMinor(shown.min), most]);
    expect(max >= 0n).toBe(true);
    expect(withdrawalLocksOf(used).map(({ reason }) => reason)).toEqual(max < min ? ['day-limit'] : []);
  });

  it.each(withdrawalLocks)('[REQ-10] is %s alone, one step beyond its edge', (reason) => {
    const { differs, until, amount } = cases[reason];
    expect(withdrawalLocksOf({ ...conditions, ...differs })).toEqual([
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
      expect(withdrawalLocksOf({ ...conditions, payoutAccounts }).map(({ reason }) => reason)).toEqual(
        first === 'usable' ? [] : [lockOfState[first]],
      );
    },
  );

  it('[REQ-10] is said in the order of the contract', () => {
    const all = {
      ...conditions,
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

  it('[REQ-10] gives higher levels the limits of the last one, and charges no more than the rule of fees', () => {
    expect(withdrawalLimitsOfLevel(99)).toEqual(vipLevels.at(-1)!.withdrawals);
    for (const amount of [10_000n, 10_001n, 999_999n, 50_000_000n]) {
      const fee = feeFor(amount, { limits, today: { times: limits.freePerDay, amount: 0n } });
      expect(fee * 10_000n <= amount * feeRule.rate && fee <= feeRule.max && fee > 0n).toBe(true);
    }
  });
});

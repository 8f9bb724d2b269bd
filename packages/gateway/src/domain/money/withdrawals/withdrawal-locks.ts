import type { RealNameState, WithdrawalLock, WithdrawalLockReason } from '@pavilion/contract';
import { withdrawalLocks } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { WithdrawalLimits } from '../../vip';

/** Conditions of a withdrawal. Amounts in minor units. */
export interface WithdrawalFacts {
  now: Date;
  halted: boolean;
  realName: RealNameState;
  /** When the accounts become usable: all of a member, or the chosen one. */
  usableAt: readonly Date[];
  paymentPassword: { isSet: boolean; lockedUntil: Date | null };
  turnoverLeft: bigint;
  limits: WithdrawalLimits;
  /** Withdrawals of the brand's day, without refused and cancelled ones. */
  today: { times: number; amount: bigint };
  /** Start of the brand's next day. */
  dayEnds: Date;
  balance: bigint;
}

type Found = Partial<Pick<WithdrawalLock, 'until' | 'amount'>> | false;

const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map(Number)));

const lockChecks: Readonly<Record<WithdrawalLockReason, (facts: WithdrawalFacts) => Found>> = {
  'cashier-halted': ({ halted }) => halted && {},
  'real-name-missing': ({ realName }) => (realName === 'none' || realName === 'refused') && {},
  'real-name-pending': ({ realName }) => realName === 'pending' && {},
  'payout-account-missing': ({ usableAt }) => usableAt.length === 0 && {},
  'payment-password-missing': ({ paymentPassword }) => !paymentPassword.isSet && {},
  'payment-password-locked': ({ paymentPassword: { lockedUntil }, now }) =>
    lockedUntil !== null && lockedUntil > now && { until: lockedUntil.toISOString() },
  'payout-account-cooling': ({ usableAt, now }) =>
    usableAt.length > 0 &&
    usableAt.every((moment) => moment > now) && { until: earliest(usableAt).toISOString() },
  turnover: ({ turnoverLeft }) => turnoverLeft > 0n && { amount: formatMinor(turnoverLeft) },
  times: ({ today, limits, dayEnds }) =>
    today.times >= limits.withdrawalsPerDay && { until: dayEnds.toISOString() },
  'day-limit': ({ today, limits, dayEnds }) =>
    limits.maxPerDay - today.amount < limits.min && { until: dayEnds.toISOString() },
  balance: ({ balance, limits }) => balance < limits.min && { amount: formatMinor(limits.min - balance) },
};

/** All reasons that lock withdrawals, in the order of the contract. Empty when there is none. */
export const withdrawalLocksOf = (facts: WithdrawalFacts): WithdrawalLock[] =>
  withdrawalLocks.flatMap((reason) => {
    // guard: withdrawal-lock
    const found = lockChecks[reason](facts);
    return found === false ? [] : [{ reason, until: null, amount: null, ...found }];
  });

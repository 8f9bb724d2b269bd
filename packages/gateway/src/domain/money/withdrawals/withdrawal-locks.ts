import {
  type PayoutAccountState,
  payoutAccountStates,
  type RealNameState,
  type WithdrawalLock,
  type WithdrawalLockReason,
  withdrawalLocks,
  type withdrawalLockValues,
} from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { WithdrawalLimits } from '../../vip-rules';
import { dayLeftOf, minimumOf } from './withdrawal-rules';

/** Conditions of a withdrawal. Amounts in minor units. */
export interface WithdrawalConditions {
  now: Date;
  halted: boolean;
  realName: RealNameState;
  /** All accounts of a member, or the chosen one. */
  payoutAccounts: readonly { kind: string; state: PayoutAccountState; usableAt: Date }[];
  paymentPassword: { isSet: boolean; lockedUntil: Date | null };
  turnoverLeft: bigint;
  limits: WithdrawalLimits;
  /** Withdrawals of the brand's day, without refused and cancelled ones. */
  today: { times: number; amount: bigint };
  /** Start of the brand's next day. */
  dayEnds: Date;
  balance: bigint;
}

/** What a lock carries, by the value that its text names. */
interface Values {
  readonly until: { readonly until: string; readonly amount?: never };
  readonly amount: { readonly amount: string; readonly until?: never };
  readonly none: { readonly until?: never; readonly amount?: never };
}

type LockValues<Reason extends WithdrawalLockReason> = Values[(typeof withdrawalLockValues)[Reason]] | false;

/** The lock that an account of a state causes while no account is usable. */
export const lockOfState: Readonly<Record<Exclude<PayoutAccountState, 'usable'>, WithdrawalLockReason>> = {
  cooling: 'payout-account-cooling',
};

/** The accounts that cause a lock, which is that of the first state among them; none if another state causes it. */
const accountsLockedBy = (reason: WithdrawalLockReason, { payoutAccounts }: WithdrawalConditions) => {
  const first = payoutAccountStates.find((each) => payoutAccounts.some(({ state }) => state === each));
  if (first === undefined || first === 'usable') return [];
  return lockOfState[first] === reason ? payoutAccounts.filter(({ state }) => state === first) : [];
};

const lockChecks: {
  readonly [Reason in WithdrawalLockReason]: (conditions: WithdrawalConditions) => LockValues<Reason>;
} = {
  'cashier-halted': ({ halted }) => halted && {},
  'real-name-missing': ({ realName }) => (realName === 'none' || realName === 'refused') && {},
  'real-name-pending': ({ realName }) => realName === 'pending' && {},
  'payout-account-missing': ({ payoutAccounts }) => payoutAccounts.length === 0 && {},
  'payment-password-missing': ({ paymentPassword }) => !paymentPassword.isSet && {},
  'payment-password-locked': ({ paymentPassword: { lockedUntil }, now }) =>
    lockedUntil !== null && lockedUntil > now && { until: lockedUntil.toISOString() },
  'payout-account-cooling': (conditions) => {
    const ends = accountsLockedBy('payout-account-cooling', conditions).map(({ usableAt }) =>
      usableAt.getTime(),
    );
    return ends.length > 0 && { until: new Date(Math.min(...ends)).toISOString() };
  },
  turnover: ({ turnoverLeft }) => turnoverLeft > 0n && { amount: formatMinor(turnoverLeft) },
  times: ({ today, limits, dayEnds }) =>
    today.times >= limits.timesPerDay && { until: dayEnds.toISOString() },
  'day-limit': (conditions) =>
    dayLeftOf(conditions) < minimumOf(conditions) && {
      until: conditions.dayEnds.toISOString(),
    },
  balance: (conditions) => {
    const missing = minimumOf(conditions) - conditions.balance;
    return missing > 0n && { amount: formatMinor(missing) };
  },
};

/** All reasons that lock withdrawals, in the order of the contract. Empty when there is none. */
export const withdrawalLocksOf = (conditions: WithdrawalConditions): WithdrawalLock[] =>
  withdrawalLocks.flatMap((reason) => {
    // guard: withdrawal-lock
    const values = lockChecks[reason](conditions);
    return values === false ? [] : [{ reason, until: null, amount: null, ...values }];
  });

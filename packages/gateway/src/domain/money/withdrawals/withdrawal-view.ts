import type { WithdrawalOrder, WithdrawalRules } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import type { Row } from '../../../db/schema';
import { coolingHours, presentAccount } from '../payout/payout-accounts';
import type { WithdrawalConditions } from './withdrawal-locks';
import { refusalText } from './withdrawal-refusals';
import { dayLeftOf, feeRule, freeTimesLeft, minimumOf } from './withdrawal-rules';

const open: readonly string[] = ['requested', 'reviewed'];

export const presentWithdrawal = (
  order: Row<'withdrawal_orders'>,
  account: Row<'payout_accounts'>,
  mayCancel: boolean,
  now: Date,
): WithdrawalOrder => ({
  id: order.id,
  payoutAccount: presentAccount(account, now),
  amount: formatMinor(order.amount),
  fee: formatMinor(order.fee),
  receives: formatMinor(order.amount - order.fee),
  state: order.state,
  cancellable: mayCancel && open.includes(order.state),
  requestedAt: order.requested_at.toISOString(),
  reviewedAt: order.reviewed_at?.toISOString() ?? null,
  endedAt: order.ended_at?.toISOString() ?? null,
  refusal: order.refusal,
  reason: order.refusal === null ? order.reason : refusalText(order.refusal),
});

export const presentRules = (
  conditions: WithdrawalConditions & { vipLevel: number },
  mayCancel: boolean,
): WithdrawalRules => {
  const { limits, today, vipLevel } = conditions;
  return {
    vipLevel,
    min: formatMinor(minimumOf(conditions)),
    max: formatMinor(limits.max),
    dayLimit: formatMinor(limits.maxPerDay),
    dayLeft: formatMinor(dayLeftOf(conditions)),
    timesADay: limits.timesPerDay,
    timesLeft: Math.max(0, limits.timesPerDay - today.times),
    freeTimesLeft: freeTimesLeft(conditions),
    feeRate: formatMinor(feeRule.rate),
    feeMax: formatMinor(feeRule.max),
    coolingHours,
    mayCancel,
  };
};

import { type Static, Type } from '@sinclair/typebox';
import { withdrawalLocks, withdrawalStates } from '../words';
import { Amount, Id, LocalText, Moment, Nullable, Words } from './common';
import { PayoutAccount } from './payout';

/** Why a member can not withdraw now, with what the text about it needs. */
export const WithdrawalLock = Type.Object({
  reason: Words(withdrawalLocks),
  until: Nullable(Type.String({ format: 'date-time', description: 'When it ends by itself' })),
  amount: Nullable(Type.String({ description: 'What is missing, a decimal string' })),
});
export type WithdrawalLock = Static<typeof WithdrawalLock>;

/** What the member's VIP level allows, and what of it is left. */
export const WithdrawalRules = Type.Object({
  vipLevel: Type.Integer({ minimum: 0 }),
  min: Amount,
  max: Amount,
  dayLimit: Amount,
  dayLeft: Amount,
  timesADay: Type.Integer({ minimum: 0 }),
  timesLeft: Type.Integer({ minimum: 0 }),
  freeTimesLeft: Type.Integer({ minimum: 0, description: 'Withdrawals of today that cost no fee any more' }),
  feeRate: Type.String({ description: 'Per cent with two decimals' }),
  feeMax: Amount,
  coolingHours: Type.Integer({ minimum: 0, description: 'How long a new account must wait' }),
  mayCancel: Type.Boolean(),
});
export type WithdrawalRules = Static<typeof WithdrawalRules>;

/** One withdrawal, from its request until it is paid, refused or cancelled. Its money is locked until then. */
export const WithdrawalOrder = Type.Object({
  id: Id,
  account: PayoutAccount,
  amount: Amount,
  fee: Amount,
  receives: Amount,
  state: Words(withdrawalStates),
  /** Whether the member may still take it back. */
  cancellable: Type.Boolean(),
  requestedAt: Moment,
  reviewedAt: Nullable(Moment),
  endedAt: Nullable(Moment),
  reason: Nullable(LocalText, { description: 'Why it was refused' }),
});
export type WithdrawalOrder = Static<typeof WithdrawalOrder>;

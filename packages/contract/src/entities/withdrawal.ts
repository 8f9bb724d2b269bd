import { type Static, Type } from '@sinclair/typebox';
import { withdrawalLocks, withdrawalRefusals, withdrawalStates } from '../enumerations';
import { Amount, Id, LocalText, Moment, Nullable, oneOf } from './common';
import { PayoutAccount } from './payout';

/** A reason why a member cannot withdraw now, with the values that its text shows. */
export const WithdrawalLock = Type.Object({
  reason: oneOf(withdrawalLocks),
  until: Nullable(
    Type.String({ format: 'date-time', description: 'When it ends without an action of the member' }),
  ),
  amount: Nullable(
    Type.String({ description: 'The missing amount, a decimal string', examples: ['100.00'] }),
  ),
});
export type WithdrawalLock = Static<typeof WithdrawalLock>;

/** The limits of the member's VIP level, and what remains of them today. */
export const WithdrawalRules = Type.Object({
  vipLevel: Type.Integer({ minimum: 0 }),
  min: Amount,
  max: Amount,
  dayLimit: Amount,
  dayLeft: Amount,
  timesADay: Type.Integer({ minimum: 0, description: 'Withdrawals allowed per day' }),
  timesLeft: Type.Integer({ minimum: 0, description: 'Of those, what remains today' }),
  freeTimesLeft: Type.Integer({ minimum: 0, description: 'Withdrawals without a fee that remain today' }),
  feeRate: Type.String({ description: 'Per cent with two decimals', examples: ['0.50'] }),
  feeMax: Amount,
  coolingHours: Type.Integer({
    minimum: 0,
    description: 'Hours before a new account can receive a withdrawal',
  }),
  mayCancel: Type.Boolean(),
});
export type WithdrawalRules = Static<typeof WithdrawalRules>;

/** A withdrawal. Its money is locked until it is paid, refused or cancelled. */
export const WithdrawalOrder = Type.Object({
  id: Id,
  payoutAccount: PayoutAccount,
  amount: Amount,
  fee: Amount,
  receives: Amount,
  state: oneOf(withdrawalStates),
  /** Whether the member can still cancel it. */
  cancellable: Type.Boolean(),
  requestedAt: Moment,
  reviewedAt: Nullable(Moment),
  endedAt: Nullable(Moment),
  refusal: Nullable(oneOf(withdrawalRefusals), {
    description: 'The reason why it was refused; null for an old order that has a text alone',
  }),
  reason: Nullable(LocalText, { description: 'Why it was refused, and what the member can do next' }),
});
export type WithdrawalOrder = Static<typeof WithdrawalOrder>;

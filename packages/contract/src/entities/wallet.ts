import { type Static, Type } from '@sinclair/typebox';
import { depositStates, paymentMarks, transactionKinds } from '../enumerations';
import { Amount, Day, Id, LocalText, Moment, Nullable, oneOf } from './common';
import { FormField } from './form';

/** A ledger entry of a member's main wallet. */
export const Transaction = Type.Object({
  id: Id,
  kind: oneOf(transactionKinds),
  amount: Amount,
  balanceAfter: Amount,
  at: Moment,
  reference: Type.String({ description: 'The order or round that caused it' }),
  /** What it was for: the channel of a deposit, the title of a withdrawal's payout account, the game of a bet. */
  title: LocalText,
});
export type Transaction = Static<typeof Transaction>;

/** The sums credited to and debited from a wallet on a day. */
export const DailyFlow = Type.Object({ day: Day, in: Amount, out: Amount });
export type DailyFlow = Static<typeof DailyFlow>;

/** A deposit channel. Everything that distinguishes it from another one is data. */
export const DepositChannel = Type.Object({
  code: Id,
  name: LocalText,
  note: LocalText,
  mark: oneOf(paymentMarks),
  min: Amount,
  max: Amount,
  quickAmounts: Type.Array(Amount),
  recommended: Type.Boolean(),
  showsQrCode: Type.Boolean({ description: 'Whether its orders show the payee as a QR code' }),
  hasPayee: Type.Optional(
    Type.Boolean({
      description:
        'Whether its orders name a payee to pay to; without one the fields have all that it needs. Absent: yes',
    }),
  ),
  antiFraudWarning: Type.Boolean({
    description: 'Whether the warning is shown before an order is submitted',
  }),
  fields: Type.Array(FormField, { description: 'What the payer fills in, in addition to the amount' }),
});
export type DepositChannel = Static<typeof DepositChannel>;

/** A deposit order. It ends when it is paid, has expired or was cancelled. */
export const DepositOrder = Type.Object({
  id: Id,
  channel: DepositChannel,
  amount: Amount,
  state: oneOf(depositStates),
  createdAt: Moment,
  expiresAt: Moment,
  paidAt: Nullable(Moment),
  payee: Type.Array(Type.Object({ label: LocalText, value: Type.String(), copyable: Type.Boolean() }), {
    description:
      'What the payer needs, in order of reading; empty if the form has all that the channel needs',
  }),
  qrCode: Nullable(Type.String({ description: 'The text of the QR code, for a channel that shows one' })),
  values: Type.Record(Type.String(), Type.String(), {
    description: 'What the payer filled in, by the names of the channel’s fields',
  }),
});
export type DepositOrder = Static<typeof DepositOrder>;

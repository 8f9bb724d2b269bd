import { type Static, Type } from '@sinclair/typebox';
import { depositKinds, depositStates, transactionKinds } from '../words';
import { Amount, Day, Id, LocalText, Moment, Nullable, Words } from './common';

/** One movement of a member's main wallet, as the ledger has it. */
export const Transaction = Type.Object({
  id: Id,
  kind: Words(transactionKinds),
  amount: Amount,
  balanceAfter: Amount,
  at: Moment,
  reference: Type.String({ description: 'The order or round that caused it' }),
  title: LocalText,
});
export type Transaction = Static<typeof Transaction>;

/** What came into a wallet and went out of it on a day. */
export const DailyFlow = Type.Object({ day: Day, in: Amount, out: Amount });
export type DailyFlow = Static<typeof DailyFlow>;

/** A way to pay in, with its limits as decimal strings. */
export const DepositChannel = Type.Object({
  code: Id,
  kind: Words(depositKinds),
  name: LocalText,
  note: LocalText,
  min: Amount,
  max: Amount,
  quickAmounts: Type.Array(Amount),
  /** Whether the payer's name is asked for. */
  needsPayerName: Type.Boolean(),
  recommended: Type.Boolean(),
});
export type DepositChannel = Static<typeof DepositChannel>;

/** One intended deposit, from its creation until it is paid, has expired or was cancelled. */
export const DepositOrder = Type.Object({
  id: Id,
  channel: DepositChannel,
  amount: Amount,
  state: Words(depositStates),
  createdAt: Moment,
  expiresAt: Moment,
  paidAt: Nullable(Moment),
  payee: Type.Array(Type.Object({ label: LocalText, value: Type.String(), copyable: Type.Boolean() }), {
    description: 'What the payer needs, in order of reading',
  }),
});
export type DepositOrder = Static<typeof DepositOrder>;

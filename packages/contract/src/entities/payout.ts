import { type Static, Type } from '@sinclair/typebox';
import { paymentMarks, payoutAccountStates } from '../enumerations';
import { Id, LocalText, Moment, Nullable, oneOf } from './common';
import { FormField, fieldDetails } from './form';

/** A kind of payout account, with the form that binds one. */
export const PayoutForm = Type.Object({
  kind: Id,
  name: LocalText,
  shortName: LocalText,
  mark: oneOf(paymentMarks),
  limit: Type.Integer({ minimum: 1, description: 'How many accounts of this kind a member may have' }),
  bound: Type.Integer({ minimum: 0, description: 'How many the member has' }),
  needsRealName: Type.Boolean({
    description: 'Whether the owner’s real name must have passed its check first',
  }),
  fields: Type.Array(FormField),
  numberField: Type.String({ description: 'The name of the field that identifies the account' }),
  titleField: Nullable(
    Type.String({
      description: 'The name of the choice whose option names the account; null: the kind’s name',
    }),
  ),
  notes: Type.Array(LocalText, { description: 'What a member should know before binding this kind' }),
});
export type PayoutForm = Static<typeof PayoutForm>;

/** An account that a member's money can be paid out to. Numbers and names are masked. */
export const PayoutAccount = Type.Object({
  id: Id,
  kind: Id,
  mark: oneOf(paymentMarks),
  title: LocalText,
  number: Type.String({ description: 'Masked' }),
  owner: Nullable(Type.String({ description: 'Masked' })),
  details: fieldDetails(
    'The other fields that were filled in, in the order of the form; masked unless the kind leaves them unmasked',
  ),
  isDefault: Type.Boolean(),
  boundAt: Moment,
  state: oneOf(payoutAccountStates, { description: 'Now; only a usable account can be paid to' }),
  usableAt: Type.String({ format: 'date-time', description: 'The end of its cooling period' }),
});
export type PayoutAccount = Static<typeof PayoutAccount>;

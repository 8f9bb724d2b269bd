import { type Static, Type } from '@sinclair/typebox';
import { payoutKinds } from '../words';
import { Id, LocalText, Moment, Nullable, Words } from './common';
import { FormField } from './form';

/** A kind of account that can be bound, with the form that binds one. */
export const PayoutForm = Type.Object({
  kind: Words(payoutKinds),
  name: LocalText,
  limit: Type.Integer({ minimum: 1, description: 'How many a member may have' }),
  bound: Type.Integer({ minimum: 0 }),
  needsRealName: Type.Boolean({ description: 'Whether the owner’s name must have passed first' }),
  fields: Type.Array(FormField),
});
export type PayoutForm = Static<typeof PayoutForm>;

/** An account that a member's money can be paid out to. Numbers and names are masked. */
export const PayoutAccount = Type.Object({
  id: Id,
  kind: Words(payoutKinds),
  title: LocalText,
  number: Type.String({ description: 'Masked' }),
  owner: Nullable(Type.String({ description: 'Masked' })),
  isDefault: Type.Boolean(),
  boundAt: Moment,
  usableAt: Type.String({ format: 'date-time', description: 'The end of its cooling period' }),
});
export type PayoutAccount = Static<typeof PayoutAccount>;

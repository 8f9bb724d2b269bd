import { type Static, Type } from '@sinclair/typebox';
import { formChecks, formControls, payoutKinds } from '../words';
import { Id, LocalText, Moment, Nullable, Words } from './common';

/** One of the values that a choice offers. */
export const FormOption = Type.Object({
  value: Type.String(),
  label: LocalText,
  prefixes: Type.Array(Type.String(), {
    description: 'A number that begins so chooses this; empty where numbers say nothing',
  }),
});
export type FormOption = Static<typeof FormOption>;

/** One field of a form: the site draws it, the gateway judges it by the same data. */
export const FormField = Type.Object({
  name: Id,
  label: LocalText,
  hint: LocalText,
  control: Words(formControls),
  required: Type.Boolean(),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 1 }),
  pattern: Nullable(Type.String({ description: 'Regular expression of the whole value' })),
  check: Nullable(Words(formChecks)),
  options: Type.Array(FormOption),
  value: Nullable(
    Type.String({ description: 'What stands in the field at first; masked where it is fixed' }),
  ),
});
export type FormField = Static<typeof FormField>;

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

import { type Static, Type } from '@sinclair/typebox';
import { formChecks, formControls, lengthUnits } from '../enumerations';
import { Id, LocalText, Nullable, oneOf } from './common';

/** One value that a choice offers. */
export const FormOption = Type.Object({
  value: Type.String(),
  label: LocalText,
  prefixes: Type.Array(Type.String(), {
    description:
      'A number that starts with one of these selects this option; empty where the number says nothing',
  }),
});
export type FormOption = Static<typeof FormOption>;

/** One field of a form: the site draws it, and `validateForm` checks it on both sides. */
export const FormField = Type.Object({
  name: Id,
  label: LocalText,
  hint: LocalText,
  control: oneOf(formControls),
  required: Type.Boolean(),
  minLength: Type.Integer({
    minimum: 0,
    description:
      'In text units, in which a character above code 255 counts as 2, unless `counts` says otherwise',
  }),
  maxLength: Type.Integer({ minimum: 1, description: 'Counted as `minLength` is' }),
  counts: Type.Optional(oneOf(lengthUnits, { description: 'What both lengths count; absent: text units' })),
  pattern: Nullable(Type.String({ description: 'Regular expression of the whole value' })),
  check: Nullable(oneOf(formChecks)),
  options: Type.Array(FormOption),
  value: Nullable(Type.String({ description: 'The initial value; masked where the field is fixed' })),
  autoComplete: Type.String({
    description: 'Autofill token of HTML; `off` for values a browser must not fill in',
  }),
});
export type FormField = Static<typeof FormField>;

/** Stored values of a form as an answer shows them, in the order of the form. */
export const fieldDetails = (description: string) =>
  Type.Array(
    Type.Object({
      name: Type.String({ description: 'The name of the form’s field' }),
      label: LocalText,
      value: LocalText,
    }),
    { description },
  );

/** The values of a form, by the names of its fields; without those of secret fields. */
export const fieldValues = (description: string) =>
  Type.Record(Type.String(), Type.String({ maxLength: 200 }), { description });

/** The values of the secret fields of a form. A member of its own, so that no stored or hashed request contains them. */
export const fieldSecrets = Type.Record(Type.String(), Type.String({ maxLength: 200 }), {
  description: 'Of the fields whose control is `secret`, by their names; never stored, logged or answered',
});

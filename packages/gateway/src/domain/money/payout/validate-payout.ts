import type { FieldErrors, LocalText } from '@pavilion/contract';
import { optionFor, validateForm } from '@pavilion/contract/forms';
import type { PayoutKind } from './payout-kinds';

/** The account that a form describes, or the errors of its fields. */
export type ValidatedPayout = { errors: FieldErrors['fields'] } | { number: string; title: LocalText };

/** Validates the form of a payout kind and derives the account's title, for example the bank from the card number. */
export const validatePayout = (
  { fields, numberField, titleField, name }: PayoutKind,
  entered: Readonly<Record<string, string>>,
): ValidatedPayout => {
  const { values, errors } = validateForm(fields, entered);
  const found = Object.entries(errors).map(([field, error]) => ({ field, ...error }));
  if (found.length > 0) return { errors: found };
  const number = values[numberField] as string;
  if (titleField === null) return { number, title: name };
  const options = fields.find((field) => field.name === titleField)?.options ?? [];
  const title = optionFor(options, number) ?? options.find((option) => option.value === values[titleField]);
  return title ? { number, title: title.label } : { errors: [{ field: titleField, reason: 'required' }] };
};

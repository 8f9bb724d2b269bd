import type { FieldErrors, LocalText, PayoutAccount } from '@pavilion/contract';
import { type FormValues, optionFor } from '@pavilion/contract/forms';
import { filledValues, presentDetails, validateRequestForm } from '../../form-field';
import { type PayoutKind, thirdAtMost } from './payout-kinds';

/** The account that a form describes, or the errors of its fields. */
export type ValidatedPayout =
  | { errors: FieldErrors['fields'] }
  | {
      number: string;
      title: LocalText;
      /** Of all fields but secret ones that were filled in; of the title's field also when its option followed from the number. */
      values: FormValues;
    };

/** Validates the form of a payout kind and derives the account's title, for example the bank from the card number. */
export const validatePayout = (
  { fields, numberField, titleField, name }: PayoutKind,
  request: { readonly values: FormValues; readonly secrets?: FormValues },
): ValidatedPayout => {
  const { values, errors } = validateRequestForm(fields, request);
  const found = Object.entries(errors).map(([field, error]) => ({ field, ...error }));
  if (found.length > 0) return { errors: found };
  const number = values[numberField] as string;
  const filled = filledValues(values);
  if (titleField === null) return { number, title: name, values: filled };
  const options = fields.find((field) => field.name === titleField)?.options ?? [];
  const title = optionFor(options, number) ?? options.find((option) => option.value === values[titleField]);
  if (!title) return { errors: [{ field: titleField, reason: 'required' }] };
  return { number, title: title.label, values: { ...filled, [titleField]: title.value } };
};

/** The stored values besides the number and the title, as answers show them. */
export const presentPayoutDetails = (
  { fields, numberField, titleField, unmaskedFields }: PayoutKind,
  values: FormValues,
): PayoutAccount['details'] =>
  presentDetails(
    fields.filter(({ name }) => name !== numberField && name !== titleField),
    values,
    (name, value) => (unmaskedFields.includes(name) ? value : thirdAtMost(value)),
  );

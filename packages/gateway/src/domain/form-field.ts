import type { FormField, PayoutAccount } from '@pavilion/contract';
import { type FormValidation, type FormValues, validateForm } from '@pavilion/contract/forms';
import { text } from './texts';

/**
 * Validates the `values` and `secrets` of a request. The value of a secret field counts only in `secrets`: `values` are
 * stored. No secret is; a payment provider that needs one gets it while the call runs (decision 0047).
 */
export const validateRequestForm = (
  fields: readonly FormField[],
  { values = {}, secrets = {} }: { readonly values?: FormValues; readonly secrets?: FormValues },
): FormValidation => {
  const isSecret = (name: string) =>
    fields.some((field) => field.name === name && field.control === 'secret');
  const entries = (given: FormValues) => Object.entries(given);
  return validateForm(
    fields,
    Object.fromEntries([
      ...entries(values).filter(([name]) => !isSecret(name)),
      ...entries(secrets).filter(([name]) => isSecret(name)),
    ]),
  );
};

/** The values of the fields that were filled in. */
export const filledValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * The stored values of a form as answers show them: a choice by its label, other values as `show` returns them. A field that
 * the form no longer has is left out.
 */
export const presentDetails = (
  fields: readonly FormField[],
  values: FormValues,
  show = (_name: string, value: string): string => value,
): PayoutAccount['details'] =>
  fields.flatMap(({ name, label, options }) => {
    const value = values[name];
    if (value === undefined) return [];
    const option = options.find((each) => each.value === value);
    const shown = show(name, value);
    return [{ name, label, value: option?.label ?? text(shown, shown) }];
  });

import type { FormField, FormOption } from '@pavilion/contract';
import { type FormValidation, type FormValues, validateForm } from '@pavilion/contract/forms';

/** An option of a choice; without `prefixes` no number selects it. */
type Option = Pick<FormOption, 'value' | 'label'> & Partial<FormOption>;

/**
 * Creates a form field; by default a required text of at most 64 text units, in which a Chinese character counts as 2.
 * `counts: 'characters'` counts characters instead.
 */
export const formField = ({
  options = [],
  ...field
}: Pick<FormField, 'name' | 'label' | 'hint'> &
  Partial<Omit<FormField, 'options'>> & { readonly options?: readonly Option[] }): FormField => ({
  control: 'text',
  required: true,
  minLength: 1,
  maxLength: 64,
  pattern: null,
  check: null,
  options: options.map((option) => ({ prefixes: [], ...option })),
  value: null,
  autoComplete: 'off',
  ...field,
});

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

import type { FormField } from '@pavilion/contract';

/** Creates a form field; by default a required text of at most 64 text units. */
export const formField = (
  field: Pick<FormField, 'name' | 'label' | 'hint'> & Partial<FormField>,
): FormField => ({
  control: 'text',
  required: true,
  minLength: 1,
  maxLength: 64,
  pattern: null,
  check: null,
  options: [],
  value: null,
  autoComplete: 'off',
  ...field,
});

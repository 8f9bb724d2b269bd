import type { FormField, FormOption } from '../entities/form';

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

import type { FormField } from '@pavilion/contract';
import { type FormValues, optionFor, validateForm } from '@pavilion/contract/forms';

/** The initial values of a form. */
export const initialValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']));

/**
 * The choices that change with a number: the bank or network that its first characters select. A choice that the previous
 * number had selected is cleared; one that the member made stays.
 */
export const followingChoices = (
  fields: readonly FormField[],
  previous: FormValues,
  name: string,
  value: string,
): FormValues => {
  if (fields.find((field) => field.name === name)?.check == null) return {};
  return Object.fromEntries(
    fields.flatMap(({ name: choice, control, options }): [string, string][] => {
      if (control !== 'choice') return [];
      const detected = optionFor(options, value);
      if (detected) return [[choice, detected.value]];
      const earlier = optionFor(options, previous[name] ?? '');
      return earlier && earlier.value === previous[choice] ? [[choice, '']] : [];
    }),
  );
};

/** Whether the value of a choice is the one that a number of the form selects. */
export const isDetected = (fields: readonly FormField[], values: FormValues, choice: FormField): boolean =>
  fields.some(
    ({ name, check }) =>
      check !== null &&
      Boolean(values[choice.name]) &&
      optionFor(choice.options, values[name] ?? '')?.value === values[choice.name],
  );

/** The normalized values to submit, without those of fixed and secret fields. */
export const submittedValues = (fields: readonly FormField[], entered: FormValues): FormValues =>
  validateForm(
    fields.filter(({ control }) => control !== 'fixed'),
    entered,
  ).values;

/** The names of the secret fields. */
export const secretFields = (fields: readonly FormField[]): string[] =>
  fields.filter(({ control }) => control === 'secret').map(({ name }) => name);

/** The `secrets` of a request; none when the form has no secret field. */
export const submittedSecrets = (
  fields: readonly FormField[],
  entered: FormValues,
): { readonly secrets?: FormValues } =>
  secretFields(fields).length > 0 ? { secrets: validateForm(fields, entered).secrets } : {};

/** Digits in groups of four, as on a card; other text is only trimmed. */
export const groupDigits = (number: string): string => {
  const digits = number.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/(.{4})(?=.)/g, '$1 ') : number.trim();
};

/** The names of the fields whose unsaved input may be stored: numbers and secrets are not, they may be card numbers or codes. */
export const storableFields = (fields: readonly FormField[]): string[] =>
  fields
    .filter(({ control, check }) => check === null && (control === 'text' || control === 'choice'))
    .map(({ name }) => name);

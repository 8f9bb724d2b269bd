import type { FormField } from '@pavilion/contract';
import { type FormValues, optionFor, validateForm } from '@pavilion/contract/forms';

/** What stands in a form before anything is typed. */
export const emptyValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']));

/**
 * What else changes when a number does: the choice that it begins like, a bank or a network. One that came from the
 * number before leaves with it; one that the person made stays.
 */
export const followingChoices = (
  fields: readonly FormField[],
  before: FormValues,
  name: string,
  value: string,
): FormValues => {
  if (fields.find((field) => field.name === name)?.check == null) return {};
  return Object.fromEntries(
    fields.flatMap(({ name: choice, control, options }): [string, string][] => {
      if (control !== 'choice') return [];
      const found = optionFor(options, value);
      if (found) return [[choice, found.value]];
      const earlier = optionFor(options, before[name] ?? '');
      return earlier && earlier.value === before[choice] ? [[choice, '']] : [];
    }),
  );
};

/** Whether a choice is the one that a number of the form begins like. */
export const isFound = (fields: readonly FormField[], values: FormValues, choice: FormField): boolean =>
  fields.some(
    ({ name, check }) =>
      check !== null &&
      values[choice.name] !== '' &&
      optionFor(choice.options, values[name] ?? '')?.value === values[choice.name],
  );

/** What is sent: as it is meant, without what nobody can change. */
export const sentValues = (fields: readonly FormField[], entered: FormValues): FormValues =>
  validateForm(
    fields.filter(({ control }) => control !== 'fixed'),
    entered,
  ).values;

/** A number in groups of four, as it stands on a card; letters stay as they are. */
export const grouped = (number: string): string => {
  const digits = number.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/(.{4})(?=.)/g, '$1 ') : number.trim();
};

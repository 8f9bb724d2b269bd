import type { FormField, FormOption } from '../entities/form';
import { coinAddressError } from './coin-address';
import { isLuhn } from './luhn';
import { emailPattern, type FieldError, isDay, validateText } from './validate-text';

/** Values by the names of their fields. */
export type FormValues = Readonly<Record<string, string>>;

/** The result of `validateForm`. */
export interface FormValidation {
  /** The normalized values of the form's own fields, without those of secret ones. */
  readonly values: FormValues;
  /** The values of the secret fields, as they were typed. */
  readonly secrets: FormValues;
  /** By the names of the fields; empty when the form is valid. */
  readonly errors: Readonly<Record<string, FieldError>>;
}

/** Digits as users paste them: full-width, in groups. */
const normalizeDigits = (value: string): string => value.normalize('NFKC').replace(/[\s-]/g, '');

const normalize = ({ control }: FormField, value: string): string => {
  if (control === 'secret') return value;
  if (control === 'email') return value.trim().toLowerCase();
  return control === 'digits' ? normalizeDigits(value) : value.trim();
};

/**
 * The option that a number selects by its first characters; the longest prefix wins.
 *
 * @example
 * optionFor(bank.options, '6222 0212 3456')?.value // 'ICBC'
 */
export const optionFor = (options: readonly FormOption[], value: string): FormOption | undefined => {
  const number = normalizeDigits(value);
  const matches = options.flatMap((option) =>
    option.prefixes.filter((prefix) => number.startsWith(prefix)).map((prefix) => ({ option, prefix })),
  );
  return matches.reduce<(typeof matches)[number] | undefined>(
    (best, next) => (best && best.prefix.length >= next.prefix.length ? best : next),
    undefined,
  )?.option;
};

/** An address belongs to one network; money sent to it on another network is lost. */
const isOfChosenNetwork = (fields: readonly FormField[], values: FormValues, address: string): boolean =>
  fields.every(({ name, control, options }) => {
    const expected = control === 'choice' ? optionFor(options, address) : undefined;
    return !expected || expected.value === values[name];
  });

const validateField = (
  field: FormField,
  fields: readonly FormField[],
  values: FormValues,
): FieldError | undefined => {
  const value = values[field.name]!;
  if (field.control === 'fixed') return undefined;
  if (value === '') return field.required ? { reason: 'required' } : undefined;
  if (field.control === 'choice')
    return field.options.some((option) => option.value === value) ? undefined : { reason: 'unknown' };
  if (field.control === 'digits' && !/^\d+$/.test(value)) return { reason: 'format' };
  if (field.control === 'date' && !isDay(value)) return { reason: 'format' };
  const error = validateText(field.control === 'email' ? { ...field, pattern: emailPattern } : field, value);
  if (error) return error;
  if (field.check === 'luhn') return isLuhn(value) ? undefined : { reason: 'checksum' };
  if (field.check === 'coin-address') {
    const reason = coinAddressError(value);
    if (reason) return { reason };
    return isOfChosenNetwork(fields, values, value) ? undefined : { reason: 'unknown' };
  }
  return undefined;
};

/**
 * Normalizes and validates the values of a form that is described as data. The page that draws the form and the gateway
 * that receives it call this same function. Values without a field are dropped. Lengths are counted in text units
 * (TXT-1) unless a field counts characters.
 *
 * @param fields for example of a payout form or a deposit channel
 * @param entered what the member typed
 */
export const validateForm = (fields: readonly FormField[], entered: FormValues): FormValidation => {
  const all = Object.fromEntries(
    fields.map((field) => [
      field.name,
      normalize(field, Object.hasOwn(entered, field.name) ? entered[field.name]! : ''),
    ]),
  );
  const errors = Object.fromEntries(
    fields.flatMap((field): (readonly [string, FieldError])[] => {
      const error = validateField(field, fields, all);
      return error ? [[field.name, error]] : [];
    }),
  );
  const ofFields = (isSecret: boolean): FormValues =>
    Object.fromEntries(
      fields.flatMap(({ name, control }) =>
        (control === 'secret') === isSecret ? [[name, all[name]!]] : [],
      ),
    );
  return { values: ofFields(false), secrets: ofFields(true), errors };
};

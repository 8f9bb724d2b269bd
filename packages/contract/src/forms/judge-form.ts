import type { FormField, FormOption } from '../entities/payout';
import type { FieldReason } from '../words';
import { coinAddressFault } from './coin-address';
import { isLuhn } from './luhn';

/** What is wrong with a field, and the number that the reason is about. */
export interface FormFault {
  readonly reason: FieldReason;
  readonly limit?: string;
}

/** What a form was filled in with, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** The values as they are meant, and what is wrong with them. */
export interface FormJudgement {
  readonly values: FormValues;
  readonly faults: Readonly<Record<string, FormFault>>;
}

/** Digits as people paste them: full-width, in groups. */
const plainDigits = (value: string): string => value.normalize('NFKC').replace(/[\s-]/g, '');

const plain = ({ control }: FormField, value: string): string =>
  control === 'digits' ? plainDigits(value) : value.trim();

/**
 * The option that a number chooses by how it begins; of several the longest beginning wins.
 *
 * @example
 * optionFor(bank.options, '6222 0212 3456')?.value // 'ICBC'
 */
export const optionFor = (options: readonly FormOption[], value: string): FormOption | undefined => {
  const number = plainDigits(value);
  const matches = options.flatMap((option) =>
    option.prefixes.filter((prefix) => number.startsWith(prefix)).map((prefix) => ({ option, prefix })),
  );
  return matches.reduce<(typeof matches)[number] | undefined>(
    (best, next) => (best && best.prefix.length >= next.prefix.length ? best : next),
    undefined,
  )?.option;
};

/** An address belongs to one network: the choice of another would send the money to nobody. */
const isOfChosenNetwork = (fields: readonly FormField[], values: FormValues, address: string): boolean =>
  fields.every(({ name, control, options }) => {
    const right = control === 'choice' ? optionFor(options, address) : undefined;
    return !right || right.value === values[name];
  });

const check = (field: FormField, fields: readonly FormField[], values: FormValues): FormFault | undefined => {
  const value = values[field.name]!;
  if (field.control === 'fixed') return undefined;
  if (value === '') return field.required ? { reason: 'required' } : undefined;
  if (field.control === 'choice')
    return field.options.some((option) => option.value === value) ? undefined : { reason: 'unknown' };
  if (field.control === 'digits' && !/^\d+$/.test(value)) return { reason: 'format' };
  if (value.length < field.minLength) return { reason: 'too-short', limit: String(field.minLength) };
  if (value.length > field.maxLength) return { reason: 'too-long', limit: String(field.maxLength) };
  if (field.pattern !== null && !new RegExp(field.pattern, 'u').test(value)) return { reason: 'format' };
  if (field.check === 'luhn') return isLuhn(value) ? undefined : { reason: 'checksum' };
  if (field.check === 'coin-address') {
    const reason = coinAddressFault(value);
    if (reason) return { reason };
    return isOfChosenNetwork(fields, values, value) ? undefined : { reason: 'unknown' };
  }
  return undefined;
};

/**
 * Reads a form that was described as data and says what is wrong with it: the one judge of the page that draws it and
 * of the gateway that takes it. Values that no field asks for are left out.
 *
 * @param fields as the call `payoutForms` describes them
 * @param entered what the person typed
 * @returns the values without what only groups or frames them, and the faults by field; none when all is right
 */
export const judgeForm = (fields: readonly FormField[], entered: FormValues): FormJudgement => {
  const values = Object.fromEntries(
    fields.map((field) => [
      field.name,
      plain(field, Object.hasOwn(entered, field.name) ? entered[field.name]! : ''),
    ]),
  );
  const faults = Object.fromEntries(
    fields.flatMap((field): (readonly [string, FormFault])[] => {
      const fault = check(field, fields, values);
      return fault ? [[field.name, fault]] : [];
    }),
  );
  return { values, faults };
};

import type { FieldErrors, FormField, LocalText, PayoutKind } from '@pavilion/contract';
import { passesLuhn } from '@pavilion/format';
import { bankOf } from './banks';
import { isCoinAddress } from './coin-address';
import { payoutKindRules } from './payout-forms';

type Values = Readonly<Record<string, string>>;
type Fault = FieldErrors['fields'][number];

const textOf = (values: Values, name: string) =>
  Object.hasOwn(values, name) ? (values[name] as string).normalize('NFKC').trim() : '';

/** Spaces and dashes between digits are how people write them. */
const plain = ({ control }: FormField, value: string) =>
  control === 'digits' ? value.replace(/[\s-]/g, '') : value;

const passes = (field: FormField, value: string, values: Values) => {
  if (field.check === 'luhn') return passesLuhn(value);
  if (field.check === 'coin-address') return isCoinAddress(textOf(values, 'network'), value);
  return true;
};

const faultOf = (field: FormField, value: string, values: Values): Fault | undefined => {
  const { name, required, minLength, maxLength, pattern, options } = field;
  if (value === '') return required ? { field: name, reason: 'required' } : undefined;
  if (options.length > 0) {
    return options.some((option) => option.value === value) ? undefined : { field: name, reason: 'unknown' };
  }
  if (value.length < minLength) return { field: name, reason: 'too-short', limit: String(minLength) };
  if (value.length > maxLength) return { field: name, reason: 'too-long', limit: String(maxLength) };
  if (pattern !== null && !new RegExp(pattern).test(value)) return { field: name, reason: 'format' };
  return passes(field, value, values) ? undefined : { field: name, reason: 'checksum' };
};

/** What a form binds, or what is wrong with it. */
export type JudgedPayout = { faults: Fault[] } | { number: string; title: LocalText };

/** Judges a form by the same data that the site draws it from. A bank is found from its card's number. */
export const judgePayout = (kind: PayoutKind, given: Values): JudgedPayout => {
  const { fields, number, titleField, name } = payoutKindRules[kind];
  const asked = fields.filter((field) => field.control !== 'fixed');
  const values = Object.fromEntries(
    asked.map((field) => [field.name, plain(field, textOf(given, field.name))]),
  );
  const faults = asked.flatMap((field) => faultOf(field, values[field.name] as string, values) ?? []);
  if (faults.length > 0) return { faults };
  const named = values[number] as string;
  if (titleField === null) return { number: named, title: name };
  const options = asked.find((field) => field.name === titleField)?.options ?? [];
  const chosen = options.find((option) => option.value === values[titleField]);
  const found = kind === 'bank' ? (bankOf(named) ?? chosen) : chosen;
  return found
    ? { number: named, title: found.label }
    : { faults: [{ field: titleField, reason: 'required' }] };
};

import type { FieldErrors, LocalText, PayoutKind } from '@pavilion/contract';
import { optionFor, validateForm } from '@pavilion/contract/forms';
import { payoutKindRules } from './payout-forms';

/** What a form binds, or what is wrong with it. */
export type JudgedPayout = { faults: FieldErrors['fields'] } | { number: string; title: LocalText };

/** Judges a form by the same data that the site draws it from. A bank is found from its card's number. */
export const judgePayout = (kind: PayoutKind, given: Readonly<Record<string, string>>): JudgedPayout => {
  const { fields, number, titleField, name } = payoutKindRules[kind];
  const { values, errors: faults } = validateForm(fields, given);
  const found = Object.entries(faults).map(([field, fault]) => ({ field, ...fault }));
  if (found.length > 0) return { faults: found };
  const named = values[number] as string;
  if (titleField === null) return { number: named, title: name };
  const options = fields.find((field) => field.name === titleField)?.options ?? [];
  const title = optionFor(options, named) ?? options.find((option) => option.value === values[titleField]);
  return title
    ? { number: named, title: title.label }
    : { faults: [{ field: titleField, reason: 'required' }] };
};

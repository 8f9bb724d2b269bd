import type { FieldReason } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import { useMessages } from '../messages';
import { type FormsKey, formsMessages } from './forms-messages';

const keys: Partial<Readonly<Record<FieldReason, FormsKey>>> = {
  required: 'required',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  format: 'format',
  weak: 'weak',
  'under-age': 'underAge',
  taken: 'taken',
  'must-accept': 'mustAccept',
  unknown: 'unknown',
  blocked: 'blocked',
};

/** The texts of the same reasons where the limit counts characters. */
const characterKeys: typeof keys = { 'too-short': 'tooFewCharacters', 'too-long': 'tooManyCharacters' };

const keyOf = ({ reason, counts }: FieldError): FormsKey =>
  (counts === 'characters' ? characterKeys[reason] : undefined) ?? keys[reason] ?? 'other';

/** Texts of a feature for errors of single fields, by field and reason. They replace the general texts. */
export type ErrorKeys<Key extends string> = Readonly<
  Record<string, Partial<Readonly<Record<FieldReason, Key>>>>
>;

/** The general text of a field error, with the field's label. */
export const useGeneralErrorText = () => {
  // The placeholders of a text depend on the reason, which types cannot express.
  const t = useMessages(formsMessages) as (key: FormsKey, values: object) => string;
  return (error: FieldError | undefined, label: string): string | undefined =>
    error && t(keyOf(error), { label, limit: error.limit ?? '' });
};

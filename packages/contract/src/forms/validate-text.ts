import { textUnits } from '@pavilion/format';
import type { FieldReason } from '../enumerations';

/** Why a field was rejected. */
export interface FieldError {
  readonly reason: FieldReason;
  /** The length that `too-short` and `too-long` refer to, in text units. */
  readonly limit?: string;
}

/** The rules that every text field has. */
export interface TextRules {
  readonly required: boolean;
  /** In text units (TXT-1): a character above code 255 counts as 2. */
  readonly minLength: number;
  readonly maxLength: number;
  /** Regular expression of the whole value, with the flag `u`. */
  readonly pattern: string | null;
}

/** Validates a normalized value. An empty one is missing, not too short. */
export const validateText = (
  { required, minLength, maxLength, pattern }: TextRules,
  value: string,
): FieldError | undefined => {
  if (value === '') return required ? { reason: 'required' } : undefined;
  const length = textUnits(value);
  if (length < minLength) return { reason: 'too-short', limit: String(minLength) };
  if (length > maxLength) return { reason: 'too-long', limit: String(maxLength) };
  return pattern === null || new RegExp(pattern, 'u').test(value) ? undefined : { reason: 'format' };
};

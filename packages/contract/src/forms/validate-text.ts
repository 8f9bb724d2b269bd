import { textUnits } from '@pavilion/format';
import type { FieldReason, LengthUnit } from '../enumerations';

/** Why a field was rejected. */
export interface FieldError {
  readonly reason: FieldReason;
  /** The length of `too-short` and `too-long`, or the age of `under-age` in years. */
  readonly limit?: string;
  /** What the limit counts; absent: text units. */
  readonly counts?: LengthUnit;
}

/** The rules that every text field has. */
export interface TextRules {
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /**
   * What both lengths count. Absent or `units`: text units (TXT-1), in which a character above code 255 counts as 2.
   * `characters`: every character counts as 1, so that 上海 is as long as NY.
   */
  readonly counts?: LengthUnit;
  /** Regular expression of the whole value, with the flag `u`. */
  readonly pattern: string | null;
}

/** An e-mail address. */
export const emailPattern = '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$';

const lengthIn: Readonly<Record<LengthUnit, (value: string) => number>> = {
  units: textUnits,
  characters: (value) => Array.from(value).length,
};

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Validates a normalized value. An empty one is missing, not too short. */
export const validateText = (
  { required, minLength, maxLength, pattern, counts = 'units' }: TextRules,
  value: string,
): FieldError | undefined => {
  if (value === '') return required ? { reason: 'required' } : undefined;
  const length = lengthIn[counts](value);
  const limited = (reason: FieldReason, limit: number): FieldError => ({
    reason,
    limit: String(limit),
    ...(counts !== 'units' && { counts }),
  });
  if (length < minLength) return limited('too-short', minLength);
  if (length > maxLength) return limited('too-long', maxLength);
  return pattern === null || new RegExp(pattern, 'u').test(value) ? undefined : { reason: 'format' };
};

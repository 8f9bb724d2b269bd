import { parseObject } from '../json/objects';

/** An invite code in local storage. */
interface StoredCode {
  readonly value: string;
  /** When it was captured, in ms since the Unix epoch. */
  readonly time: number;
}

const maxLength = 64;

/** The trimmed code; undefined when it is empty or too long. */
export const cleanCode = (text: unknown): string | undefined => {
  const code = typeof text === 'string' ? text.trim() : '';
  return code !== '' && code.length <= maxLength ? code : undefined;
};

/** Earlier sites stored a missing value as one of these texts. */
const missingValue = /^(null|undefined)$/;

/**
 * Parses a stored code. A text that is no JSON object or array, or the JSON of a text, is a code from before codes had time
 * stamps; its time is `now`. Undefined for anything invalid.
 */
export const readStoredCode = (text: string, now: number): StoredCode | undefined => {
  const plain = text
    .trim()
    .replace(/^"([^"\\]*)"$/, '$1')
    .trim();
  const legacy = { value: missingValue.test(plain) ? '' : plain, time: now };
  const { value, time } = (/^[{["]/.test(plain) ? parseObject<StoredCode>(plain) : legacy) ?? {};
  const code = cleanCode(value);
  return code !== undefined && typeof time === 'number' && time <= now ? { value: code, time } : undefined;
};

export const writeStoredCode = ({ value, time }: StoredCode): string => JSON.stringify({ value, time });

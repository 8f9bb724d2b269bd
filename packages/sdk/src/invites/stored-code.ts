import { readObject } from '../json/read-object';

/** An invite code as it lies in local storage. */
interface StoredCode {
  readonly value: string;
  /** When it was captured, in ms since the epoch. */
  readonly time: number;
}

const maxLength = 64;

/** The code without surrounding blanks; undefined when it can be none. */
export const cleanCode = (text: unknown): string | undefined => {
  const code = typeof text === 'string' ? text.trim() : '';
  return code !== '' && code.length <= maxLength ? code : undefined;
};

/** `null` and `undefined` are what careless code left where it had no value. */
const emptyWords = ['null', 'undefined'];

/**
 * Reads what is stored. Whatever does not begin like a JSON object, list or text is a code of the time before codes had
 * time stamps, and counts from now. Undefined for garbage.
 */
export const readStoredCode = (text: string, now: number): StoredCode | undefined => {
  const plain = text.trim();
  const legacy = { value: emptyWords.includes(plain) ? '' : plain, time: now };
  const { value, time } = (/^[{["]/.test(plain) ? readObject<StoredCode>(plain) : legacy) ?? {};
  const code = cleanCode(value);
  return code !== undefined && typeof time === 'number' && time <= now ? { value: code, time } : undefined;
};

export const writeStoredCode = ({ value, time }: StoredCode): string => JSON.stringify({ value, time });

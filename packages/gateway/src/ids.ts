import { randomBytes } from 'node:crypto';

const digits = '0123456789abcdefghjkmnpqrstvwxyz';

const encodeTime = (time: number) => {
  let rest = time;
  let text = '';
  for (let place = 0; place < 10; place++) {
    text = digits[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
};

/**
 * Creates an id of 26 characters that sorts by its moment and cannot be guessed (80 random bits). Lists are ordered
 * and continued by it alone.
 */
export const newId = (at: Date): string =>
  encodeTime(at.getTime()) + Array.from(randomBytes(16), (byte) => digits[byte % 32]).join('');

/** The lowest id of a moment: ids from that moment on are not below it. There is none before 1970. */
export const firstIdAt = (at: Date): string => `${encodeTime(Math.max(0, at.getTime()))}${'0'.repeat(16)}`;

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates a code of eight letters and digits, without those that look alike. */
export const newInviteCode = (): string =>
  Array.from(randomBytes(8), (byte) => codeLetters[byte % 32]).join('');

import { limits } from '@pavilion/contract';
import { type Fault, lengthFault } from '../../../shared/forms/fault';

const plain = /^[\x21-\x7e]*$/;

/** The rules of a new password, in the order in which they are shown. */
export const passwordRules = {
  length: (text: string) => lengthFault(text, limits.password) === undefined,
  letter: (text: string) => /[A-Za-z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  /** No blanks, and nothing that another keyboard could not type. */
  plain: (text: string) => text !== '' && plain.test(text),
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** What the gateway would say of a new password. */
export const passwordFault = (password: string): Fault | undefined => {
  const length = lengthFault(password, limits.password);
  if (length) return length;
  if (!passwordRules.plain(password)) return { reason: 'format' };
  return passwordRules.letter(password) && passwordRules.digit(password) ? undefined : { reason: 'weak' };
};

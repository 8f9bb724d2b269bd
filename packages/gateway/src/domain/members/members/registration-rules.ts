import { type CallRequest, type FieldErrors, limits } from '@pavilion/contract';
import { formatPhone, parsePhone } from '@pavilion/format';

type Registration = CallRequest<'register'>;
type FieldError = FieldErrors['fields'][number];

const accountPattern = new RegExp(limits.account.pattern);
const passwordPattern = new RegExp(limits.password.pattern);
/** Digits of a number without its country: E.164 allows 15 with it. */
const phonePattern = /^\d{5,13}$/;

const judgeLength = (field: string, text: string, { min, max }: { min: number; max: number }) => {
  if (text === '') return { field, reason: 'required' } as const;
  if (text.length < min) return { field, reason: 'too-short', limit: String(min) } as const;
  if (text.length > max) return { field, reason: 'too-long', limit: String(max) } as const;
  return undefined;
};

const judgeAccount = (account: string): FieldError | undefined =>
  judgeLength('account', account, limits.account) ??
  (accountPattern.test(account) ? undefined : { field: 'account', reason: 'format' });

/** What is wrong with a password, if anything. */
export const judgePassword = (password: string): FieldError | undefined => {
  const length = judgeLength('password', password, limits.password);
  if (length) return length;
  if (passwordPattern.test(password)) return undefined;
  return { field: 'password', reason: /^[\x21-\x7e]+$/.test(password) ? 'weak' : 'format' };
};

/** A phone in its one stored form, or undefined when it is none. */
export const normalPhone = (text: string): string | undefined => {
  const phone = parsePhone(text);
  return phonePattern.test(phone.number) ? formatPhone(phone) : undefined;
};

/** Whether the operator refuses a phone: a listed entry names a whole number or how numbers begin. */
const isDisabled = (phone: string, disabled: readonly string[]) => {
  const { number } = parsePhone(phone);
  return disabled.some((entry) => {
    const listed = normalPhone(entry);
    return listed ? listed === phone : number.startsWith(entry);
  });
};

/** What is wrong with a phone, if anything; none at all is right. */
export const judgePhone = (text: string | undefined, disabled: readonly string[]): FieldError | undefined => {
  if (text === undefined || text === '') return undefined;
  const phone = normalPhone(text);
  if (phone === undefined) return { field: 'phone', reason: 'format' };
  return isDisabled(phone, disabled) ? { field: 'phone', reason: 'blocked' } : undefined;
};

const judgeConsent = (field: 'ofAge' | 'acceptsTerms', given: boolean): FieldError | undefined =>
  given ? undefined : { field, reason: 'must-accept' };

/** Every field that can be refused without looking at other members. */
export const judgeRegistration = (body: Registration, disabledPhones: readonly string[]): FieldError[] =>
  [
    judgeAccount(body.account),
    judgePassword(body.password),
    judgePhone(body.phone, disabledPhones),
    judgeConsent('ofAge', body.ofAge),
    judgeConsent('acceptsTerms', body.acceptsTerms),
  ].filter((each) => each !== undefined);

import { formatPhone, parsePhone, textUnits } from '@pavilion/format';
import type { LocalText } from '../entities/common';
import type { FormOption } from '../entities/form';
import type { ProfileField } from '../enumerations';
import { limits } from '../limits';
import { emailPattern, type FieldError, isDay, type TextRules, validateText } from './validate-text';

/**
 * How a member field is entered. `consent` is a box that must be ticked, every other control holds text: that of `choice` is
 * the value of one of the `options`.
 */
export type MemberControl =
  | 'text'
  | 'choice'
  | 'code'
  | 'account'
  | 'new-password'
  | 'phone'
  | 'email'
  | 'date'
  | 'consent';

/** A check of a value beyond its pattern. */
export type MemberCheck = 'strength' | 'adult';

/** A value that a member field with the control `choice` offers. */
export type MemberOption = Readonly<Pick<FormOption, 'value' | 'label'>>;

/** A field that members fill in about themselves: the site draws it, `validateMemberField` checks it on both sides. */
export interface MemberField extends TextRules {
  /** Its name in forms, in the request and in `FieldErrors`. */
  readonly name: string;
  /** `{age}` in it stands for the youngest age of the brand's members. */
  readonly label: LocalText;
  readonly placeholder: LocalText;
  /** Empty when the label needs no explanation. */
  readonly hint: LocalText;
  readonly control: MemberControl;
  /** What a choice offers, in order; empty for other controls. */
  readonly options: readonly MemberOption[];
  readonly check: MemberCheck | null;
  /** Autofill token of HTML; `off` for values a browser must not fill in. */
  readonly autoComplete: string;
  /** Why the value is stored, for the privacy article, which promises that nothing else is; null: it is not stored. */
  readonly purpose: LocalText | null;
}

const noText: LocalText = { 'zh-CN': '', en: '' };

/** Keeps the literal types by which the request schema is derived, and the check, which may need a context. */
type Typed<Row extends Partial<MemberField>> = Omit<MemberField, 'name' | 'control' | 'required' | 'check'> &
  Pick<Row & MemberField, 'name' | 'control' | 'required'> & {
    readonly check: Row extends { readonly check: infer Check } ? Check : null;
  };

const field = <const Row extends Partial<MemberField>>(
  row: Row & Pick<MemberField, 'name' | 'label' | 'control' | 'required' | 'purpose'>,
): Typed<Row> => ({
  placeholder: noText,
  hint: noText,
  minLength: 0,
  maxLength: 64,
  pattern: null,
  options: [],
  autoComplete: 'off',
  ...row,
  check: (row.check ?? null) as Typed<Row>['check'],
});

const account = { min: 4, max: 16 };

/**
 * The fields of registration, in the order of the form. Form, request schema, validation, the help articles on registration and
 * privacy derive from them. Proved by `npm run test:unit -- member-fields register help`.
 */
const registration = {
  account: field({
    name: 'account',
    label: { 'zh-CN': '账号', en: 'Account' },
    placeholder: { 'zh-CN': '为自己取一个账号名', en: 'Choose an account name' },
    hint: {
      'zh-CN': `${account.min}–${account.max} 位字母、数字或下划线，以字母开头`,
      en: `${account.min}–${account.max} letters, digits or _, a letter first`,
    },
    control: 'account',
    required: true,
    minLength: account.min,
    maxLength: account.max,
    pattern: '^[A-Za-z][A-Za-z0-9_]*$',
    autoComplete: 'username',
    purpose: { 'zh-CN': '识别您的账户', en: 'To identify your account' },
  }),
  password: field({
    name: 'password',
    label: { 'zh-CN': '设置密码', en: 'Choose a password' },
    placeholder: { 'zh-CN': '请输入密码', en: 'Your password' },
    control: 'new-password',
    required: true,
    minLength: 8,
    maxLength: 32,
    /** Printable ASCII without the space. */
    pattern: '^[\\x21-\\x7e]*$',
    check: 'strength',
    autoComplete: 'new-password',
    purpose: { 'zh-CN': '登录', en: 'To log in' },
  }),
  phone: field({
    name: 'phone',
    label: { 'zh-CN': '手机号', en: 'Phone' },
    placeholder: { 'zh-CN': '请输入手机号', en: 'Your phone number' },
    control: 'phone',
    required: false,
    /** E.164 allows 15 digits with the country's. */
    pattern: '^\\(\\d+\\)\\d{5,13}$',
    autoComplete: 'tel-national',
    purpose: { 'zh-CN': '找回密码、登录验证', en: 'To recover the password and check logins' },
  }),
  /** Sent with its origin, as the object `invite` of the call `register`. */
  invite: field({
    name: 'invite',
    label: { 'zh-CN': '邀请码', en: 'Invite code' },
    placeholder: { 'zh-CN': '没有可不填', en: 'Leave empty if you have none' },
    control: 'code',
    required: false,
    purpose: { 'zh-CN': '记录由谁邀请', en: 'To record who invited you' },
  }),
  ofAge: field({
    name: 'ofAge',
    label: { 'zh-CN': '我已年满 {age} 周岁', en: 'I am {age} or older' },
    control: 'consent',
    required: true,
    purpose: null,
  }),
  acceptsTerms: field({
    name: 'acceptsTerms',
    label: {
      'zh-CN': '我已阅读并同意《规则条款》和《隐私规则》',
      en: 'I have read and accept the terms and the privacy rules',
    },
    control: 'consent',
    required: true,
    purpose: null,
  }),
} as const;

/** The fields that members fill in about themselves, each with its rules. */
export const memberFields = {
  ...registration,
  nickname: field({
    name: 'nickname',
    label: { 'zh-CN': '昵称', en: 'Nickname' },
    placeholder: { 'zh-CN': '2–12 个汉字，或 4–24 位字母数字', en: '4–24 letters or digits' },
    control: 'text',
    required: true,
    minLength: 4,
    maxLength: 24,
    /** Letters and digits of any script, joined by single marks. */
    pattern: '^[\\p{L}\\p{N}]+([ _·-][\\p{L}\\p{N}]+)*$',
    purpose: {
      'zh-CN': '在直播间里称呼您，其他会员可见',
      en: 'Your name in live rooms, which other members see',
    },
  }),
  realName: field({
    name: 'name',
    label: { 'zh-CN': '真实姓名', en: 'Real name' },
    placeholder: { 'zh-CN': '请输入真实姓名', en: 'Your real name' },
    control: 'text',
    required: true,
    minLength: 2,
    maxLength: 40,
    /** Han characters with the dot of names, or Latin letters. */
    pattern:
      "^(\\p{Script=Han}[\\p{Script=Han}·]*\\p{Script=Han}|\\p{Script=Latin}[\\p{Script=Latin} .'-]+)$",
    autoComplete: 'name',
    purpose: {
      'zh-CN': '核实收款人、登录验证',
      en: 'To verify the owner of payout accounts and check logins',
    },
  }),
  paymentPassword: field({
    name: 'paymentPassword',
    label: { 'zh-CN': '资金密码', en: 'Payment password' },
    placeholder: {
      'zh-CN': `${limits.paymentPasswordDigits} 位数字`,
      en: `${limits.paymentPasswordDigits} digits`,
    },
    control: 'new-password',
    required: true,
    pattern: `^\\d{${limits.paymentPasswordDigits}}$`,
    autoComplete: 'new-password',
    purpose: { 'zh-CN': '确认取款和绑定收款账户', en: 'To confirm withdrawals and new payout accounts' },
  }),
  birthday: field({
    name: 'birthday',
    label: { 'zh-CN': '生日', en: 'Date of birth' },
    control: 'date',
    required: true,
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    check: 'adult',
    autoComplete: 'bday',
    purpose: { 'zh-CN': '核实年龄、发放生日礼金', en: 'To verify your age, and for the birthday gift' },
  }),
  email: field({
    name: 'email',
    label: { 'zh-CN': '电子邮箱', en: 'E-mail' },
    control: 'email',
    required: true,
    pattern: emailPattern,
    autoComplete: 'email',
    purpose: { 'zh-CN': '登录验证、重要通知', en: 'To check logins, and for important notices' },
  }),
} as const;

/** The fields of registration, in the order of their rows above. */
export const registrationFields: readonly (typeof registration)[keyof typeof registration][] =
  Object.values(registration);
/** The name of a field of registration. */
export type RegistrationFieldName = (typeof registrationFields)[number]['name'];

/** The field that holds the new value of each part of the profile. */
export const profileFormFields = {
  'real-name': memberFields.realName,
  phone: { ...memberFields.phone, required: true },
  birthday: memberFields.birthday,
  email: memberFields.email,
} as const satisfies Readonly<Record<ProfileField, MemberField>>;

const { minLength, maxLength, pattern } = memberFields.password;

/** The rules of a new password, for a form that shows which of them are met. Together they are its validation. */
export const passwordRules = {
  length: (password: string) => textUnits(password) >= minLength && textUnits(password) <= maxLength,
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  plain: (password: string) => password !== '' && new RegExp(pattern ?? '', 'u').test(password),
} as const;

/** Context of field validation. */
export interface ValidationContext {
  /** The day in the brand's calendar, YYYY-MM-DD, by the gateway's clock. */
  readonly today: string;
  /** The youngest age of the brand's members, in years. */
  readonly adultAge: number;
}

/** The context for fields whose check needs it; without it, their validation does not compile. */
type ContextOf<Field extends Pick<MemberField, 'check'>> = 'adult' extends Field['check']
  ? [context: ValidationContext]
  : [];

const oldestAge = 120;

/**
 * Whether a person has an age on a day. Days of the form YYYY-MM-DD sort as text, so that a birthday on 29 February comes on
 * 1 March in other years.
 */
const hasReached = (years: number, birthday: string, day: string) =>
  birthday <= `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const checks: Readonly<
  Record<MemberCheck, (value: string, context: ValidationContext) => FieldError | undefined>
> = {
  strength: (value) =>
    passwordRules.letter(value) && passwordRules.digit(value) ? undefined : { reason: 'weak' },
  /** The youngest age of members: registration and changes of the birthday check it by `adult`. */
  adult: (value, { today, adultAge }) => {
    if (!isDay(value)) return { reason: 'format' };
    if (!hasReached(adultAge, value, today)) return { reason: 'under-age', limit: String(adultAge) };
    return hasReached(oldestAge, value, today) ? { reason: 'unknown' } : undefined;
  },
};

const normalizers: Readonly<Record<Exclude<MemberControl, 'consent'>, (value: string) => string>> = {
  text: (value) => value.trim().replace(/\s+/g, ' ').normalize('NFC'),
  choice: (value) => value,
  code: (value) => value.trim(),
  account: (value) => value.trim(),
  'new-password': (value) => value,
  phone: (value) => (value.trim() === '' ? '' : formatPhone(parsePhone(value))),
  email: (value) => value.trim().toLowerCase(),
  date: (value) => value.trim(),
};

/** Normalizes a text value: the one form in which it is sent, compared and stored. */
export const normalizeMemberField = ({ control }: Pick<MemberField, 'control'>, value: string): string =>
  control === 'consent' ? value : normalizers[control](value);

/**
 * Validates one member field. The site and the gateway call this same function.
 *
 * @param value text, or whether a consent was given; undefined where the request leaves the field out
 * @param context of a field with the check `adult`, and of one whose check is not known to the compiler
 */
export const validateMemberField = <Field extends MemberField>(
  field: Field,
  value: string | boolean | undefined,
  ...context: ContextOf<Field>
): FieldError | undefined => {
  if (field.control === 'consent')
    return value === true || !field.required ? undefined : { reason: 'must-accept' };
  const text = normalizeMemberField(field, typeof value === 'string' ? value : '');
  const error = validateText(field, text);
  if (error || text === '') return error;
  if (field.control === 'choice' && !field.options.some((option) => option.value === text))
    return { reason: 'unknown' };
  return field.check === null ? undefined : checks[field.check](text, context[0] as ValidationContext);
};

/** Validates several member fields; answers the errors by the names of the fields, in their order. */
export const validateMemberFields = (
  fields: readonly MemberField[],
  values: Readonly<Record<string, unknown>>,
  context: ValidationContext,
): Readonly<Record<string, FieldError>> =>
  Object.fromEntries(
    fields.flatMap((each) => {
      const value = values[each.name];
      const known = typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
      const error = validateMemberField(each, known, context);
      return error ? [[each.name, error]] : [];
    }),
  );

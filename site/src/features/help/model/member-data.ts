import type { LocalText } from '@pavilion/contract';
import {
  type MemberField,
  memberFields,
  profileFormFields,
  type RegistrationFieldName,
  registrationFields,
} from '@pavilion/contract/forms';
import type { Pair } from '../article';

const pair = (text: LocalText): Pair => [text['zh-CN'], text.en];

/** Names of data, where the label of the field asks for a new value. */
const names: Readonly<Record<string, Pair>> = { password: ['登录密码', 'Login password'] };

const nameOf = ({ name, label }: MemberField): Pair => names[name] ?? pair(label);

/** The parts of the profile, of which pages show a part only. */
const masked = new Set<string>(Object.values(profileFormFields).map(({ name }) => name));

const storedAs = ({ name, control }: MemberField): Pair => {
  if (control === 'new-password')
    return ['只保存加盐散列，无法还原', 'As a salted hash only, which cannot be reversed'];
  if (masked.has(name))
    return ['与账户同在，页面上只显示一部分', 'As long as the account; pages show a part only'];
  return ['与账户同在', 'As long as the account'];
};

/** A row for each stored field of members: its name, its purpose, and how it is stored. */
export const storedFieldRows = (fields: readonly MemberField[] = Object.values(memberFields)): Pair[][] =>
  fields.flatMap((field) => (field.purpose ? [[nameOf(field), pair(field.purpose), storedAs(field)]] : []));

/** What a member has to know of a field of registration beyond its purpose. */
const remarks: Readonly<Partial<Record<RegistrationFieldName, Pair>>> = {
  account: ['注册后不能修改，也不能与他人重复', 'It must be free and cannot be changed later'],
  password: ['请不要与其他网站使用相同的密码', 'Do not reuse the password of another site'],
  phone: [
    '用于找回密码和登录验证，一个号码只能用于一个账号',
    'For recovery and login checks; one account a number',
  ],
  invite: ['不能使用自己的邀请码', 'Your own code is not accepted'],
};

const remarkOf = ({ name, hint, purpose }: MemberField): Pair =>
  remarks[name as RegistrationFieldName] ?? pair(purpose ?? hint);

const entered = (fields: readonly MemberField[]) => fields.filter(({ control }) => control !== 'consent');

/** A row for each field of registration that is filled in: its name, whether it is required, and a remark. */
export const registrationRows = (fields: readonly MemberField[] = registrationFields): Pair[][] =>
  entered(fields).map((field) => [
    nameOf(field),
    field.required ? ['必填', 'Yes'] : ['选填', 'No'],
    remarkOf(field),
  ]);

/** The names of the fields of registration that must be filled in, or of those that may stay empty. */
export const registrationNames = (
  isRequired: boolean,
  fields: readonly MemberField[] = registrationFields,
): Pair => {
  const own = entered(fields)
    .filter(({ required }) => required === isRequired)
    .map(nameOf);
  return [own.map(([zh]) => zh).join('、'), own.map(([, en]) => en).join(', ')];
};

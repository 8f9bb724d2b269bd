import type { LocalText } from '@pavilion/contract';
import {
  type MemberField,
  memberFields,
  profileFormFields,
  type RegistrationFieldName,
  registrationFields,
} from '@pavilion/contract/forms';
import { localized } from '@pavilion/format';
import { listOf } from './list-of';

/** Names of data, where the label of the field asks for a new value. */
const names: Readonly<Record<string, LocalText>> = { password: localized('登录密码', 'Login password') };

const nameOf = ({ name, label }: MemberField): LocalText => names[name] ?? label;

/** The parts of the profile, of which pages show a part only. */
const masked = new Set<string>(Object.values(profileFormFields).map(({ name }) => name));

const storedAs = ({ name, control }: MemberField): LocalText => {
  if (control === 'new-password')
    return localized('只保存加盐散列，无法还原', 'As a salted hash only, which cannot be reversed');
  if (masked.has(name))
    return localized('与账户同在，页面上只显示一部分', 'As long as the account; pages show a part only');
  return localized('与账户同在', 'As long as the account');
};

/** A row for each stored field of members: its name, its purpose, and how it is stored. */
export const storedFieldRows = (
  fields: readonly MemberField[] = Object.values(memberFields),
): LocalText[][] =>
  fields.flatMap((field) => (field.purpose ? [[nameOf(field), field.purpose, storedAs(field)]] : []));

/** What a member has to know of a field of registration beyond its purpose. */
const remarks: Readonly<Partial<Record<RegistrationFieldName, LocalText>>> = {
  account: localized('注册后不能修改，也不能与他人重复', 'It must be free and cannot be changed later'),
  password: localized('请不要与其他网站使用相同的密码', 'Do not reuse the password of another site'),
  phone: localized(
    '用于找回密码和登录验证，一个号码只能用于一个账号',
    'For recovery and login checks; one account a number',
  ),
  invite: localized('不能使用自己的邀请码', 'Your own code is not accepted'),
};

const remarkOf = ({ name, hint, purpose }: MemberField): LocalText =>
  remarks[name as RegistrationFieldName] ?? purpose ?? hint;

const entered = (fields: readonly MemberField[]) => fields.filter(({ control }) => control !== 'consent');

/** A row for each field of registration that is filled in: its name, whether it is required, and a remark. */
export const registrationRows = (fields: readonly MemberField[] = registrationFields): LocalText[][] =>
  entered(fields).map((field) => [
    nameOf(field),
    field.required ? localized('必填', 'Yes') : localized('选填', 'No'),
    remarkOf(field),
  ]);

/** The names of the fields of registration that must be filled in, or of those that may stay empty. */
export const registrationNames = (
  isRequired: boolean,
  fields: readonly MemberField[] = registrationFields,
): LocalText =>
  listOf(
    entered(fields)
      .filter(({ required }) => required === isRequired)
      .map(nameOf),
  );

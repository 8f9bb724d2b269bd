import type { ProfileField } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import { maskName, maskPhone } from '@pavilion/format';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { renamePayoutOwner } from '../../money';
import type { PersonMarks } from '../../protection';
import { maskBirthday, maskEmail } from '../members/masks';
import { validatePhoneAllowed } from '../members/registration-rules';
import { changePhone } from '../security/change-phone';

/** How one part of the profile is masked and changed. Its value is validated by `profileFormFields` of the contract. */
interface ProfileRules {
  /** A validation that depends on the operator's settings. */
  validate?(value: string, disabledPhones: readonly string[]): FieldError | undefined;
  /** What the value marks a person by. */
  mark?: keyof PersonMarks;
  mask(value: string): string;
  current(db: Database, memberId: string): Promise<string | null>;
  /** Whether the first value is set by another call, so that only an existing one can be changed. */
  needsCurrent: boolean;
  apply(transaction: Database, memberId: string, value: string, at: Date): Promise<void>;
}

type Member = Row<'members'>;

/** A column of text that may be null. */
type TextColumn = {
  [Name in keyof Member]: string | null extends Member[Name]
    ? Member[Name] extends string | null
      ? Name
      : never
    : never;
}[keyof Member];

/** How a part that is stored in a column of `members` is read. */
const readFrom = (column: TextColumn): Pick<ProfileRules, 'needsCurrent' | 'current'> => ({
  needsCurrent: false,
  async current(db, memberId) {
    const row = await db
      .selectFrom('members')
      .select(column)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row[column];
  },
});

/** Rules of a part that is stored in a column of `members` and changed without more. */
const columnOf = (
  column: Exclude<TextColumn, 'phone'>,
): Pick<ProfileRules, 'needsCurrent' | 'current' | 'apply'> => ({
  ...readFrom(column),
  async apply(transaction, memberId, value) {
    await transaction
      .updateTable('members')
      .set({ [column]: value })
      .where('id', '=', memberId)
      .execute();
  },
});

export const profileRules: Readonly<Record<ProfileField, ProfileRules>> = {
  'real-name': {
    mark: 'name',
    mask: maskName,
    needsCurrent: true,
    async current(db, memberId) {
      const row = await db
        .selectFrom('member_security')
        .select(['real_name', 'real_name_state'])
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.real_name_state === 'passed' ? row.real_name : null;
    },
    async apply(transaction, memberId, value, at) {
      await transaction
        .updateTable('member_security')
        .set({ real_name: value })
        .where('member_id', '=', memberId)
        .execute();
      await renamePayoutOwner(transaction, memberId, value, at);
    },
  },
  phone: {
    mark: 'phone',
    validate: validatePhoneAllowed,
    mask: maskPhone,
    ...readFrom('phone'),
    apply: changePhone,
  },
  birthday: {
    mark: 'birthday',
    mask: maskBirthday,
    ...columnOf('birthday'),
  },
  email: {
    mask: maskEmail,
    ...columnOf('email'),
  },
};

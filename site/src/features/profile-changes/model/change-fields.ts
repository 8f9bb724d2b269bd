import type { Member, MemberSecurity, ProfileField } from '@pavilion/contract';
import type { ProfileChangesKey } from '../messages/profile-changes-messages';

/** The data of the member that the form shows. */
export interface ShownMember {
  readonly member: Pick<Member, 'id' | 'phone' | 'birthday' | 'email'>;
  readonly realName: MemberSecurity['realName'];
}

interface ChangeField {
  /** What a change needs or leads to; null: nothing particular. */
  readonly hint: ProfileChangesKey | null;
  /** The masked current value; null: none. */
  readonly current: (shown: ShownMember) => string | null;
}

/** What the form says about each part of the profile. Its name and its rules are those of `profileFormFields`. */
export const changeFields = {
  'real-name': {
    hint: 'newRealNameHint',
    current: ({ realName }) => (realName.state === 'passed' ? realName.name : null),
  },
  phone: { hint: 'newPhoneHint', current: ({ member }) => member.phone },
  birthday: { hint: 'newBirthdayHint', current: ({ member }) => member.birthday },
  email: { hint: 'newEmailHint', current: ({ member }) => member.email },
} as const satisfies Readonly<Record<ProfileField, ChangeField>>;

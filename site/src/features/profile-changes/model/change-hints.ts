import type { ProfileField } from '@pavilion/contract';
import type { ProfileChangesKey } from '../messages/profile-changes-messages';

const hints = {
  'real-name': 'newRealNameHint',
  phone: 'newPhoneHint',
  birthday: 'newBirthdayHint',
  email: 'newEmailHint',
} as const satisfies Readonly<Partial<Record<ProfileField, ProfileChangesKey>>>;

/** What a change of a part of the profile needs or leads to; undefined where nothing is to be said. */
export const changeHint = (field: ProfileField): (typeof hints)[keyof typeof hints] | undefined =>
  hints[field as keyof typeof hints];

import type { ProfileField } from '@pavilion/contract';
import type { ProfileChangesKey } from '../messages/profile-changes-messages';

/** What each part of the profile is called. */
export const fieldNames = {
  'real-name': 'realName',
  phone: 'phone',
  birthday: 'birthday',
  email: 'email',
} as const satisfies Readonly<Record<ProfileField, ProfileChangesKey>>;

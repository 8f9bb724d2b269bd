import type { ProfileField } from '@pavilion/contract';
import type { ProfileChangesKey } from '../messages/profile-changes-messages';

/** The message key of each profile field. */
export const fieldNames = {
  'real-name': 'realName',
  phone: 'phone',
  birthday: 'birthday',
  email: 'email',
} as const satisfies Readonly<Record<ProfileField, ProfileChangesKey>>;

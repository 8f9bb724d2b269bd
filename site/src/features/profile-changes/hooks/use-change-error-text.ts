import type { FieldReason } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import { useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { useMessages } from '../../../shared/messages';
import { type ProfileChangesKey, profileChangesMessages } from '../messages/profile-changes-messages';
import type { NewChange } from '../model/new-change';

const value = {
  required: 'valueRequired',
  taken: 'valueTaken',
  format: 'valueFormat',
} as const;

type Keys = Partial<Readonly<Record<FieldReason | 'other', ProfileChangesKey>>>;

/** Error texts that replace the general ones. */
const keys = {
  field: { other: 'fieldBlocked' },
  value,
  /** The value of a date. */
  date: { ...value, format: 'dateFormat' },
  pictures: { required: 'picturesRequired', other: 'picturesGone' },
  loginPassword: { required: 'passwordRequired', other: 'passwordWrong' },
} as const satisfies Readonly<Partial<Record<keyof NewChange | 'date', Keys>>>;

/** Describes the error of a field of a profile change. */
export const useChangeErrorText = () => {
  const t = useMessages(profileChangesMessages) as (key: ProfileChangesKey) => string;
  const generalText = useGeneralErrorText();
  return (field: keyof typeof keys, error: FieldError | undefined, label: string): string | undefined => {
    const own: Keys = keys[field];
    const key = error && (own[error.reason] ?? own.other);
    return key ? t(key) : generalText(error, label);
  };
};

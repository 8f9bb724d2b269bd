import { errorCodes, type ProfileField, profileFields } from '@pavilion/contract';
import {
  normalizeMemberField,
  profileFormFields,
  type ValidationContext,
  validateMemberField,
} from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { type FieldErrors, fieldErrors, requiredError } from '../../../shared/forms/form-errors';

/** The values of the form. `pictures` holds the ids of the uploaded evidence, separated by spaces. */
export interface NewChange {
  readonly field: ProfileField;
  readonly value: string;
  readonly note: string;
  readonly pictures: string;
  readonly loginPassword: string;
}

export const emptyChange: NewChange = {
  field: profileFields[0],
  value: '',
  note: '',
  pictures: '',
  loginPassword: '',
};

/** The value is validated by the field of the contract, as the gateway does it. */
export const validateNewChange = (
  { field, value, pictures, loginPassword }: NewChange,
  context: ValidationContext,
): FieldErrors<keyof NewChange> =>
  fieldErrors({
    value: validateMemberField(profileFormFields[field], value, context),
    pictures: requiredError(pictures),
    loginPassword: requiredError(loginPassword),
  });

/** The body of the call. */
export const newChangeBody = ({ field, value, note, pictures, loginPassword }: NewChange) => ({
  field,
  value: normalizeMemberField(profileFormFields[field], value),
  pictures: pictures.split(' '),
  loginPassword,
  ...(note.trim() === '' ? {} : { note: note.trim() }),
});

/** Maps a wrong login password to its field. */
export const loginPasswordErrors = ({ code }: SdkErrorData): FieldErrors<keyof NewChange> =>
  Number(code) === errorCodes.wrongCredentials ? { loginPassword: { reason: 'unknown' } } : {};

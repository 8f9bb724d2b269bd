import { profileFormFields, validateMemberField } from '@pavilion/contract/forms';
import { type FieldErrors, fieldErrors, requiredError } from '../../../shared/forms/form-errors';
import type { Credentials } from './credentials';

/** Validates the phone that a code is sent to. */
export const validatePhone = ({ phone }: Pick<Credentials, 'phone'>): FieldErrors<'phone'> =>
  fieldErrors({ phone: validateMemberField(profileFormFields.phone, phone) });

/** Requires a code: an empty one would use up an attempt. */
export const validateCode = ({ code }: Pick<Credentials, 'code'>): FieldErrors<'code'> =>
  fieldErrors({ code: requiredError(code) });

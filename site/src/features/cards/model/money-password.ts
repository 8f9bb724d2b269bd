import { errorCodes } from '@pavilion/contract';
import { type FieldError, memberFields, validateMemberField } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import type { FieldErrors } from '../../../shared/forms/form-errors';

/** The error of a payment password before it is sent. */
export const paymentPasswordError = (password: string): FieldError | undefined =>
  validateMemberField(memberFields.paymentPassword, password);

/** The error of the repetition of a new payment password. */
export const repeatError = (repeat: string, password: string): FieldError | undefined =>
  paymentPasswordError(repeat) ?? (repeat === password ? undefined : { reason: 'blocked' });

/** Maps a rejection to the password field it means; for a payment password with the attempts that are left. */
export const passwordErrorsFrom =
  <Field extends string>(payment: Field, login?: Field) =>
  ({ code, data }: SdkErrorData): FieldErrors<Field> => {
    const errorOf = (field: Field, error: FieldError) => ({ [field]: error }) as FieldErrors<Field>;
    if (Number(code) === errorCodes.paymentPasswordWrong) {
      const { attemptsLeft = 0 } = (data ?? {}) as { attemptsLeft?: number };
      return errorOf(payment, { reason: 'unknown', limit: String(attemptsLeft) });
    }
    return login !== undefined && Number(code) === errorCodes.wrongCredentials
      ? errorOf(login, { reason: 'unknown' })
      : {};
  };

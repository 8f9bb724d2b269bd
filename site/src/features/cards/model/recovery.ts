import type { FieldErrors as FieldErrorsData } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { codeError } from '../../../shared/codes/challenge-of';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';
import { passwordErrorsFrom, paymentPasswordError, repeatError } from './money-password';

/** Form values of both steps of payment password recovery. */
export const emptyRecovery = { loginPassword: '', code: '', paymentPassword: '', repeat: '' };
export type Recovery = typeof emptyRecovery;
type RecoveryErrors = FieldErrors<keyof Recovery>;

/** Validates the first step, before a code is requested. */
export const validateIdentity = ({ loginPassword }: Recovery): RecoveryErrors =>
  loginPassword === '' ? { loginPassword: { reason: 'required' } } : {};

/** Validates the second step: the code and the new payment password. */
export const validateReset = ({ code, paymentPassword, repeat }: Recovery): RecoveryErrors =>
  fieldErrors({
    code: code === '' ? { reason: 'required' } : undefined,
    paymentPassword: paymentPasswordError(paymentPassword),
    repeat: repeatError(repeat, paymentPassword),
  });

const passwordErrors = passwordErrorsFrom<keyof Recovery>('paymentPassword', 'loginPassword');

/** Maps a rejected request to the errors of its form fields. */
export const recoveryErrors = (error: SdkErrorData): RecoveryErrors => {
  const code = codeError(error);
  return code ? { code } : passwordErrors(error);
};

/** Whether the request was rejected because the member has no phone number. */
export const lacksPhone = ({ data }: SdkErrorData): boolean =>
  (data as Partial<FieldErrorsData> | undefined)?.fields?.some(({ field }) => field === 'phone') ?? false;

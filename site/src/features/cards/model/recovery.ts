import type { FieldErrors as FieldErrorsData } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { codeError } from '../../../shared/codes/challenge-of';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';
import { passwordErrorsFrom, paymentPasswordError, repeatError } from './money-password';

/** The values of the payment password recovery, over both of its steps. */
export const emptyRecovery = { loginPassword: '', code: '', paymentPassword: '', repeat: '' };
export type Recovery = typeof emptyRecovery;
type RecoveryErrors = FieldErrors<keyof Recovery>;

/** Before a code is sent. */
export const validateIdentity = ({ loginPassword }: Recovery): RecoveryErrors =>
  loginPassword === '' ? { loginPassword: { reason: 'required' } } : {};

/** After a code was sent. */
export const validateReset = ({ code, paymentPassword, repeat }: Recovery): RecoveryErrors =>
  fieldErrors({
    code: code === '' ? { reason: 'required' } : undefined,
    paymentPassword: paymentPasswordError(paymentPassword),
    repeat: repeatError(repeat, paymentPassword),
  });

const passwordErrors = passwordErrorsFrom<keyof Recovery>('paymentPassword', 'loginPassword');

/** Maps a rejection to the field it means. */
export const recoveryErrors = (error: SdkErrorData): RecoveryErrors => {
  const code = codeError(error);
  return code ? { code } : passwordErrors(error);
};

/** Whether no code could be sent because the member has no phone. */
export const lacksPhone = ({ data }: SdkErrorData): boolean =>
  (data as Partial<FieldErrorsData> | undefined)?.fields?.some(({ field }) => field === 'phone') ?? false;

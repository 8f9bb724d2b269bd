import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';
import { paymentPasswordError, repeatError } from './money-password';

/** The values of the form. The member proves their identity by the login password, or by the current payment password. */
export const emptyNewPassword = { loginPassword: '', current: '', paymentPassword: '', repeat: '' };
export type NewPassword = typeof emptyNewPassword;

const newPasswordErrors = ({ paymentPassword, repeat }: NewPassword) => ({
  paymentPassword: paymentPasswordError(paymentPassword),
  repeat: repeatError(repeat, paymentPassword),
});

/** The first payment password is confirmed by the login password. */
export const validateFirst = (form: NewPassword): FieldErrors<keyof NewPassword> =>
  fieldErrors({
    loginPassword: form.loginPassword === '' ? { reason: 'required' } : undefined,
    ...newPasswordErrors(form),
  });

/** A change is confirmed by the current payment password. */
export const validateChange = (form: NewPassword): FieldErrors<keyof NewPassword> =>
  fieldErrors({ current: paymentPasswordError(form.current), ...newPasswordErrors(form) });

/** The body of the call. */
export const newPasswordBody = ({ loginPassword, current, paymentPassword }: NewPassword, isSet: boolean) =>
  isSet ? { paymentPassword, current } : { paymentPassword, loginPassword };

import { type Faults, faultsOf } from '../../../shared/forms/fault';
import { digitsFault, repeatFault } from './money-password';

/** What stands in the form of a new payment password; the first of the two proofs serves when there is none yet. */
export const emptyNewPassword = { loginPassword: '', current: '', paymentPassword: '', repeat: '' };
export type NewPassword = typeof emptyNewPassword;

const judge = (form: NewPassword, proof: Faults<keyof NewPassword>): Faults<keyof NewPassword> => ({
  ...proof,
  ...faultsOf({
    paymentPassword: digitsFault(form.paymentPassword),
    repeat: repeatFault(form.repeat, form.paymentPassword),
  }),
});

/** The first payment password is proved by the login password. */
export const judgeFirst = (form: NewPassword) =>
  judge(form, form.loginPassword === '' ? { loginPassword: { reason: 'required' } } : {});

/** Another one is proved by the one before. */
export const judgeChange = (form: NewPassword) =>
  judge(form, faultsOf({ current: digitsFault(form.current) }));

/** The body of the call. */
export const newPasswordBody = ({ loginPassword, current, paymentPassword }: NewPassword, isSet: boolean) =>
  isSet ? { paymentPassword, current } : { paymentPassword, loginPassword };

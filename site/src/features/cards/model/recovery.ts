import type { FieldErrors } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { codeFault } from '../../../shared/codes/challenge-of';
import { type Faults, faultsOf } from '../../../shared/forms/fault';
import { digitsFault, passwordFaultIn, repeatFault } from './money-password';

/** What stands in the form of a forgotten payment password, over both of its steps. */
export const emptyRecovery = { loginPassword: '', code: '', paymentPassword: '', repeat: '' };
export type Recovery = typeof emptyRecovery;
type RecoveryFaults = Faults<keyof Recovery>;

/** Before a code is sent. */
export const judgeAsking = ({ loginPassword }: Recovery): RecoveryFaults =>
  loginPassword === '' ? { loginPassword: { reason: 'required' } } : {};

/** Once it was. */
export const judgeAnswer = ({ code, paymentPassword, repeat }: Recovery): RecoveryFaults => ({
  ...(code === '' ? { code: { reason: 'required' } } : {}),
  ...faultsOf({
    paymentPassword: digitsFault(paymentPassword),
    repeat: repeatFault(repeat, paymentPassword),
  }),
});

const loginFault = passwordFaultIn<keyof Recovery>('paymentPassword', 'loginPassword');

/** Which field a refusal means. */
export const recoveryFaults = (error: SdkErrorData): RecoveryFaults => {
  const code = codeFault(error);
  return code ? { code } : loginFault(error);
};

/** Whether a code could not be sent, since there is no phone to send it to. */
export const lacksPhone = ({ data }: SdkErrorData): boolean =>
  (data as Partial<FieldErrors> | undefined)?.fields?.some(({ field }) => field === 'phone') ?? false;

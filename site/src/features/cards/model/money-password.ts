import { errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import type { Fault, Faults } from '../../../shared/forms/fault';

/** What is wrong with a payment password before it is sent. */
export const digitsFault = (password: string): Fault | undefined => {
  if (password === '') return { reason: 'required' };
  return /^\d{6}$/.test(password) ? undefined : { reason: 'format' };
};

/** What is wrong with the second time that a new one is typed. */
export const repeatFault = (repeat: string, password: string): Fault | undefined =>
  digitsFault(repeat) ?? (repeat === password ? undefined : { reason: 'blocked' });

/** Which of the passwords of a form a refusal means; a payment password tells the tries that are left. */
export const passwordFaultIn =
  <Field extends string>(payment: Field, login?: Field) =>
  ({ code, data }: SdkErrorData): Faults<Field> => {
    const tell = (field: Field, fault: Fault) => ({ [field]: fault }) as Faults<Field>;
    if (Number(code) === errorCodes.paymentPasswordWrong) {
      const { attemptsLeft = 0 } = (data ?? {}) as { attemptsLeft?: number };
      return tell(payment, { reason: 'unknown', limit: String(attemptsLeft) });
    }
    return login !== undefined && Number(code) === errorCodes.wrongCredentials
      ? tell(login, { reason: 'unknown' })
      : {};
  };

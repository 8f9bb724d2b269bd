import type { CallRequest } from '@pavilion/contract';
import { type Fault, type Faults, faultsOf } from '../../../shared/forms/fault';
import { accountFault } from './account';
import { type Invite, inviteOf } from './invite';
import { passwordFault } from './password';
import { phoneFault } from './phone';

/** What stands in the form of registration. */
export interface Registration {
  readonly account: string;
  readonly password: string;
  /** `(86)13812345678` or empty. */
  readonly phone: string;
  readonly invite: string;
  readonly ofAge: boolean;
  readonly acceptsTerms: boolean;
}
export type RegistrationField = keyof Registration;

export const emptyRegistration: Registration = {
  account: '',
  password: '',
  phone: '',
  invite: '',
  ofAge: false,
  acceptsTerms: false,
};

const consentFault = (given: boolean): Fault | undefined => (given ? undefined : { reason: 'must-accept' });

/** Every fault that can be told here. Whether a code or a free account exists, the gateway knows. */
export const judgeRegistration = (form: Registration): Faults<RegistrationField> =>
  faultsOf({
    account: accountFault(form.account.trim()),
    password: passwordFault(form.password),
    phone: phoneFault(form.phone),
    invite: undefined,
    ofAge: consentFault(form.ofAge),
    acceptsTerms: consentFault(form.acceptsTerms),
  });

/** The body of the call. What was left empty is left out. */
export const registrationBody = (
  { account, password, phone, invite, ofAge, acceptsTerms }: Registration,
  captured: Invite | undefined,
): CallRequest<'register'> => {
  const sent = inviteOf(invite, captured);
  return {
    account: account.trim(),
    password,
    ...(phone === '' ? {} : { phone }),
    ...(sent === undefined ? {} : { invite: sent }),
    ofAge,
    acceptsTerms,
  };
};

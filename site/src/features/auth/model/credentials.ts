import { type FieldErrors, fieldErrors, requiredError } from '../../../shared/forms/form-errors';

/** The values of the login forms: account and password, or phone and code. */
export interface Credentials {
  /** The account name, or a phone in its place. */
  readonly account: string;
  readonly password: string;
  /** `(86)13812345678` */
  readonly phone: string;
  /** The code that was sent to the phone. */
  readonly code: string;
  readonly remember: boolean;
  /** The answer to the additional check of a risky login. */
  readonly answer: string;
}

export const emptyCredentials: Credentials = {
  account: '',
  password: '',
  phone: '',
  code: '',
  remember: false,
  answer: '',
};

type CredentialsErrors = FieldErrors<'account' | 'password' | 'answer'>;

/** Requires account and password. Only the gateway can check whether they are correct. */
export const validateCredentials = ({ account, password }: Credentials): CredentialsErrors =>
  fieldErrors({
    account: requiredError(account),
    password: password === '' ? { reason: 'required' } : undefined,
  });

/** Requires an answer: while a check is shown, it is the only field, and an empty one would use up an attempt. */
export const validateAnswer = ({ answer }: Credentials): CredentialsErrors =>
  fieldErrors({ answer: requiredError(answer) });

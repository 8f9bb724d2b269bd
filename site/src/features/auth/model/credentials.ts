import { type FieldErrors, fieldErrors, requiredError } from '../../../shared/forms/form-errors';

/** The values of the login form. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
  /** To the check that a risky login asks for. */
  readonly answer: string;
}

export const emptyCredentials: Credentials = { account: '', password: '', remember: false, answer: '' };

type CredentialsErrors = FieldErrors<'account' | 'password' | 'answer'>;

/** Only missing values are errors here: whether the credentials are right, the gateway knows. */
export const validateCredentials = ({ account, password }: Credentials): CredentialsErrors =>
  fieldErrors({
    account: requiredError(account),
    password: password === '' ? { reason: 'required' } : undefined,
  });

/** While a check is shown, its answer is the only field. An empty answer would cost an attempt. */
export const validateAnswer = ({ answer }: Credentials): CredentialsErrors =>
  fieldErrors({ answer: requiredError(answer) });

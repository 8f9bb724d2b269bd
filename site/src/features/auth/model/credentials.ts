import { type Faults, faultsOf } from '../../../shared/forms/fault';

/** What stands in the form of the login. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
  /** To the check that a risky login asks for. */
  readonly answer: string;
}
export type CredentialsField = keyof Credentials;

export const emptyCredentials: Credentials = { account: '', password: '', remember: false, answer: '' };

const missing = (text: string) => (text.trim() === '' ? ({ reason: 'required' } as const) : undefined);

/** A login is judged by the gateway alone; here only what is missing is told. */
export const judgeCredentials = ({ account, password }: Credentials): Faults<CredentialsField> =>
  faultsOf({
    account: missing(account),
    password: password === '' ? { reason: 'required' } : undefined,
    remember: undefined,
    answer: undefined,
  });

/** While a check stands, it alone is on the screen. An empty answer would cost one of the tries. */
export const judgeAnswer = ({ answer }: Credentials): Faults<CredentialsField> =>
  faultsOf({ account: undefined, password: undefined, remember: undefined, answer: missing(answer) });

import { type Faults, faultsOf } from './fault';

/** What stands in the form of the login. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
}
export type CredentialsField = keyof Credentials;

export const emptyCredentials: Credentials = { account: '', password: '', remember: false };

/** A login is judged by the gateway alone; here only what is missing is told. */
export const judgeCredentials = ({ account, password }: Credentials): Faults<CredentialsField> =>
  faultsOf({
    account: account.trim() === '' ? { reason: 'required' } : undefined,
    password: password === '' ? { reason: 'required' } : undefined,
    remember: undefined,
  });

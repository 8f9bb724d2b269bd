import type { Challenge } from '@pavilion/contract';
import { type Fault, type Faults, faultsOf } from '../../../shared/forms/fault';
import { passwordFault } from './password';
import { phoneFault } from './phone';

/** What stands in the form of a forgotten password, over all of its steps. */
export interface Recovery {
  readonly account: string;
  /** `(86)13812345678` */
  readonly phone: string;
  /** The code that was sent. */
  readonly answer: string;
  readonly password: string;
}
export type RecoveryField = keyof Recovery;

export const emptyRecovery: Recovery = { account: '', phone: '', answer: '', password: '' };

/** How far the person has come. */
export type RecoveryStep =
  | { readonly kind: 'identify' }
  | { readonly kind: 'code'; readonly challenge: Challenge }
  | { readonly kind: 'password'; readonly ticket: string }
  | { readonly kind: 'done' };

const required: Fault = { reason: 'required' };
const none = { account: undefined, phone: undefined, answer: undefined, password: undefined };

/** Each step judges what it shows. */
export const judgeRecovery: Readonly<
  Record<RecoveryStep['kind'], (form: Recovery) => Faults<RecoveryField>>
> = {
  identify: ({ account, phone }) =>
    faultsOf({
      ...none,
      account: account.trim() === '' ? required : undefined,
      phone: phone === '' ? required : phoneFault(phone),
    }),
  code: ({ answer }) => faultsOf({ ...none, answer: answer === '' ? required : undefined }),
  password: ({ password }) => faultsOf({ ...none, password: passwordFault(password) }),
  done: () => ({}),
};

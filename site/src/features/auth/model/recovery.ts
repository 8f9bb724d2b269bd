import type { Challenge } from '@pavilion/contract';
import { memberFields, profileFormFields, validateMemberField } from '@pavilion/contract/forms';
import { type FieldErrors, fieldErrors, requiredError } from '../../../shared/forms/form-errors';

/** The values of the password recovery form, over all of its steps. */
export interface Recovery {
  readonly account: string;
  /** `(86)13812345678` */
  readonly phone: string;
  /** The code that was sent. */
  readonly answer: string;
  readonly password: string;
}

export const emptyRecovery: Recovery = { account: '', phone: '', answer: '', password: '' };

/** The current step, with the data that it needs from the previous one. */
export type RecoveryStep =
  | { readonly kind: 'identify' }
  | { readonly kind: 'code'; readonly challenge: Challenge }
  | { readonly kind: 'password'; readonly ticket: string }
  | { readonly kind: 'done' };

/** Validates the fields of the current step. */
export const validateRecovery: Readonly<
  Record<RecoveryStep['kind'], (form: Recovery) => FieldErrors<keyof Recovery>>
> = {
  identify: ({ account, phone }) =>
    fieldErrors({
      account: requiredError(account),
      phone: validateMemberField(profileFormFields.phone, phone),
    }),
  code: ({ answer }) => fieldErrors({ answer: requiredError(answer) }),
  password: ({ password }) => fieldErrors({ password: validateMemberField(memberFields.password, password) }),
  done: () => ({}),
};

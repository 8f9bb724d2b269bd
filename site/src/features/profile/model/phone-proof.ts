import { errorCodes } from '@pavilion/contract';
import { memberFields, profileFormFields, validateMemberField } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { codeError } from '../../../shared/codes/challenge-of';
import { type FieldErrors, fieldErrors, requiredError } from '../../../shared/forms/form-errors';

/** Form values of both steps: the passwords with another phone, if any, then the code. */
export const emptyProof = { phone: '', loginPassword: '', paymentPassword: '', code: '' };
export type PhoneProof = typeof emptyProof;
type ProofErrors = FieldErrors<keyof PhoneProof>;

/** What the first step asks for besides the login password. */
export interface Asked {
  readonly isOtherPhone: boolean;
  readonly needsPaymentPassword: boolean;
}

/** Validates the first step, before a code is requested. */
export const validateAsk =
  ({ isOtherPhone, needsPaymentPassword }: Asked) =>
  ({ phone, loginPassword, paymentPassword }: PhoneProof): ProofErrors =>
    fieldErrors({
      phone: isOtherPhone ? validateMemberField(profileFormFields.phone, phone) : undefined,
      loginPassword: loginPassword === '' ? { reason: 'required' } : undefined,
      paymentPassword: needsPaymentPassword
        ? validateMemberField(memberFields.paymentPassword, paymentPassword)
        : undefined,
    });

export const validateCode = ({ code }: PhoneProof): ProofErrors => fieldErrors({ code: requiredError(code) });

/** Maps a rejected request to the errors of its form fields. */
export const proofErrors = (error: SdkErrorData): ProofErrors => {
  const wrongCode = codeError(error);
  if (wrongCode) return { code: wrongCode };
  switch (Number(error.code)) {
    case errorCodes.wrongCredentials:
      return { loginPassword: { reason: 'unknown' } };
    case errorCodes.paymentPasswordWrong: {
      const { attemptsLeft = 0 } = (error.data ?? {}) as { attemptsLeft?: number };
      return { paymentPassword: { reason: 'unknown', limit: String(attemptsLeft) } };
    }
    default:
      return {};
  }
};

import { type Challenge, errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { challengeOf, codeError } from '../../../shared/codes/challenge-of';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';

/** The additional check of a risky login. */
export interface Check {
  /** The login-risk code that started the check. */
  readonly code: number;
  readonly challenge: Challenge;
}

/** Codes about the answer to a check: wrong, expired, requested too soon. They never start a check. */
const answerCodes = new Set<number>([
  errorCodes.loginCodeWrong,
  errorCodes.loginCodeExpired,
  errorCodes.loginCodeTooOften,
  errorCodes.verificationCodeError,
]);

/** The error of the field `answer` after a wrong code, with the attempts that are left. */
export const answerErrors = (error: SdkErrorData): FieldErrors<'answer'> =>
  fieldErrors({ answer: codeError(error) });

/** Whether a code is about the answer to a check. */
export const isAnswerResult = (code: SdkErrorData['code']): boolean => answerCodes.has(Number(code));

/**
 * The check to answer after a rejection. A connection error leaves it as it is; a rejection without a challenge ends it
 * (ERR-7).
 */
export const checkAfter = (error: SdkErrorData, before: Check | undefined): Check | undefined => {
  if (error.kind !== 'business') return before;
  const challenge = challengeOf(error);
  if (!challenge) return undefined;
  return { code: before && isAnswerResult(error.code) ? before.code : Number(error.code), challenge };
};

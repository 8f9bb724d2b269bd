import { type Challenge, errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { challengeOf, codeError } from '../../../shared/codes/challenge-of';
import { type FieldErrors, fieldErrors } from '../../../shared/forms/form-errors';

/** What a login asks for beside the password. */
export interface Check {
  /** Why it asks: the login-risk code that came first. */
  readonly code: number;
  readonly challenge: Challenge;
}

/** Codes that say how an answer did: wrong, too late, requested too soon. None of them is why a check is asked for. */
const verdicts = new Set<number>([
  errorCodes.loginCodeWrong,
  errorCodes.loginCodeExpired,
  errorCodes.loginCodeTooOften,
  errorCodes.verificationCodeError,
]);

/** The error of the field `answer` after a wrong code, with the attempts that are left. */
export const answerErrors = (error: SdkErrorData): FieldErrors<'answer'> =>
  fieldErrors({ answer: codeError(error) });

/** Whether a code says how an answer did. */
export const isVerdict = (code: SdkErrorData['code']): boolean => verdicts.has(Number(code));

/**
 * The check to answer after a rejection. A connection error leaves it as it is; a rejection without a challenge ends it
 * (ERR-7).
 */
export const checkAfter = (error: SdkErrorData, before: Check | undefined): Check | undefined => {
  if (error.kind !== 'business') return before;
  const challenge = challengeOf(error);
  if (!challenge) return undefined;
  return { code: before && isVerdict(error.code) ? before.code : Number(error.code), challenge };
};

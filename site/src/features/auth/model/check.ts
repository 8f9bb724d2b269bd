import { type Challenge, errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { challengeOf, codeFault } from '../../../shared/codes/challenge-of';
import { type Faults, faultsOf } from '../../../shared/forms/fault';

/** What a login asks for beside the password. */
export interface Check {
  /** Why it asks: the login-risk code that came first. */
  readonly code: number;
  readonly challenge: Challenge;
}

/** Codes of the catalogue that judge an answer: wrong, too late, asked for too soon. None of them is why one is asked. */
const verdicts = new Set([
  errorCodes.loginCodeWrong,
  errorCodes.loginCodeExpired,
  errorCodes.loginCodeTooOften,
  errorCodes.verificationCodeError,
]);

/** What a refusal says of the answer to a check, with the tries that are left. */
export const answerFault = (error: SdkErrorData): Faults<'answer'> => faultsOf({ answer: codeFault(error) });

/** Whether a code says how an answer did. */
export const isVerdict = (code: SdkErrorData['code']): boolean => verdicts.has(Number(code));

/**
 * What stands to be answered after a refusal. A failure on the way leaves it standing; a refusal that brings nothing to
 * answer ends it.
 *
 * Source: requirement ERR-7.
 */
export const checkAfter = (error: SdkErrorData, before: Check | undefined): Check | undefined => {
  if (error.kind !== 'business') return before;
  const challenge = challengeOf(error);
  if (!challenge) return undefined;
  return { code: before && isVerdict(error.code) ? before.code : Number(error.code), challenge };
};

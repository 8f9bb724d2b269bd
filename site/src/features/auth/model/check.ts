import type { Challenge, LoginRisk } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import type { Faults } from '../../../shared/forms/fault';

/** What a login asks for beside the password. */
export interface Check {
  /** Why it asks: the login-risk code that came first. */
  readonly code: number;
  readonly challenge: Challenge;
}

/** Codes of the catalogue that judge an answer: wrong, too late, asked for too soon. None of them is why one is asked. */
const verdicts = new Set([6035, 6036, 6037, 10409]);

/** The challenge that came with a refusal. */
export const challengeOf = ({ data }: Pick<SdkErrorData, 'data'>): Challenge | undefined =>
  (data as Partial<LoginRisk> | undefined)?.challenge ?? undefined;

/** Code of the catalogue: the code that was sent is another one. */
const codeWrong = 10409;

/** What a refusal says of the answer to a check, with the tries that are left. */
export const answerFault = ({ code, data }: SdkErrorData): Faults<'answer'> =>
  Number(code) === codeWrong
    ? { answer: { reason: 'unknown', limit: String(challengeOf({ data })?.attemptsLeft ?? 0) } }
    : {};

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

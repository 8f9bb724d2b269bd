import { type Challenge, errorCodes, type LoginRisk } from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';

/** The challenge in the data of a rejection. */
export const challengeOf = ({ data }: Pick<SdkErrorData, 'data'>): Challenge | undefined =>
  (data as Partial<LoginRisk> | undefined)?.challenge ?? undefined;

/** The error of a code field after a wrong code, with the attempts that are left. */
export const codeError = ({ code, data }: SdkErrorData): FieldError | undefined =>
  Number(code) === errorCodes.verificationCodeError
    ? { reason: 'unknown', limit: String(challengeOf({ data })?.attemptsLeft ?? 0) }
    : undefined;

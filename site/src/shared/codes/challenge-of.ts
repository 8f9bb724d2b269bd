import { type Challenge, errorCodes, type LoginRisk } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import type { Fault } from '../forms/fault';

/** The challenge that came with a refusal. */
export const challengeOf = ({ data }: Pick<SdkErrorData, 'data'>): Challenge | undefined =>
  (data as Partial<LoginRisk> | undefined)?.challenge ?? undefined;

/** What a refusal says of a code that was typed, with the tries that are left. */
export const codeFault = ({ code, data }: SdkErrorData): Fault | undefined =>
  Number(code) === errorCodes.verificationCodeError
    ? { reason: 'unknown', limit: String(challengeOf({ data })?.attemptsLeft ?? 0) }
    : undefined;

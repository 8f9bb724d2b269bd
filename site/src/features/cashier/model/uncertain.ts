import { errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';

/**
 * Whether a failed call may have done its work all the same: it was sent, and no answer of the gateway came back.
 * `offline` was never sent; a business refusal moved nothing.
 */
export const isUncertain = ({ kind, status = 0 }: SdkErrorData): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'decode' ||
  kind === 'cancelled' ||
  (kind === 'http' && status >= 500);

/** Codes that the gateway refuses with before it looks for the key: session, pace, payment password. */
const doorCodes: readonly number[] = [
  errorCodes.loggedInElsewhere,
  errorCodes.sessionExpired,
  errorCodes.deviceBlocked,
  errorCodes.accountBlocked,
  errorCodes.passwordChanged,
  errorCodes.signatureInvalid,
  errorCodes.tooManyRequests,
  errorCodes.paymentPasswordWrong,
  errorCodes.paymentPasswordLocked,
];

/** Whether a call was turned away before its key was looked for: whether its deed is done stays open. */
export const isAtTheDoor = ({ kind, code }: SdkErrorData): boolean =>
  kind !== 'business' || doorCodes.includes(Number(code));

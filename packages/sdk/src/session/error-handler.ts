import { endsSession } from '../errors/effects';
import type { ErrorEffects } from '../errors/error-effects';
import type { SdkError } from '../errors/sdk-error';
import type { Session } from './session';

/** @param isCurrent whether the error belongs to the current session; an older one must not end a newer session */
export type HandleError = (error: SdkError, isCurrent: boolean) => void;

/**
 * Ends the session if the error's code requires it, then reports the error. A session error that arrives after its session
 * is only broadcast. Requirements SES-3, ERR-9.
 */
export const createErrorHandler =
  (session: Pick<Session, 'clear'>, effects: ErrorEffects): HandleError =>
  (error, isCurrent) => {
    const isSessionOver = endsSession(error);
    if (isSessionOver && !isCurrent) return effects.broadcast(error);
    if (isSessionOver) session.clear('refused', Number(error.code));
    effects.report(error);
  };

import type { EffectHub } from '../errors/effect-hub';
import { endsSession } from '../errors/effects';
import type { SdkError } from '../errors/sdk-error';
import type { Session } from './session';

/** @param isCurrent whether the error is of the session that there is; a late one has no say over a newer session */
export type MeetRefusal = (error: SdkError, isCurrent: boolean) => void;

/** What an error does to the session and beyond its call, by whichever way it came. Source: SES-3. */
export const createMeetRefusal =
  (session: Pick<Session, 'clear'>, hub: EffectHub): MeetRefusal =>
  (error, isCurrent) => {
    const ends = endsSession(error);
    if (ends && !isCurrent) return;
    if (ends) session.clear('refused');
    hub.report(error);
  };

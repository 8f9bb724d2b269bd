import type { SdkErrorData } from '@pavilion/sdk';
import { isRejectedBeforeIdempotencyCheck, isUncertain } from './uncertain';

/** One deed with money that a person asked for, and the key by which the gateway knows it again. */
export interface Intent<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * What becomes of the form. `checking` asks again after an answer was lost; `unknown` stopped asking: the deed may be
 * done, and asking with the same key tells, without doing it a second time.
 */
export type Attempt<Body, Result> =
  | { readonly at: 'editing'; readonly intent?: Intent<Body>; readonly problem?: SdkErrorData }
  | { readonly at: 'sending'; readonly intent: Intent<Body>; readonly isAgain?: boolean }
  | { readonly at: 'checking'; readonly intent: Intent<Body>; readonly round: number }
  | { readonly at: 'unknown'; readonly intent: Intent<Body>; readonly problem?: SdkErrorData }
  | { readonly at: 'done'; readonly body: Body; readonly result: Result };

export type AttemptEvent<Body, Result> =
  | { readonly kind: 'changed' }
  | { readonly kind: 'sent'; readonly intent: Intent<Body> }
  | { readonly kind: 'answered'; readonly key: string; readonly result: Result }
  | { readonly kind: 'failed'; readonly key: string; readonly error: SdkErrorData }
  /** An intent whose answer never came was found from before a reload. */
  | { readonly kind: 'restored'; readonly intent: Intent<Body> }
  | { readonly kind: 'reopened' };

/** How long to wait before each question after a lost answer, ms. */
export const checkDelays = [1_000, 2_000, 4_000] as const;

/** Whether a question is asked, or about to be asked again. */
export const isUnderWay = ({ at }: Attempt<unknown, unknown>): boolean =>
  at === 'sending' || at === 'checking';

const isOnTheWay = <Body, Result>(
  state: Attempt<Body, Result>,
  key: string,
): state is Extract<Attempt<Body, Result>, { at: 'sending' | 'checking' }> =>
  isUnderWay(state) && 'intent' in state && state.intent?.key === key;

const failed = <Body, Result>(
  state: Attempt<Body, Result>,
  intent: Intent<Body>,
  error: SdkErrorData,
): Attempt<Body, Result> => {
  if (!isUncertain(error)) {
    // A retry that failed before the idempotency check does not tell whether the first request was executed.
    const isInDoubt = state.at === 'checking' || (state.at === 'sending' && state.isAgain === true);
    if (isInDoubt && isRejectedBeforeIdempotencyCheck(error))
      return { at: 'unknown', intent, problem: error };
    return error.kind === 'offline'
      ? { at: 'editing', intent, problem: error }
      : { at: 'editing', problem: error };
  }
  const round = state.at === 'checking' ? state.round + 1 : 0;
  return round < checkDelays.length ? { at: 'checking', intent, round } : { at: 'unknown', intent };
};

/**
 * The state of one attempt to move money. An answer that belongs to another intent changes nothing, and what is done
 * stays done until the form is opened again.
 *
 * Source: requirement REQ-10.
 */
export const nextAttempt = <Body, Result>(
  state: Attempt<Body, Result>,
  event: AttemptEvent<Body, Result>,
): Attempt<Body, Result> => {
  switch (event.kind) {
    case 'changed':
      return state.at === 'editing' || state.at === 'unknown' ? { at: 'editing' } : state;
    case 'sent':
      return state.at === 'editing' || state.at === 'unknown'
        ? {
            at: 'sending',
            intent: event.intent,
            isAgain: state.at === 'unknown' && state.intent.key === event.intent.key,
          }
        : state;
    case 'answered':
      return isOnTheWay(state, event.key)
        ? { at: 'done', body: state.intent.body, result: event.result }
        : state;
    case 'failed':
      return isOnTheWay(state, event.key) ? failed(state, state.intent, event.error) : state;
    case 'restored':
      return state.at === 'editing' && !state.intent ? { at: 'unknown', intent: event.intent } : state;
    case 'reopened':
      return state.at === 'done' ? { at: 'editing' } : state;
  }
};

const isSameBody = (a: object, b: object) => {
  const [one, other] = [a, b].map((each) =>
    Object.entries(each)
      .filter(([, value]) => value !== undefined)
      .sort(([x], [y]) => (x < y ? -1 : 1)),
  );
  return JSON.stringify(one) === JSON.stringify(other);
};

/** The intent to send: the one that is under way when it asks for the same, otherwise a new one with a new key. */
export const intentFor = <Body extends object>(
  state: Attempt<Body, unknown>,
  body: Body,
  newKey: () => string,
): Intent<Body> => {
  const earlier = 'intent' in state ? state.intent : undefined;
  return earlier && isSameBody(earlier.body, body) ? earlier : { body, key: newKey() };
};

import type { DepositOrder } from '@pavilion/contract';
import type { CallRequest } from '@pavilion/contract/wire';
import type { SdkErrorData } from '@pavilion/sdk';
import { isUncertain } from './uncertain';

export type DepositBody = CallRequest<'depositCreate'>;

/** One deposit that a person asked for, and the key by which the gateway knows it again. */
export interface Intent {
  readonly body: DepositBody;
  readonly key: string;
}

/**
 * What becomes of the form. `checking` asks again after an answer was lost; `unknown` stopped asking: the order may
 * exist, and asking with the same key tells, without opening a second one.
 */
export type Attempt =
  | { readonly at: 'editing'; readonly intent?: Intent; readonly problem?: SdkErrorData }
  | { readonly at: 'sending'; readonly intent: Intent }
  | { readonly at: 'checking'; readonly intent: Intent; readonly round: number }
  | { readonly at: 'unknown'; readonly intent: Intent }
  | { readonly at: 'placed'; readonly order: DepositOrder };

export type AttemptEvent =
  | { readonly kind: 'changed' }
  | { readonly kind: 'sent'; readonly intent: Intent }
  | { readonly kind: 'answered'; readonly key: string; readonly order: DepositOrder }
  | { readonly kind: 'failed'; readonly key: string; readonly error: SdkErrorData }
  /** An intent whose answer never came was found from before a reload. */
  | { readonly kind: 'restored'; readonly intent: Intent }
  | { readonly kind: 'reopened' };

/** How long to wait before each question after a lost answer, ms. */
export const checkDelays = [1_000, 2_000, 4_000] as const;

const isOnTheWay = (state: Attempt, key: string): state is Extract<Attempt, { at: 'sending' | 'checking' }> =>
  (state.at === 'sending' || state.at === 'checking') && state.intent.key === key;

const failed = (state: Attempt, intent: Intent, error: SdkErrorData): Attempt => {
  if (!isUncertain(error))
    return error.kind === 'offline'
      ? { at: 'editing', intent, problem: error }
      : { at: 'editing', problem: error };
  const round = state.at === 'checking' ? state.round + 1 : 0;
  return round < checkDelays.length ? { at: 'checking', intent, round } : { at: 'unknown', intent };
};

/**
 * The state of one attempt to deposit. An answer that belongs to another intent changes nothing, and a placed order
 * stays placed until the form is opened again.
 *
 * Source: requirement REQ-10.
 */
export const nextAttempt = (state: Attempt, event: AttemptEvent): Attempt => {
  switch (event.kind) {
    case 'changed':
      return state.at === 'editing' || state.at === 'unknown' ? { at: 'editing' } : state;
    case 'sent':
      return state.at === 'editing' || state.at === 'unknown'
        ? { at: 'sending', intent: event.intent }
        : state;
    case 'answered':
      return isOnTheWay(state, event.key) ? { at: 'placed', order: event.order } : state;
    case 'failed':
      return isOnTheWay(state, event.key) ? failed(state, state.intent, event.error) : state;
    case 'restored':
      return state.at === 'editing' && !state.intent ? { at: 'unknown', intent: event.intent } : state;
    case 'reopened':
      return state.at === 'placed' ? { at: 'editing' } : state;
  }
};

const isSameBody = (a: DepositBody, b: DepositBody) =>
  a.channel === b.channel && a.amount === b.amount && a.payerName === b.payerName;

/** The intent to send: the one that is under way when it asks for the same, otherwise a new one with a new key. */
export const intentFor = (state: Attempt, body: DepositBody, newKey: () => string): Intent => {
  const earlier = 'intent' in state ? state.intent : undefined;
  return earlier && isSameBody(earlier.body, body) ? earlier : { body, key: newKey() };
};

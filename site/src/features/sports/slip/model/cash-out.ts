import { codesBeforeIdempotencyCheck } from '@pavilion/contract';
import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import type { SdkErrorData } from '@pavilion/sdk';
import { isUncertain } from '../../../../shared/errors/is-uncertain';

export type CashOutAnswer = CallResponse<'sportsCashOut'>;

/** An accepted quote, with the key under which it is accepted once. */
export interface CashOutRequest {
  readonly key: string;
  readonly bet: string;
  readonly body: CallRequest<'sportsCashOut'>;
  /** What the quote pays for the part, decimal text. */
  readonly amount: string;
}

/**
 * A cash-out on its way. `asking` repeats the request with its key after a lost answer: the gateway answers it as it is then,
 * or executes it while its quote is valid. `pending` waits for the decision of a cash-out in play.
 */
export type CashOutState =
  | { readonly status: 'sending'; readonly request: CashOutRequest; readonly round: number }
  | { readonly status: 'asking'; readonly request: CashOutRequest; readonly round: number }
  | {
      readonly status: 'pending';
      readonly request: CashOutRequest;
      readonly decideAt: number;
      readonly round: number;
    }
  | { readonly status: 'paid'; readonly request: CashOutRequest; readonly amount: string }
  | {
      readonly status: 'refused';
      readonly request: CashOutRequest;
      readonly reason: string | undefined;
      readonly error?: SdkErrorData;
    };

export type CashOutEvent =
  | { readonly type: 'answered'; readonly answer: CashOutAnswer; readonly at: number }
  | { readonly type: 'failed'; readonly error: SdkErrorData };

const repeatDelays = [1_000, 2_000, 4_000, 8_000] as const;
const afterDecision = 300;

/** Whether the outcome is open. */
export const isCashOutOpen = ({ status }: CashOutState): boolean => status !== 'paid' && status !== 'refused';

/** How long to wait before the request is repeated, ms; undefined when it is not. */
export const repeatDelay = (state: CashOutState, now: number): number | undefined => {
  if (state.status !== 'asking' && state.status !== 'pending') return undefined;
  const delay = repeatDelays[Math.min(state.round, repeatDelays.length - 1)]!;
  if (state.status === 'asking') return delay;
  const untilDecision = Math.max(0, state.decideAt - now) + afterDecision;
  return state.round === 0 ? untilDecision : Math.max(untilDecision, delay);
};

const reasonOf = ({ data }: SdkErrorData): string | undefined => {
  const { reason } = (data ?? {}) as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : undefined;
};

/**
 * Whether an error tells that the cash-out was not executed. Of a repeated request only an error that the gateway answers
 * after it looked the key up tells so: the first request may have been executed.
 */
const isAnswer = ({ status }: CashOutState, error: SdkErrorData): boolean =>
  status === 'sending'
    ? !isUncertain(error)
    : error.kind === 'business' && !codesBeforeIdempotencyCheck.includes(Number(error.code));

/** The next state of a cash-out. One that is paid or refused stays so. */
export const nextCashOut = (state: CashOutState, event: CashOutEvent): CashOutState => {
  if (state.status === 'paid' || state.status === 'refused') return state;
  const { request, round } = state;
  if (event.type === 'failed') {
    const { error } = event;
    if (isAnswer(state, error)) return { status: 'refused', request, reason: reasonOf(error), error };
    return state.status === 'pending'
      ? { ...state, round: round + 1 }
      : { status: 'asking', request, round: state.status === 'asking' ? round + 1 : 0 };
  }
  const { answer, at } = event;
  if (answer.state === 'paid') return { status: 'paid', request, amount: answer.amount };
  if (answer.state === 'refused') return { status: 'refused', request, reason: answer.reason ?? undefined };
  const isHeld = state.status === 'pending' && answer.decideInMs === 0;
  return {
    status: 'pending',
    request,
    decideAt: at + (answer.decideInMs ?? 0),
    round: isHeld ? round + 1 : 0,
  };
};

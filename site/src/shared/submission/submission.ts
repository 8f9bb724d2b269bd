import { codesBeforeIdempotencyCheck } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { isUncertain } from '../errors/is-uncertain';

/** An operation that a member must not do twice by accident, such as one that moves money. */
export interface Operation<Body> {
  /** Names its entry in the session storage. */
  readonly name: string;
  /** Text fields that a stored body must have. */
  readonly fields: readonly (keyof Body & string)[];
}

/** The body of a request, and the idempotency key by which the gateway recognizes a repetition. */
export interface OperationRequest<Body> {
  readonly body: Body;
  readonly key: string;
}

/**
 * The submission of an operation with money. `checking` repeats the request after its answer was lost; `unknown` gave up
 * repeating: the operation may be done, and a repetition with the same key finds out without doing it twice.
 */
export type Submission<Body, Result> =
  | {
      readonly status: 'editing';
      readonly request?: OperationRequest<Body>;
      readonly error?: SdkErrorData;
    }
  | { readonly status: 'sending'; readonly request: OperationRequest<Body>; readonly isRepetition?: boolean }
  | { readonly status: 'checking'; readonly request: OperationRequest<Body>; readonly round: number }
  | { readonly status: 'unknown'; readonly request: OperationRequest<Body>; readonly error?: SdkErrorData }
  | { readonly status: 'done'; readonly body: Body; readonly result: Result };

export type SubmissionEvent<Body, Result> =
  | { readonly type: 'edited' }
  | { readonly type: 'sent'; readonly request: OperationRequest<Body> }
  | { readonly type: 'answered'; readonly key: string; readonly result: Result }
  | { readonly type: 'failed'; readonly key: string; readonly error: SdkErrorData }
  /** A request from before a reload, whose answer was lost, was found in the storage. */
  | { readonly type: 'restored'; readonly request: OperationRequest<Body> }
  | { readonly type: 'reset' };

/** The wait before each repetition after a lost answer, ms. */
export const checkDelays = [1_000, 2_000, 4_000] as const;

/** Whether a request is pending or about to be repeated. */
export const isPending = ({ status }: Submission<unknown, unknown>): boolean =>
  status === 'sending' || status === 'checking';

const isPendingRequest = <Body, Result>(
  state: Submission<Body, Result>,
  key: string,
): state is Extract<Submission<Body, Result>, { status: 'sending' | 'checking' }> =>
  isPending(state) && 'request' in state && state.request?.key === key;

/** Whether a retry failed before the gateway looked its idempotency key up: the outcome of the first call stays unknown. */
const isRejectedBeforeIdempotencyCheck = ({ kind, code }: SdkErrorData): boolean =>
  kind !== 'business' || codesBeforeIdempotencyCheck.includes(Number(code));

const failed = <Body, Result>(
  state: Submission<Body, Result>,
  request: OperationRequest<Body>,
  error: SdkErrorData,
): Submission<Body, Result> => {
  if (!isUncertain(error)) {
    // A code given before the idempotency check does not show whether an earlier request, whose answer was lost, was done.
    const isInDoubt =
      state.status === 'checking' || (state.status === 'sending' && state.isRepetition === true);
    if (isInDoubt && isRejectedBeforeIdempotencyCheck(error)) return { status: 'unknown', request, error };
    return error.kind === 'offline' ? { status: 'editing', request, error } : { status: 'editing', error };
  }
  const round = state.status === 'checking' ? state.round + 1 : 0;
  return round < checkDelays.length ? { status: 'checking', request, round } : { status: 'unknown', request };
};

/**
 * The next state of a submission (REQ-10). An answer to another request changes nothing, and a submission that is done
 * stays done until it is reset.
 */
export const nextSubmission = <Body, Result>(
  state: Submission<Body, Result>,
  event: SubmissionEvent<Body, Result>,
): Submission<Body, Result> => {
  switch (event.type) {
    case 'edited':
      return state.status === 'editing' || state.status === 'unknown' ? { status: 'editing' } : state;
    case 'sent':
      return state.status === 'editing' || state.status === 'unknown'
        ? {
            status: 'sending',
            request: event.request,
            isRepetition: state.status === 'unknown' && state.request.key === event.request.key,
          }
        : state;
    case 'answered':
      return isPendingRequest(state, event.key)
        ? { status: 'done', body: state.request.body, result: event.result }
        : state;
    case 'failed':
      return isPendingRequest(state, event.key) ? failed(state, state.request, event.error) : state;
    case 'restored':
      return state.status === 'editing' && !state.request
        ? { status: 'unknown', request: event.request }
        : state;
    case 'reset':
      return state.status === 'done' ? { status: 'editing' } : state;
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

/** The request to send: the earlier one, with its key, if it asks for the same; otherwise a new one with a new key. */
export const requestFor = <Body extends object>(
  state: Submission<Body, unknown>,
  body: Body,
  newKey: () => string,
): OperationRequest<Body> => {
  const earlier = 'request' in state ? state.request : undefined;
  return earlier && isSameBody(earlier.body, body) ? earlier : { body, key: newKey() };
};

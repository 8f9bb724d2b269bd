import { toErrorData } from '@pavilion/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from '../session/session-context';
import { createRequestStore } from './stored-request';
import {
  checkDelays,
  isPending,
  nextSubmission,
  type Operation,
  type OperationRequest,
  requestFor,
  type Submission,
  type SubmissionEvent,
} from './submission';

export interface SubmissionHandle<Body, Result, Secret = undefined> {
  readonly state: Submission<Body, Result>;
  /** Whether a request is pending or about to be repeated. */
  readonly isPending: boolean;
  /** Sends the operation once; ignored while a request is pending or the member is unknown. */
  readonly submit: (body: Body, secret?: Secret) => void;
  /** Repeats the request of an unknown outcome with its key. */
  readonly retry: (secret?: Secret) => void;
  /** The member changed the input: the next request is a new one. Ignored while a request is pending. */
  readonly edit: () => void;
  /** Clears a submission that is done, for the next one. */
  readonly reset: () => void;
}

/**
 * Submits an operation with money exactly once (REQ-10): the idempotency key is created and stored before the first
 * request, and every repetition of the request carries it.
 *
 * @param memberId undefined until the member is known; nothing can be submitted before
 * @param send calls the gateway; the same function from render to render. A secret, such as the payment password, is
 * handed to it and never stored.
 */
export const useSubmission = <Body extends object, Result, Secret = undefined>(
  operation: Operation<Body>,
  memberId: string | undefined,
  send: (request: OperationRequest<Body>, secret: Secret | undefined) => Promise<Result>,
): SubmissionHandle<Body, Result, Secret> => {
  const client = useClient();
  const store = useMemo(
    () =>
      memberId === undefined ? undefined : createRequestStore(() => sessionStorage, operation, memberId),
    [operation, memberId],
  );
  const [state, setState] = useState<Submission<Body, Result>>({ status: 'editing' });
  // A second click before the next render reads the state after the first.
  const latest = useRef(state);
  const secret = useRef<Secret | undefined>(undefined);
  const dispatch = useCallback((event: SubmissionEvent<Body, Result>) => {
    latest.current = nextSubmission(latest.current, event);
    setState(latest.current);
  }, []);

  const request = useCallback(
    async (given: OperationRequest<Body>) => {
      const { key } = given;
      try {
        dispatch({ type: 'answered', key, result: await send(given, secret.current) });
      } catch (thrown) {
        dispatch({ type: 'failed', key, error: toErrorData(thrown) });
      }
    },
    [send, dispatch],
  );

  useEffect(() => {
    const stored = store?.read();
    if (stored) dispatch({ type: 'restored', request: stored });
  }, [store, dispatch]);

  // The request is stored for as long as its outcome is open.
  const isSettled = state.status === 'done' || (state.status === 'editing' && state.error && !state.request);
  useEffect(() => {
    if (!isSettled) return;
    secret.current = undefined;
    store?.remove();
  }, [isSettled, store]);

  useEffect(() => {
    if (state.status !== 'checking') return;
    const timer = setTimeout(() => request(state.request), checkDelays[state.round]);
    return () => clearTimeout(timer);
  }, [state, request]);

  const submit = (body: Body, given?: Secret) => {
    if (!store || isPending(latest.current)) return;
    secret.current = given;
    const next = requestFor(latest.current, body, client.newIdempotencyKey);
    store.write(next);
    dispatch({ type: 'sent', request: next });
    request(next);
  };

  return {
    state,
    isPending: isPending(state),
    submit,
    retry: (given) => {
      if (latest.current.status === 'unknown') submit(latest.current.request.body, given);
    },
    edit: () => {
      // A pending request keeps its stored key and its secret, which a repetition needs.
      if (isPending(latest.current)) return;
      secret.current = undefined;
      dispatch({ type: 'edited' });
      store?.remove();
    },
    reset: () => dispatch({ type: 'reset' }),
  };
};

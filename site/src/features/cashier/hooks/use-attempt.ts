import { toErrorData } from '@pavilion/sdk';
import { useCallback, useEffect, useReducer } from 'react';
import { useClient } from '../../../shared/session/session-context';
import {
  type Attempt,
  type AttemptEvent,
  checkDelays,
  type Intent,
  intentFor,
  nextAttempt,
} from '../model/attempt';
import type { KeptIntent } from '../model/kept-intent';

/**
 * Does one thing with money, however often it has to ask: the key is made and kept before the first question, and
 * every question of the same intent carries it.
 *
 * @param kept undefined until it is known whose intents are kept; nothing can be sent before.
 * @param question asks the gateway; the same function from render to render.
 */
export const useAttempt = <Body extends object, Result>(
  kept: KeptIntent<Body> | undefined,
  question: (intent: Intent<Body>) => Promise<Result>,
) => {
  const client = useClient();
  const [attempt, dispatch] = useReducer<Attempt<Body, Result>, [AttemptEvent<Body, Result>]>(nextAttempt, {
    at: 'editing',
  });

  const ask = useCallback(
    async (intent: Intent<Body>) => {
      const { key } = intent;
      try {
        dispatch({ kind: 'answered', key, result: await question(intent) });
      } catch (thrown) {
        dispatch({ kind: 'failed', key, error: toErrorData(thrown) });
      }
    },
    [question],
  );

  useEffect(() => {
    const intent = kept?.read();
    if (intent) dispatch({ kind: 'restored', intent });
  }, [kept]);

  // A key is kept for as long as it can tell anything.
  const isSettled = attempt.at === 'done' || (attempt.at === 'editing' && attempt.problem && !attempt.intent);
  useEffect(() => {
    if (isSettled) kept?.forget();
  }, [isSettled, kept]);

  useEffect(() => {
    if (attempt.at !== 'checking') return;
    const timer = setTimeout(() => ask(attempt.intent), checkDelays[attempt.round]);
    return () => clearTimeout(timer);
  }, [attempt, ask]);

  const send = (body: Body) => {
    if (!kept) return;
    const intent = intentFor(attempt, body, client.newIdempotencyKey);
    kept.keep(intent);
    dispatch({ kind: 'sent', intent });
    ask(intent);
  };

  return { attempt, dispatch, send };
};

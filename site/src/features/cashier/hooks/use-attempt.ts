import { toErrorData } from '@pavilion/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../../shared/session/session-context';
import {
  type Attempt,
  type AttemptEvent,
  checkDelays,
  type Intent,
  intentFor,
  isUnderWay,
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
  const [attempt, show] = useState<Attempt<Body, Result>>({ at: 'editing' });
  // What a press finds is what is, not what was when the button was drawn: two presses are one deed.
  const latest = useRef(attempt);
  const dispatch = useCallback((event: AttemptEvent<Body, Result>) => {
    latest.current = nextAttempt(latest.current, event);
    show(latest.current);
  }, []);

  const ask = useCallback(
    async (intent: Intent<Body>) => {
      const { key } = intent;
      try {
        dispatch({ kind: 'answered', key, result: await question(intent) });
      } catch (thrown) {
        dispatch({ kind: 'failed', key, error: toErrorData(thrown) });
      }
    },
    [question, dispatch],
  );

  useEffect(() => {
    const intent = kept?.read();
    if (intent) dispatch({ kind: 'restored', intent });
  }, [kept, dispatch]);

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
    if (!kept || isUnderWay(latest.current)) return;
    const intent = intentFor(latest.current, body, client.newIdempotencyKey);
    kept.keep(intent);
    dispatch({ kind: 'sent', intent });
    ask(intent);
  };

  return { attempt, dispatch, send };
};

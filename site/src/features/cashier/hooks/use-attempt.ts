import { toErrorData } from '@pavilion/sdk';
import { api, type PavilionStore, useDepositCreateMutation } from '@pavilion/sdk/react';
import { useCallback, useEffect, useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { useClient } from '../../../shared/session/session-context';
import { checkDelays, type DepositBody, type Intent, intentFor, nextAttempt } from '../model/attempt';
import type { KeptIntent } from '../model/kept-intent';
import { isUncertain } from '../model/uncertain';

/**
 * Sends a deposit once, however often it has to ask: the key is made and kept before the first question, and every
 * question of the same intent carries it.
 *
 * @param kept undefined until it is known whose intents are kept; nothing can be sent before.
 */
export const useAttempt = (kept: KeptIntent | undefined) => {
  const client = useClient();
  const storeDispatch = useDispatch<PavilionStore['dispatch']>();
  const [create] = useDepositCreateMutation();
  const [attempt, dispatch] = useReducer(nextAttempt, { at: 'editing' });

  const ask = useCallback(
    async ({ body, key }: Intent) => {
      try {
        const order = await create({ body, idempotencyKey: key }).unwrap();
        kept?.forget();
        await storeDispatch(api.util.upsertQueryData('depositOrder', { id: order.id }, order));
        dispatch({ kind: 'answered', key, order });
      } catch (thrown) {
        const error = toErrorData(thrown);
        if (!isUncertain(error)) kept?.forget();
        dispatch({ kind: 'failed', key, error });
      }
    },
    [create, kept, storeDispatch],
  );

  useEffect(() => {
    const intent = kept?.read();
    if (intent) dispatch({ kind: 'restored', intent });
  }, [kept]);

  useEffect(() => {
    if (attempt.at !== 'checking') return;
    const timer = setTimeout(() => ask(attempt.intent), checkDelays[attempt.round]);
    return () => clearTimeout(timer);
  }, [attempt, ask]);

  const send = (body: DepositBody) => {
    if (!kept) return;
    const intent = intentFor(attempt, body, client.newIdempotencyKey);
    kept.keep(intent);
    dispatch({ kind: 'sent', intent });
    ask(intent);
  };

  return { attempt, dispatch, send };
};

import { toErrorData } from '@pavilion/sdk';
import type { PavilionStore } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  type CashOutRequest,
  type CashOutState,
  isCashOutOpen,
  nextCashOut,
  repeatDelay,
} from '../model/cash-out';
import { createStoredRequests } from '../model/stored-requests';

export interface CashOuts {
  readonly states: readonly CashOutState[];
  /** The last cash-out of a bet. */
  readonly of: (bet: string) => CashOutState | undefined;
  /** Accepts a quote; ignored while a cash-out of the bet is on its way. */
  readonly accept: (request: CashOutRequest) => void;
  /** Removes a cash-out that has ended. */
  readonly dismiss: (bet: string) => void;
}

/**
 * The cash-outs of a member on their way (REQ-10). A request is repeated with its key after a lost answer and after a reload,
 * so that it is executed once.
 */
export const useCashOuts = (memberId: string | undefined): CashOuts => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const stored = useMemo(
    () =>
      memberId === undefined
        ? undefined
        : createStoredRequests<CashOutRequest>(() => sessionStorage, `pavilion.sport-cash-outs.${memberId}`),
    [memberId],
  );
  const [states, setStates] = useState<readonly CashOutState[]>([]);
  const latest = useRef(states);
  const sent = useRef(new Set<string>());

  const set = useCallback(
    (next: readonly CashOutState[]) => {
      latest.current = next;
      setStates(next);
      stored?.write(next.filter(isCashOutOpen).map(({ request }) => request));
    },
    [stored],
  );

  useEffect(() => {
    const requests = stored?.read() ?? [];
    const restored = requests.map((request): CashOutState => ({ status: 'asking', request, round: 0 }));
    latest.current = restored;
    setStates(restored);
  }, [stored]);

  const send = useCallback(
    async ({ key, body }: CashOutRequest) => {
      if (sent.current.has(key)) return;
      sent.current.add(key);
      const request = moneyApi.endpoints.sportsCashOut.initiate(
        { body, idempotencyKey: key },
        { track: false },
      );
      const { data, error } = await dispatch(request);
      sent.current.delete(key);
      set(
        latest.current.map((each) =>
          each.request.key === key
            ? nextCashOut(
                each,
                data
                  ? { type: 'answered', answer: data, at: Date.now() }
                  : { type: 'failed', error: toErrorData(error) },
              )
            : each,
        ),
      );
    },
    [dispatch, set],
  );

  useEffect(() => {
    const timers = states.flatMap((state) => {
      const delay = repeatDelay(state, Date.now());
      return delay === undefined ? [] : [setTimeout(() => send(state.request), delay)];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [states, send]);

  return {
    states,
    of: (bet) => states.find(({ request }) => request.bet === bet),
    accept: (request) => {
      const known = latest.current.find((each) => each.request.bet === request.bet);
      if (!stored || (known && isCashOutOpen(known))) return;
      set([...latest.current.filter((each) => each !== known), { status: 'sending', request, round: 0 }]);
      send(request);
    },
    dismiss: (bet) => set(latest.current.filter((each) => isCashOutOpen(each) || each.request.bet !== bet)),
  };
};

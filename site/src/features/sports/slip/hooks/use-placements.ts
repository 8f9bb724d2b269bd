import { toErrorData } from '@pavilion/sdk';
import type { PavilionStore } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  askDelay,
  isOpen,
  nextPlacement,
  type Placement,
  type PlacementEvent,
  type PlaceRequest,
  restored,
  sending,
} from '../model/placement';
import { createStoredRequests } from '../model/stored-requests';

export interface Placements {
  readonly placements: readonly Placement[];
  /** Sends bets, one after the other. */
  readonly place: (requests: readonly PlaceRequest[]) => void;
  /** Removes a placement that has ended. */
  readonly dismiss: (key: string) => void;
}

/**
 * The bets of a member on their way (REQ-10). Their keys are stored before the first request is sent, and a bet whose answer
 * was lost is asked for until the gateway tells whether it was placed.
 *
 * @param memberId undefined until the member is known; nothing is sent before.
 */
export const usePlacements = (memberId: string | undefined): Placements => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const stored = useMemo(
    () =>
      memberId === undefined
        ? undefined
        : createStoredRequests<PlaceRequest>(() => sessionStorage, `pavilion.sport-bets.${memberId}`),
    [memberId],
  );
  const [placements, setPlacements] = useState<readonly Placement[]>([]);
  /** The state after the last event, which may not be rendered yet. */
  const latest = useRef(placements);
  const asked = useRef(new Set<string>());

  const set = useCallback(
    (next: readonly Placement[]) => {
      latest.current = next;
      setPlacements(next);
      stored?.write(next.filter(isOpen).map(({ request }) => request));
    },
    [stored],
  );

  const handle = useCallback(
    (event: PlacementEvent) => {
      const before = latest.current.find(({ request }) => request.key === event.key);
      if (!before) return;
      const after = nextPlacement(before, event);
      if (after === before) return;
      set(latest.current.map((each) => (each === before ? after : each)));
      // The placement call invalidates by itself; a decision and a found bet are not its answer.
      if (!isOpen(after) && event.type === 'outcome')
        dispatch(moneyApi.util.invalidateTags(['Balance', 'Bets', 'Transactions', 'Protection']));
    },
    [set, dispatch],
  );

  useEffect(() => {
    if (!stored) {
      latest.current = [];
      setPlacements([]);
      return;
    }
    set(stored.read().map(restored));
  }, [stored, set]);

  const ask = useCallback(
    async (key: string) => {
      if (asked.current.has(key)) return;
      asked.current.add(key);
      const request = moneyApi.endpoints.sportsOutcome.initiate(
        { key },
        { subscribe: false, forceRefetch: true },
      );
      const { data } = await dispatch(request);
      asked.current.delete(key);
      handle(
        data ? { key, type: 'outcome', bet: data.bet, at: Date.now() } : { key, type: 'outcome-failed' },
      );
    },
    [dispatch, handle],
  );

  useEffect(() => {
    const timers = placements.flatMap((placement) => {
      const delay = askDelay(placement, Date.now());
      return delay === undefined ? [] : [setTimeout(() => ask(placement.request.key), delay)];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [placements, ask]);

  const send = useCallback(
    async ({ key, body }: PlaceRequest) => {
      try {
        const request = moneyApi.endpoints.sportsPlace.initiate(
          { body, idempotencyKey: key },
          { track: false },
        );
        const { bet } = await dispatch(request).unwrap();
        handle({ key, type: 'answered', bet, at: Date.now() });
      } catch (thrown) {
        handle({ key, type: 'failed', error: toErrorData(thrown) });
      }
    },
    [dispatch, handle],
  );

  return {
    placements,
    place: async (requests) => {
      if (!stored) return;
      set([...latest.current.filter(isOpen), ...requests.map(sending)]);
      // The gateway limits how many operations of a member run at the same time.
      for (const request of requests) await send(request);
    },
    dismiss: (key) => set(latest.current.filter((each) => isOpen(each) || each.request.key !== key)),
  };
};

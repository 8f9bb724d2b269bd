import type { CallRequest } from '@pavilion/contract/wire';
import type { PavilionState, PavilionStore } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import type { Ticket, TicketLimits } from '../model/slip-facts';

type LimitsBody = CallRequest<'sportsLimits'>;

/** The body of the limits of a ticket. */
const bodyOf = ({ legs, sizes }: Ticket, provider: LimitsBody['provider']): LimitsBody => ({
  provider,
  legs: legs.map(({ leg }) => leg.selection),
  sizes: [...sizes],
});

/** A ticket as the hook asks for it. */
interface Asked {
  readonly body: LimitsBody;
  /** Whether all of its selections have a price to bet on. */
  readonly isOpen: boolean;
}

/**
 * The limits of several tickets, which the gateway answers for members. While a selection is suspended, the gateway refuses the
 * ticket with a maximum of zero: such an answer is no limit, and is asked for again once the selection is open.
 *
 * @returns the limits of one of them, while it is suspended those from before; undefined until they are known.
 */
export const useLimits = (
  tickets: readonly Ticket[],
  provider: LimitsBody['provider'],
  isMember: boolean,
): ((ticket: Ticket) => TicketLimits | undefined) => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const isComplete = ({ legs, sizes }: Ticket) => legs.length > 0 && Math.max(...sizes) <= legs.length;
  const text = JSON.stringify(
    (isMember ? tickets.filter(isComplete) : []).map(
      (ticket): Asked => ({
        body: bodyOf(ticket, provider),
        isOpen: ticket.legs.every(({ facts }) => facts.now.status === 'open'),
      }),
    ),
  );
  const store = useStore<PavilionState>();
  useEffect(() => {
    const { initiate, select } = moneyApi.endpoints.sportsLimits;
    const requests = (JSON.parse(text) as readonly Asked[]).map(({ body, isOpen }) => {
      const known = select(body)(store.getState()).data;
      return dispatch(initiate(body, { forceRefetch: isOpen && known?.refusal !== undefined }));
    });
    return () => {
      for (const request of requests) request.unsubscribe();
    };
  }, [dispatch, store, text]);

  const bodies = (JSON.parse(text) as readonly Asked[]).map(({ body }) => body);
  const answers = useSelector(
    (state: PavilionState) => bodies.map((body) => moneyApi.endpoints.sportsLimits.select(body)(state).data),
    shallowEqual,
  );
  return (ticket) => {
    const wanted = JSON.stringify(bodyOf(ticket, provider));
    const answer = answers[bodies.findIndex((body) => JSON.stringify(body) === wanted)];
    return answer?.refusal ? undefined : answer;
  };
};

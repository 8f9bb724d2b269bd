import type { CallRequest } from '@pavilion/contract/wire';
import type { PavilionState, PavilionStore } from '@pavilion/sdk/react';
import { moneyApi } from '@pavilion/sdk/react/money';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Ticket, TicketLimits } from '../model/slip-facts';

type LimitsBody = CallRequest<'sportsLimits'>;

const textOf = (bodies: readonly LimitsBody[]) => JSON.stringify(bodies);

/** The body of the limits of a ticket. */
const bodyOf = ({ legs, sizes }: Ticket, provider: LimitsBody['provider']): LimitsBody => ({
  provider,
  legs: legs.map(({ leg }) => leg.selection),
  sizes: [...sizes],
});

/**
 * The limits of several tickets, which the gateway answers for members.
 *
 * @returns the limits of one of them; undefined until they are loaded.
 */
export const useLimits = (
  tickets: readonly Ticket[],
  provider: LimitsBody['provider'],
  isMember: boolean,
): ((ticket: Ticket) => TicketLimits | undefined) => {
  const dispatch = useDispatch<PavilionStore['dispatch']>();
  const isComplete = ({ legs, sizes }: Ticket) => legs.length > 0 && Math.max(...sizes) <= legs.length;
  const text = textOf(isMember ? tickets.filter(isComplete).map((ticket) => bodyOf(ticket, provider)) : []);
  useEffect(() => {
    const bodies = JSON.parse(text) as readonly LimitsBody[];
    const requests = bodies.map((body) => dispatch(moneyApi.endpoints.sportsLimits.initiate(body)));
    return () => {
      for (const request of requests) request.unsubscribe();
    };
  }, [dispatch, text]);

  const bodies = JSON.parse(text) as readonly LimitsBody[];
  const answers = useSelector(
    (state: PavilionState) => bodies.map((body) => moneyApi.endpoints.sportsLimits.select(body)(state).data),
    shallowEqual,
  );
  return (ticket) => {
    const wanted = JSON.stringify(bodyOf(ticket, provider));
    return answers[bodies.findIndex((body) => JSON.stringify(body) === wanted)];
  };
};

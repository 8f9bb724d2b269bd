import { type CallName, headers } from '@pavilion/contract';
import { handlers } from '../../modules/handlers';
import type { CallContext } from '../call-context';
import { deviceOf, type Exchange, headerOf } from '../exchange';

/** Gives the call to its handler. The steps before have made the context what its type promises. */
export const handle = async (exchange: Exchange): Promise<void> => {
  const { name, request, services, body, memberId, idempotency } = exchange;
  const context = {
    body,
    memberId,
    idempotency,
    token: headerOf(request, headers.token),
    origin: { device: deviceOf(request), address: request.ip },
    venueOrigin: services.venueOrigin(request),
    services,
  };
  const handler = handlers[name] as (context: CallContext<CallName>) => unknown;
  exchange.data = await handler(context as CallContext<CallName>);
};

import type { Handler } from '../../http/call-context';

export const coinExchange: Handler<'coinExchange'> = ({ body, memberId, idempotency, services }) =>
  services.coins.exchange(memberId, body.coins, idempotency);

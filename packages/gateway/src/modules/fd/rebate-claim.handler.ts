import type { Handler } from '../../http/call-context';

export const rebateClaim: Handler<'rebateClaim'> = ({ memberId, idempotency, services }) =>
  services.rebates.claim(memberId, idempotency);

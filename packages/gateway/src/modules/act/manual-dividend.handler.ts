import type { Handler } from '../../http/call-context';

export const manualDividend: Handler<'manualDividend'> = ({ body, memberId, idempotency, services }) =>
  services.dividends.claim(memberId, body.id, idempotency);

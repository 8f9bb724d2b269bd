import type { Handler } from '../../http/call-context';

export const depositCreate: Handler<'depositCreate'> = ({ body, memberId, idempotency, services }) =>
  services.deposits.create(memberId, body, idempotency);

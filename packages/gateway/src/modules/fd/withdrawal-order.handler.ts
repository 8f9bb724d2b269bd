import type { Handler } from '../../http/call-context';

export const withdrawalOrder: Handler<'withdrawalOrder'> = ({ body, memberId, services }) =>
  services.withdrawals.order(memberId, body.id);

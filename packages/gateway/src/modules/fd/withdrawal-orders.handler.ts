import type { Handler } from '../../http/call-context';

export const withdrawalOrders: Handler<'withdrawalOrders'> = ({ body, memberId, services }) =>
  services.withdrawals.orders(memberId, body.state);

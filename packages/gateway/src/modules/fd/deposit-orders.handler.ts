import type { Handler } from '../../http/call-context';

export const depositOrders: Handler<'depositOrders'> = ({ body, memberId, services }) =>
  services.deposits.orders(memberId, body.state);

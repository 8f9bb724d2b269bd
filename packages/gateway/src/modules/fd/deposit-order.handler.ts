import type { Handler } from '../../http/call-context';

export const depositOrder: Handler<'depositOrder'> = ({ body, memberId, services }) =>
  services.deposits.order(memberId, body.id);

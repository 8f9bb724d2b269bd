import type { Handler } from '../../http/call-context';

export const depositCancel: Handler<'depositCancel'> = ({ body, memberId, services }) =>
  services.deposits.cancel(memberId, body.id);

import type { Handler } from '../../http/call-context';

export const withdrawalCancel: Handler<'withdrawalCancel'> = ({ body, memberId, services }) =>
  services.withdrawals.cancel(memberId, body.id);

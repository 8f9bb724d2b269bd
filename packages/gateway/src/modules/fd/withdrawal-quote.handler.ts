import type { Handler } from '../../http/call-context';

export const withdrawalQuote: Handler<'withdrawalQuote'> = ({ body, memberId, services }) =>
  services.withdrawals.quote(memberId, body.amount);

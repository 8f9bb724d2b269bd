import type { Handler } from '../../http/call-context';

export const payoutAccountRemove: Handler<'payoutAccountRemove'> = ({ body, memberId, services }) =>
  services.payoutAccounts.remove(memberId, body);

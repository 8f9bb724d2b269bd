import type { Handler } from '../../http/call-context';

export const payoutAccountAdd: Handler<'payoutAccountAdd'> = ({ body, memberId, services }) =>
  services.payoutAccounts.add(memberId, body);

import type { Handler } from '../../http/call-context';

export const payoutAccountDefault: Handler<'payoutAccountDefault'> = ({ body, memberId, services }) =>
  services.payoutAccounts.setDefault(memberId, body.id);

import type { Handler } from '../../http/call-context';

export const payoutAccounts: Handler<'payoutAccounts'> = ({ body, memberId, services }) =>
  services.payoutAccounts.accounts(memberId, body.kind);

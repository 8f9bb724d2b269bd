import type { Handler } from '../../http/call-context';

export const payoutForms: Handler<'payoutForms'> = ({ memberId, services }) =>
  services.payoutAccounts.forms(memberId);

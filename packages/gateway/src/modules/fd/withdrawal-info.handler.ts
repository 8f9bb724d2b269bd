import type { Handler } from '../../http/call-context';

export const withdrawalInfo: Handler<'withdrawalInfo'> = ({ memberId, services }) =>
  services.withdrawals.info(memberId);

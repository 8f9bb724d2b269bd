import type { Handler } from '../../http/call-context';

export const walletBalances: Handler<'walletBalances'> = ({ memberId, services }) =>
  services.transfers.balances(memberId);

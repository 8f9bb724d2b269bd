import type { Handler } from '../../http/call-context';

export const walletCollect: Handler<'walletCollect'> = ({ memberId, idempotency, services }) =>
  services.transfers.collect(memberId, idempotency);

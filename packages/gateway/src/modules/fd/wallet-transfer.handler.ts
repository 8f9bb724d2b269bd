import type { Handler } from '../../http/call-context';

export const walletTransfer: Handler<'walletTransfer'> = ({ body, memberId, idempotency, services }) =>
  services.transfers.transfer(memberId, body, idempotency);

import type { Handler } from '../../http/call-context';

export const walletAutoTransfer: Handler<'walletAutoTransfer'> = ({ body, memberId, services }) =>
  services.transfers.setAutoTransfer(memberId, body.on);

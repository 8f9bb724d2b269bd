import type { Handler } from '../../http/call-context';

export const walletOverview: Handler<'walletOverview'> = ({ body, memberId, services }) =>
  services.wallet.overview(memberId, body.days);

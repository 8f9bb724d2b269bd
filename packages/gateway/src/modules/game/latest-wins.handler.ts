import type { Handler } from '../../http/call-context';

export const latestWins: Handler<'latestWins'> = ({ body, memberId, services }) =>
  services.bets.latestWins(body.limit, memberId);

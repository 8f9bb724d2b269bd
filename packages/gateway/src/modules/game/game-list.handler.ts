import type { Handler } from '../../http/call-context';

export const gameList: Handler<'gameList'> = ({ body, memberId, services }) =>
  services.lobby.list(body, memberId);

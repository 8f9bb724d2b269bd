import type { AreaHandlers } from '../../http/call-context';
import { venueLaunch } from './venue-launch.handler';

/** The calls below `/game/api`. */
export const gameHandlers: AreaHandlers<'/game/api'> = {
  betRecords: ({ body, memberId, services }) => services.bets.records(memberId, body),
  gameFavourite: async ({ body, memberId, services }) => {
    await services.lobby.favourite(memberId, body.gameCode, body.favourite);
    return { gameCode: body.gameCode, favourite: body.favourite };
  },
  gameList: ({ body, memberId, services }) => services.lobby.list(body, memberId),
  latestWins: ({ body, memberId, services }) => services.bets.latestWins(body.limit, memberId),
  platformCount: ({ services }) => services.lobby.platformCount(),
  venueLaunch,
};

import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { AreaHandlers } from '../../http/call-context';

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
  /** Opens a game or a venue of the registry (GAM-1, SPT-1). */
  venueLaunch: async ({ body, memberId, token: sessionToken, venueOrigin, services }) => {
    const venue = services.venues.find(({ code }) => code === body.enName);
    if (!venue) throw new BusinessError(errorCodes.gameUnavailable);
    const { resource, url, token } = await venue.engine.launch({
      venue,
      gameCode: body.gameCode,
      memberId,
      sessionToken,
      venueOrigin,
      services,
    });
    return { url, h5Url: url, activityUrl: '', resource, token, apiUrl: venueOrigin };
  },
};

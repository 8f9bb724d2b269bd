import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import { offersGame } from '../../config/brand';
import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/game/api`. */
export const gameHandlers: AreaHandlers<'/game/api'> = {
  betRecords: ({ body, memberId, services }) => services.bets.records(memberId, body),
  gameFavourite: async ({ body, memberId, services }) => {
    await services.lobby.favourite(memberId, body.gameCode, body.favourite);
    return { gameCode: body.gameCode, favourite: body.favourite };
  },
  gameList: ({ body, brand, memberId, services }) => services.lobby.list(body, memberId, brand),
  latestWins: ({ body, brand, memberId, services }) => services.bets.latestWins(body.limit, memberId, brand),
  platformCount: ({ brand, services }) => services.lobby.platformCount(brand),
  /** Opens a game or a venue of the registry that the brand offers (GAM-1, SPT-1). */
  venueLaunch: async ({ body, brand, memberId, token: sessionToken, venueOrigin, services }) => {
    const venue = services.venues.find(({ code }) => code === body.enName);
    const isOffered = venue && offersGame(brand, { code: body.gameCode, category: venue.category });
    if (!isOffered) throw new BusinessError(errorCodes.gameUnavailable);
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

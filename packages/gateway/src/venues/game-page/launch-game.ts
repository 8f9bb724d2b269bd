import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { VenueEngine } from '../venue';

/**
 * The `launch` of an engine whose games have pages of `registerGamePages`: opens a game session and answers the page's
 * address with the launch token in the fragment.
 */
export const launchGame =
  (engine: string): VenueEngine['launch'] =>
  async ({ venue, gameCode, sessionToken, venueOrigin, services }) => {
    const game = venue.games.find(({ code }) => code === gameCode);
    if (!game) throw new BusinessError(errorCodes.gameUnavailable);
    const token = await services.gameSessions.open(sessionToken, game.code);
    const resource = `${venueOrigin}/${engine}/${encodeURIComponent(game.code)}`;
    return { resource, url: `${resource}#token=${token}`, token };
  };

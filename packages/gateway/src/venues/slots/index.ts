import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { VenueEngine } from '../venue';
import { registerSlotVenue } from './register-slot-venue';

export { drawRound } from './draw-round';
export { slotGames } from './slot-games';

/** Slot games: pages and calls under `/slots`. */
export const slotEngine: VenueEngine = {
  async launch({ venue, gameCode, sessionToken, venueOrigin, services }) {
    const game = venue.games.find(({ code }) => code === gameCode);
    if (!game) throw new BusinessError(errorCodes.gameUnavailable);
    const token = await services.gameSessions.open(sessionToken, game.code);
    const resource = `${venueOrigin}/slots/${encodeURIComponent(game.code)}`;
    return { resource, url: `${resource}#token=${token}`, token };
  },
  register: (app, { services, clientDir, siteOrigins }) =>
    registerSlotVenue(app, services.house, { clientDir, siteOrigins }),
};

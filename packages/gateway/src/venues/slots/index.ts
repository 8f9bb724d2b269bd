import { launchGame } from '../game-page';
import type { VenueEngine } from '../venue';
import { registerSlotVenue } from './register-slot-venue';

export { drawRound } from './draw-round';
export { slotGames } from './slot-games';

/** Slot games: pages and calls under `/slots`. */
export const slotEngine: VenueEngine = {
  launch: launchGame('slots'),
  register: (app, { services, ...options }) => registerSlotVenue(app, services.house, options),
};

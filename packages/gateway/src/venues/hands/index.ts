import { launchGame } from '../game-page';
import type { VenueEngine, VenueGame } from '../venue';
import { cardGames, fishingGames, newestOf } from './games';
import type { HandGame } from './hand-game';
import { registerHandVenue } from './register-hand-venue';

export { handGames } from './games';
export {
  type Act,
  costOf,
  type HandGame,
  type Opening,
  replayHand,
  startHand,
} from './hand-game';

/** Games that a member plays alone, in several acts: pages and calls under `/<folder>`. */
const createHandEngine = (
  folder: string,
  games: readonly HandGame[],
  shares: readonly string[] = [],
): VenueEngine => ({
  launch: launchGame(folder),
  register: (app, { services, ...options }) =>
    registerHandVenue(app, services, { folder, games, shares, ...options }),
});

export const handEngine = createHandEngine('hands', cardGames);
export const fishingEngine = createHandEngine('fishing', fishingGames, ['hands']);

/** The games as the catalogue lists them. */
export const handVenueGames: readonly VenueGame[] = newestOf(cardGames).map((game) => ({
  ...game,
  engine: handEngine,
}));
export const fishingVenueGames: readonly VenueGame[] = newestOf(fishingGames).map((game) => ({
  ...game,
  engine: fishingEngine,
}));

import { launchGame } from '../game-page';
import type { VenueEngine } from '../venue';
import { registerTableVenue } from './register-table-venue';

export { tableGames } from './games';
export { canReturnMoreThan } from './returns';
export { selectionOf } from './selections';
export type { Mark, TableClock, TableGame, TableVenue } from './table-game';
export { tableVenueGame } from './table-venue-game';

/** Table games with shared rounds: pages and calls under `/tables`. */
export const tableEngine: VenueEngine = {
  launch: launchGame('tables'),
  register: registerTableVenue,
};

import { launchGame, registerGamePages } from '../game-page';
import type { VenueEngine } from '../venue';
import { tableCalls } from './http/api-routes';

export { tableGames } from './games';
export { canReturnMoreThan } from './returns';
export { selectionOf } from './selections';
export {
  type DrawnNumbers,
  type GameClock,
  type Mark,
  type RoundTiming,
  type TableGame,
  type TableVenue,
  timingOn,
} from './table-game';
export { tableVenueGame } from './table-venue-game';

/** Table games with shared rounds: pages under `/tables`, their calls, and the stream of each table. */
export const tableEngine: VenueEngine = {
  launch: launchGame('tables'),
  register: (app, { services, clientDir, siteOrigins }) =>
    registerGamePages(app, {
      engine: 'tables',
      clientDir,
      siteOrigins,
      nameOf: (code) => services.tables.find(code)?.name,
      calls: tableCalls(services),
    }),
};

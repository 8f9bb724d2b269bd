import { registerGamePages } from '../game-page';
import type { VenueEngine } from '../venue';
import { tableCalls } from './http/api-routes';

/** Serves the table games: pages under `/tables`, their calls, and the stream of each table. */
export const registerTableVenue: VenueEngine['register'] = (app, { services, clientDir, siteOrigins }) =>
  registerGamePages(app, {
    engine: 'tables',
    clientDir,
    siteOrigins,
    nameOf: (code) => services.tables.find(code)?.name,
    calls: tableCalls(services),
  });

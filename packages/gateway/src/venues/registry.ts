import { sportsProviders } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { slotEngine, slotGames } from './slots';
import { sportsEngine } from './sports';
import type { EngineOptions, Venue } from './venue';

/** The house's own slot venue. The seed generates its history with these games. */
export const slotVenue: Venue = {
  code: 'PAVILION',
  name: { 'zh-CN': '云阁电子', en: 'Yunge Slots' },
  category: 'egame',
  engine: slotEngine,
  games: slotGames,
};

/** Every venue. Catalogue, launch and venue server derive from these rows. */
export const venues: readonly Venue[] = [
  slotVenue,
  {
    code: sportsProviders.IMTY.venue,
    name: { 'zh-CN': 'IM 体育', en: 'IM Sports' },
    category: 'sport',
    engine: sportsEngine,
    games: [],
  },
  {
    code: sportsProviders.OBTY.venue,
    name: { 'zh-CN': 'OB 体育', en: 'OB Sports' },
    category: 'sport',
    engine: sportsEngine,
    games: [],
  },
  {
    code: sportsProviders.FBTY.venue,
    name: { 'zh-CN': 'FB 体育', en: 'FB Sports' },
    category: 'sport',
    engine: sportsEngine,
    games: [],
  },
];

/**
 * Drops the cookies of requests before anything can read them, and those of answers: a browser sends the cookies of the
 * site's host to every port of it.
 */
const ignoreCookies = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers.cookie;
    for (let index = raw.rawHeaders.length - 2; index >= 0; index -= 2) {
      if (raw.rawHeaders[index]?.toLowerCase() === 'cookie') raw.rawHeaders.splice(index, 2);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('set-cookie');
  });
};

/** Adds the routes of every engine in use to the venue server. */
export const registerVenues = (
  app: FastifyInstance,
  rows: readonly Venue[],
  options: EngineOptions,
): void => {
  ignoreCookies(app);
  for (const engine of new Set(rows.map((venue) => venue.engine))) engine.register(app, options);
};

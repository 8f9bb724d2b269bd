import { sportsProviders } from '@pavilion/contract';
import type { FastifyInstance } from 'fastify';
import { fishingEngine, fishingVenueGames, handVenueGames } from './hands';
import { slotEngine, slotGames } from './slots';
import { sportsEngine, sportsPages } from './sports';
import { type TableVenue, tableEngine, tableGames, tableVenueGame } from './tables';
import type { EngineOptions, Venue, VenueEngine, VenueGame } from './venue';

/** A venue of table games: its games are those that name it (`tables/games`). */
const tableVenue = (
  code: TableVenue,
  row: Pick<Venue, 'name' | 'category'>,
  others: readonly VenueGame[] = [],
): Venue => ({
  code,
  ...row,
  engine: tableEngine,
  games: [...tableGames.filter(({ venue }) => venue === code).map(tableVenueGame), ...others],
});

/** The house's own slot venue. The seed generates its history with these games. */
export const slotVenue: Venue = {
  code: 'PAVILION',
  name: { 'zh-CN': '云阁电子', en: 'Yunge Slots' },
  category: 'egame',
  engine: slotEngine,
  games: slotGames,
};

/** Every venue. Catalogue, launch and venue server derive from these rows. Proved by `npm run test:unit -- venues/registry`. */
export const venues: readonly Venue[] = [
  slotVenue,
  tableVenue('PAVILION-ZR', { name: { 'zh-CN': '云阁真人', en: 'Yunge Live' }, category: 'realbet' }),
  tableVenue('PAVILION-CP', { name: { 'zh-CN': '云阁彩票', en: 'Yunge Lottery' }, category: 'lottery' }),
  tableVenue(
    'PAVILION-QP',
    { name: { 'zh-CN': '云阁棋牌', en: 'Yunge Cards' }, category: 'chess' },
    handVenueGames,
  ),
  {
    code: 'PAVILION-BY',
    name: { 'zh-CN': '云阁捕鱼', en: 'Yunge Fishing' },
    category: 'fishing',
    engine: fishingEngine,
    games: fishingVenueGames,
  },
  {
    code: sportsProviders.IMTY.venue,
    name: { 'zh-CN': 'IM 体育', en: 'IM Sports' },
    category: 'sport',
    engine: sportsEngine,
    games: [],
    pages: sportsPages.IMTY,
  },
  {
    code: sportsProviders.OBTY.venue,
    name: { 'zh-CN': 'OB 体育', en: 'OB Sports' },
    category: 'sport',
    engine: sportsEngine,
    games: [],
    pages: sportsPages.OBTY,
  },
  {
    code: sportsProviders.FBTY.venue,
    name: { 'zh-CN': 'FB 体育', en: 'FB Sports' },
    category: 'sport',
    engine: sportsEngine,
    games: [],
    pages: sportsPages.FBTY,
  },
];

/** The engine that runs a game of a venue. */
export const engineOf = ({ games, engine }: Venue, gameCode: string | undefined): VenueEngine =>
  games.find(({ code }) => code === gameCode)?.engine ?? engine;

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
  const engines = rows.flatMap(({ engine, games }) => [
    engine,
    ...games.map((game) => game.engine ?? engine),
  ]);
  for (const engine of new Set(engines)) engine.register(app, options);
};

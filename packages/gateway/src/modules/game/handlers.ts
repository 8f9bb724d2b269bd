import { errorCodes, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { BusinessError } from '../../business-error';
import { offersGame } from '../../config/brand';
import { readSlip } from '../../domain/sports';
import type { AreaHandlers } from '../../http/call-context';
import { engineOf } from '../../venues/registry';
import { assertProviderOpen, checkNewBet } from '../../venues/sports';

/** Marks of a table on its card. */
const listedMarks = 24;

/** The calls below `/game/api`. */
export const gameHandlers: AreaHandlers<'/game/api'> = {
  betDays: ({ body, memberId, services }) => services.bets.days(memberId, body),
  betRecords: ({ body, memberId, services }) => services.bets.records(memberId, body),
  gameFavourite: async ({ body, memberId, services }) => {
    await services.lobby.favourite(memberId, body.gameCode, body.favourite);
    return { gameCode: body.gameCode, favourite: body.favourite };
  },
  gameList: ({ body, brand, memberId, services }) => services.lobby.list(body, memberId, brand),
  latestWins: ({ body, brand, memberId, services }) => services.bets.latestWins(body, memberId, brand),
  platformCount: async ({ brand, services }) => {
    const [games, matches] = await Promise.all([
      services.lobby.platformCount(brand),
      services.sportsBook.areaCounts(),
    ]);
    // Matches are no games of the lobby.
    const countOf = (category: SportArea) => ({
      venues: services.venues.filter(({ pages = [] }) => pages.some((page) => page.category === category))
        .length,
      games: matches[category].events,
      players: matches[category].players,
    });
    return {
      ...games,
      ...(offersGame(brand, { category: 'sport' }) && { TY: countOf('sport') }),
      ...(offersGame(brand, { category: 'gaming' }) && { DJ: countOf('gaming') }),
    };
  },
  /**
   * Opens a game or a venue of the registry that the brand offers (GAM-1, SPT-1). `activityUrl` is the page of promotions, for
   * OBTY, which alone stores it (SPT-2).
   */
  venueLaunch: async ({ body, brand, memberId, token: sessionToken, siteOrigin, venueOrigin, services }) => {
    const venue = services.venues.find(({ code }) => code === body.enName);
    const page = venue?.pages?.find(({ code }) => code === body.gameCode);
    const code = page || !body.gameCode ? undefined : body.gameCode;
    const isOffered = venue && offersGame(brand, { code, category: (page ?? venue).category });
    if (!isOffered) throw new BusinessError(errorCodes.gameUnavailable);
    await services.siteState.assertVenueOpen(venue.code).catch(async (closed: unknown) => {
      // An open hand can be finished; the calls of the page open no other one.
      if (!code || !(await services.hands.hasOpen(memberId, code))) throw closed;
    });
    const { resource, url, token } = await engineOf(venue, body.gameCode).launch({
      venue,
      gameCode: body.gameCode,
      memberId,
      sessionToken,
      venueOrigin,
      services,
    });
    const activityUrl = venue.code === sportsProviders.OBTY.venue ? `${siteOrigin}/activity/discount` : '';
    return { url, h5Url: url, activityUrl, resource, token, apiUrl: venueOrigin };
  },
  sportsBets: ({ body, memberId, services }) => services.sportsBook.bets(memberId, body),
  sportsBoard: async ({ body, services }) => {
    await assertProviderOpen(body.provider, services);
    return services.sportsBook.board(body);
  },
  sportsCashOut: ({ body, memberId, idempotency, services }) =>
    services.sportsBook.cashOut(memberId, idempotency.key, body),
  sportsCashOutQuote: ({ body, memberId, services }) => services.sportsBook.quotes(memberId, body.bets),
  sportsChanges: async ({ body, services }) => {
    await assertProviderOpen(body.provider, services);
    return services.sportsBook.changes(body);
  },
  sportsEvent: async ({ body, services }) => {
    await assertProviderOpen(body.provider, services);
    return services.sportsBook.event(body.provider, body.event);
  },
  sportsFavourites: ({ memberId, services }) => services.boardFavourites.list(memberId),
  sportsFavouritesChange: ({ body, memberId, services }) => services.boardFavourites.change(memberId, body),
  sportsLimits: async ({ body, memberId, services }) => {
    await assertProviderOpen(body.provider, services);
    return services.sportsBook.limits(memberId, body);
  },
  sportsOutcome: async ({ body, memberId, services }) => ({
    bet: await services.sportsBook.outcome(memberId, body.key),
  }),
  sportsOutrights: async ({ body, services }) => {
    await assertProviderOpen(body.provider, services);
    return services.sportsBook.outrights(body.provider, body.sport);
  },
  sportsPlace: async ({ body, memberId, idempotency: { key }, services }) => {
    await checkNewBet({ memberId, key }, services, () => assertProviderOpen(body.provider, services));
    return services.sportsBook.place(memberId, key, readSlip(body));
  },
  sportsPriceHistory: ({ body, services }) => services.sportsBook.priceHistory(body.provider, body.selection),
  sportsResults: ({ body, services }) => services.sportsBook.results(body.sport, body.day, body.competition),
  sportsStandings: ({ body, services }) => services.sportsBook.standings(body.sport, body.competition),
  tableRounds: async ({ brand, services }) => {
    const categories = new Map(
      services.venues.flatMap(({ category, games }) => games.map(({ code }) => [code, category] as const)),
    );
    const overview = await services.tables.overview();
    return overview.flatMap(({ gameCode, marks, ...round }) => {
      const category = categories.get(gameCode);
      const isOffered = category && offersGame(brand, { code: gameCode, category });
      return isOffered ? [{ gameCode, ...round, marks: marks.slice(-listedMarks) }] : [];
    });
  },
};

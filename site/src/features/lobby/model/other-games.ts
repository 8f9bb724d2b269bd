import type { Game, GameCategory } from '@pavilion/contract';

type GamePage = { readonly items: readonly Game[]; readonly nextCursor: string | null };

/** Lists up to this length show games of other lobbies below. */
export const shortList = 6;
/** Lists up to this length show wide cards instead of covers. */
export const shortestList = 3;

/** Whether the first page of a list is all of it, and short. */
export const isShort = (page: GamePage | undefined): boolean =>
  page !== undefined && page.nextCursor === null && page.items.length > 0 && page.items.length <= shortList;

export const otherGamesShown = 6;
/** More than are shown, since the lobby's own games are left out. */
export const otherGamesBody = { shelf: 'hot', limit: 24 } as const;

/** The hot games of other lobbies that are open: the first of each lobby, then the second of each, and so on. */
export const otherGames = (
  games: readonly Game[],
  category: GameCategory,
  closedVenues: readonly string[] = [],
): Game[] => {
  const seen = new Map<GameCategory, number>();
  const ranked = games
    .filter((game) => game.category !== category && !closedVenues.includes(game.venue))
    .map((game) => {
      const place = seen.get(game.category) ?? 0;
      seen.set(game.category, place + 1);
      return { game, place };
    });
  // The sort is stable: games of the same place keep the order of the list.
  return ranked
    .sort((one, other) => one.place - other.place)
    .slice(0, otherGamesShown)
    .map(({ game }) => game);
};

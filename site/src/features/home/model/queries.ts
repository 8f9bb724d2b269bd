/** The request bodies of Home, shared so that the browser finds the answers that the server fetched. */
export const adsBody = { position: 'home' };
export const platformBody = {};
export const hotBody = { shelf: 'hot', limit: 8 } as const;
export const shownNewGames = 5;
/** More than are shown, since those that are hot are left out. */
export const newBody = { shelf: 'new', limit: hotBody.limit + shownNewGames } as const;
/** Covers for the tile of slots, the largest of most brands: few of its games may be hot. */
export const slotsBody = { category: 'egame', limit: 3 } as const;
/** More than are shown, since a player who wins often has one row. */
export const winsBody = { limit: 40, notable: true };
export const shownWins = 10;
/** Fewer rows leave a hole beside the hot games. */
export const fewestWins = 6;
/** `platformCount` does not include fishing; its numbers of games and players come from the game list. */
export const fishingBody = { category: 'fishing', limit: 1 } as const;
export const recentBody = { shelf: 'recent', limit: 1 } as const;
export const mostMatches = 6;
/** More than are shown, since the results of some are decided. */
export const liveMatchesBody = { provider: 'IMTY', sport: 'football', tab: 'live', limit: 10 } as const;
export const todayMatchesBody = { ...liveMatchesBody, tab: 'today', limit: mostMatches } as const;

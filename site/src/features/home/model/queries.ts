/** The request bodies of Home, shared so that the browser finds the answers that the server fetched. */
export const adsBody = { position: 'home' };
export const platformBody = {};
export const hotBody = { shelf: 'hot', limit: 8 } as const;
export const newBody = { shelf: 'new', limit: 5 } as const;
/** Covers for the tile of slots, the largest of most brands: few of its games may be hot. */
export const slotsBody = { category: 'egame', limit: 3 } as const;
/** More than are shown, since a player who wins often has one row. */
export const winsBody = { limit: 20 };
export const shownWins = 10;
/** `platformCount` does not include fishing; its numbers of games and players come from the game list. */
export const fishingBody = { category: 'fishing', limit: 1 } as const;
export const recentBody = { shelf: 'recent', limit: 1 } as const;
export const liveMatchesBody = { provider: 'IMTY', sport: 'football', tab: 'live', limit: 6 } as const;
export const todayMatchesBody = { ...liveMatchesBody, tab: 'today' } as const;

import type { Rows } from '../rows';

export const gameRows = {
  gameList: { kind: 'list', tags: ['Games', 'Favourites'] },
  gameFavourite: { kind: 'mutation', tags: ['Favourites'] },
  platformCount: { kind: 'query', tags: ['Games'] },
  latestWins: { kind: 'query', tags: ['Games'] },
  venueLaunch: { kind: 'mutation', tags: [] },
  betRecords: { kind: 'list', tags: ['Bets'] },
} as const satisfies Rows;

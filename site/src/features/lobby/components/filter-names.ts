import type { GameShelf, GameSort } from '@pavilion/contract';

/** The message keys of the shelves. */
export const shelfNames = {
  hot: 'shelfHot',
  new: 'shelfNew',
  favourite: 'shelfFavourite',
  recent: 'shelfRecent',
} as const satisfies Readonly<Record<GameShelf, string>>;

/** The message keys of the orders. */
export const sortNames = {
  recommended: 'sortRecommended',
  new: 'sortNew',
  name: 'sortName',
  players: 'sortPlayers',
} as const satisfies Readonly<Record<GameSort, string>>;

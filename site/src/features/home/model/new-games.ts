import type { Game } from '@pavilion/contract';
import { shownNewGames } from './queries';

/** The new games as they are shown: without those that are among the hot games above. */
export const newGamesOf = (games: readonly Game[], hot: readonly Game[]): readonly Game[] => {
  const shown = new Set(hot.map(({ code }) => code));
  return games.filter(({ code }) => !shown.has(code)).slice(0, shownNewGames);
};

import type { Game } from '@pavilion/contract';
import { paths } from '../../routes/paths';

/** The word in a lobby's address that names the game which is open. */
export const playParam = 'play';

/** Where a game opens: in the lobby of its category. */
export const playAddress = ({ category, code }: Pick<Game, 'category' | 'code'>): string =>
  `${paths.game[category]}?${new URLSearchParams({ [playParam]: code })}`;

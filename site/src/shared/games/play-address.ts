import type { Game } from '@pavilion/contract';
import { paths } from '../../routes/paths';

/** The query parameter of a lobby with the code of the open game. */
export const playParam = 'play';

/** The address of a game in the lobby of its category. */
export const playAddress = ({ category, code }: Pick<Game, 'category' | 'code'>): string =>
  `${paths.game[category]}?${new URLSearchParams({ [playParam]: code })}`;

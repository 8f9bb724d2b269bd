import type { TableGame } from '../table-game';
import { gamesByKind } from './games.generated';

/**
 * All table games. Their outcomes differ, so an outcome may only be given to the game that drew it. The steps for a new one
 * are in CONTRIBUTING.md. Proved by `npm run test:unit -- venues/tables table-kinds lottery fair-games`.
 */
export const tableGames: readonly TableGame[] = Object.values<TableGame | readonly TableGame[]>(
  gamesByKind,
).flat();

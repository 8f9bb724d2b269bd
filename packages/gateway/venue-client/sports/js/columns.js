// @ts-check
import { sportDefinitions } from './sports.generated.js';

/**
 * A column of the board: a market of every match, its sides one below the other.
 *
 * @typedef {{ type: string, period: string, sides: readonly string[] }} Column
 */

/** How many columns every board shows; wide boards show as many again. */
const shown = 3;

/**
 * The columns of each sport: those that every board shows, and those that wide boards show besides.
 *
 * @type {Readonly<Record<import('./api.js').Sport, { main: readonly Column[], wide: readonly Column[] }>>}
 */
export const columns = /** @type {any} */ (
  Object.fromEntries(
    Object.entries(sportDefinitions).map(([sport, { columns }]) => [
      sport,
      { main: columns.slice(0, shown), wide: columns.slice(shown, 2 * shown) },
    ]),
  )
);

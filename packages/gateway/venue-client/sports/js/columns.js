// @ts-check
import { sportDefinitions } from './sports.generated.js';

/**
 * A column of the board: a market of every match, its sides one below the other.
 *
 * @typedef {{ type: string, period: string, sides: readonly string[] }} Column
 */

/** How many columns every board shows; wide boards show as many again. */
const shown = 3;

/** The columns in the order of this board: of tennis it shows the total before the handicap. @param {import('./api.js').Sport} sport */
const ordered = (sport) => {
  const { columns } = sportDefinitions[sport];
  if (sport !== 'tennis') return columns;
  return [...columns].sort((one, other) => Number(one.type === 'gamesAh') - Number(other.type === 'gamesAh'));
};

/**
 * The columns of each sport: those that every board shows, and those that wide boards show besides.
 *
 * @type {Readonly<Record<import('./api.js').Sport, { main: readonly Column[], wide: readonly Column[] }>>}
 */
export const columns = /** @type {any} */ (
  Object.fromEntries(
    /** @type {import('./api.js').Sport[]} */ (Object.keys(sportDefinitions)).map((sport) => [
      sport,
      { main: ordered(sport).slice(0, shown), wide: ordered(sport).slice(shown, 2 * shown) },
    ]),
  )
);

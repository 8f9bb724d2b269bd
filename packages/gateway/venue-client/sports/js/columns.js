// @ts-check

/**
 * A column of the board: a market of every match, its sides one below the other.
 *
 * @typedef {{ type: string, period: string, sides: readonly string[] }} Column
 */

/** @param {string} type @param {string} period @param {string[]} sides @returns {Column} */
const column = (type, period, ...sides) => ({ type, period, sides });

/** @param {string} period */
const football = (period) => [
  column('ah', period, 'h', 'a'),
  column('ou', period, 'o', 'u'),
  column('1x2', period, 'h', 'a', 'd'),
];

/**
 * The columns of each sport: those of the whole match, and those that wide boards show besides.
 *
 * @type {Readonly<Record<import('./api.js').Sport, { main: readonly Column[], wide: readonly Column[] }>>}
 */
export const columns = {
  football: { main: football('ft'), wide: football('h1') },
  basketball: {
    main: [column('ah', 'ft', 'h', 'a'), column('ou', 'ft', 'o', 'u'), column('ml', 'ft', 'h', 'a')],
    wide: [column('ah', 'h1', 'h', 'a'), column('ou', 'h1', 'o', 'u')],
  },
  tennis: {
    main: [column('ml', 'ft', 'h', 'a'), column('setsAh', 'ft', 'h', 'a'), column('gamesOu', 'ft', 'o', 'u')],
    wide: [column('gamesAh', 'ft', 'h', 'a')],
  },
  cs2: {
    main: [column('ml', 'ft', 'h', 'a'), column('mapsAh', 'ft', 'h', 'a'), column('mapsOu', 'ft', 'o', 'u')],
    wide: [
      column('mapWinner', 'm1', 'h', 'a'),
      column('roundsAh', 'm1', 'h', 'a'),
      column('mapWinner', 'm2', 'h', 'a'),
    ],
  },
  moba: {
    main: [column('ml', 'ft', 'h', 'a'), column('mapsAh', 'ft', 'h', 'a'), column('mapsOu', 'ft', 'o', 'u')],
    wide: [
      column('mapWinner', 'm1', 'h', 'a'),
      column('killsOu', 'm1', 'o', 'u'),
      column('mapWinner', 'm2', 'h', 'a'),
    ],
  },
};

// @ts-check

/**
 * A chart of the trends: its keys, and which of them a draw has.
 *
 * @typedef {{ id: string, keys: readonly string[], of: (outcome: any) => string[] }} TrendChart
 */

/** @param {readonly number[]} numbers */
export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {number} from @param {number} to @returns {string[]} the keys of a range of numbers */
export const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** @param {number} value @param {number} bigFrom the smallest value that counts as big */
export const sidesOf = (value, bigFrom) => [
  value >= bigFrom ? /** @type {const} */ ('big') : /** @type {const} */ ('small'),
  value % 2 === 1 ? /** @type {const} */ ('odd') : /** @type {const} */ ('even'),
];

export const sideKeys = /** @type {const} */ (['big', 'small', 'odd', 'even']);

/** @param {number} first @param {number} last @returns {'dragon' | 'tiger' | 'tie'} */
export const dragonTiger = (first, last) => (first > last ? 'dragon' : first < last ? 'tiger' : 'tie');

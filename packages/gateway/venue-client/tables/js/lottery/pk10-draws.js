// @ts-check
import { dragonTiger, range, sidesOf } from './draws.js';

/** @typedef {{ order: number[] }} Pk10Outcome */

const bigSum = 12;

/** The sum of the first two cars. @param {readonly number[]} order */
export const topTwo = (order) => (order[0] ?? 0) + (order[1] ?? 0);

/** The words that describe a draw. @param {readonly number[]} order */
export const wordsOf = (order) => [
  ...sidesOf(topTwo(order), bigSum),
  dragonTiger(order[0] ?? 0, order[9] ?? 0),
];

/** @type {import('./draws.js').TrendChart[]} */
export const charts = [
  ...range(1, 10).map((place, index) => ({
    id: `place${place}`,
    keys: range(1, 10),
    of: (/** @type {Pk10Outcome} */ { order }) => [String(order[index])],
  })),
  { id: 'topTwo', keys: range(3, 19), of: ({ order }) => [String(topTwo(order))] },
];

// @ts-check
import { dragonTiger, hasSide, range, sidesOf } from './draws.js';

/** @typedef {{ order: number[] }} Pk10Outcome */

const bigSum = 12;
const bigCar = 6;

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

/** Whether a bet has won. @param {string} selection @param {Pk10Outcome} outcome */
export const hasWon = (selection, { order }) => {
  const [kind = '', word = ''] = selection.split(':');
  const place = Number(kind.slice(1));
  const value = kind === 'sum' ? topTwo(order) : (order[place - 1] ?? 0);
  if (/^\d+$/.test(word)) return value === Number(word);
  if (word === 'dragon' || word === 'tiger') return dragonTiger(value, order[10 - place] ?? 0) === word;
  return hasSide(word, value, kind === 'sum' ? bigSum : bigCar);
};

// @ts-check
import { hasSide, range, sideKeys, sidesOf, sumOf } from './draws.js';

/** @typedef {{ digits: number[] }} Pc28Outcome */

const bigFrom = 14;

/** @param {number} sum @returns {('highest' | 'lowest')[]} */
const extremesOf = (sum) => (sum >= 22 ? ['highest'] : sum <= 5 ? ['lowest'] : []);

/** The words that describe a draw. @param {readonly number[]} digits */
export const wordsOf = (digits) => [...sidesOf(sumOf(digits), bigFrom), ...extremesOf(sumOf(digits))];

/** @type {import('./draws.js').TrendChart[]} */
export const charts = [
  { id: 'sum', keys: range(0, 27), of: ({ digits }) => [String(sumOf(digits))] },
  { id: 'shape', keys: [...sideKeys, 'highest', 'lowest'], of: ({ digits }) => wordsOf(digits) },
];

/** Whether a bet has won. @param {string} selection @param {Pc28Outcome} outcome */
export const hasWon = (selection, { digits }) => {
  const sum = sumOf(digits);
  const [kind = '', value] = selection.split(':');
  if (value !== undefined) return sum === Number(value);
  // `big-odd` needs both of its words.
  return kind
    .split('-')
    .every((word) => hasSide(word, sum, bigFrom) || extremesOf(sum).some((each) => each === word));
};

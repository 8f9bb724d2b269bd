// @ts-check
import { range, sideKeys, sidesOf, sumOf } from './draws.js';

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

// @ts-check
import { dragonTiger, range, sideKeys, sidesOf, sumOf } from './draws.js';

/** @typedef {{ digits: number[] }} SscOutcome */

/** The places from the ten thousands to the units, as in the ids of bets. */
export const placeIds = ['wan', 'qian', 'bai', 'shi', 'ge'];

const bigSum = 23;

/**
 * The shape of three digits in any order. Neighbours wrap: 9 and 0 are next to each other.
 *
 * @param {readonly number[]} digits @returns {'leopard' | 'straight' | 'pair' | 'half-straight' | 'mixed'}
 */
export const digitShape = (digits) => {
  const [a = 0, b = 0, c = 0] = digits;
  if (a === b && b === c) return 'leopard';
  if (a === b || b === c || a === c) return 'pair';
  const pairs = [Math.abs(a - b), Math.abs(b - c), Math.abs(a - c)];
  const neighbours = pairs.filter((distance) => distance === 1 || distance === 9).length;
  return neighbours >= 2 ? 'straight' : neighbours === 1 ? 'half-straight' : 'mixed';
};

/** The shapes of the first, middle and last three digits. @param {readonly number[]} digits */
export const threesOf = (digits) => ({
  front: digitShape(digits.slice(0, 3)),
  middle: digitShape(digits.slice(1, 4)),
  back: digitShape(digits.slice(2, 5)),
});

/** The words that describe a draw. @param {readonly number[]} digits */
export const wordsOf = (digits) => [
  ...sidesOf(sumOf(digits), bigSum),
  dragonTiger(digits[0] ?? 0, digits[4] ?? 0),
];

/** @type {import('./draws.js').TrendChart[]} */
export const charts = [
  ...placeIds.map((id, place) => ({
    id,
    keys: range(0, 9),
    of: (/** @type {SscOutcome} */ { digits }) => [String(digits[place])],
  })),
  { id: 'sum', keys: [...sideKeys, 'dragon', 'tiger', 'tie'], of: ({ digits }) => wordsOf(digits) },
];

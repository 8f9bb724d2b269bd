// @ts-check
import { range, sidesOf } from './draws.js';

/** @typedef {'red' | 'blue' | 'green'} Wave */

const red = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blue = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colour of a ball (波色). @param {number} number @returns {Wave} */
export const waveOf = (number) => (red.has(number) ? 'red' : blue.has(number) ? 'blue' : 'green');

/** The twelve signs in the order of the years, 2020 (rat) first. */
export const signs = /** @type {const} */ ([
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
]);

/** @typedef {typeof signs[number]} Sign */

/** The sign of a lunar year. @param {number} year @returns {Sign} */
export const signOfYear = (year) => /** @type {Sign} */ (signs[(((year - 4) % 12) + 12) % 12]);

/** The sign of a number: 1 has the sign of the lunar year, 2 that of the year before, … @param {number} number @param {number} year */
export const signOf = (number, year) => signOfYear(year - (number - 1));

/** The numbers from 1 to 49 with the sign. @param {Sign} sign @param {number} year */
export const numbersOfSign = (sign, year) =>
  Array.from({ length: 49 }, (_, index) => index + 1).filter((number) => signOf(number, year) === sign);

/** The lunar year at a moment in China, which the calendar of the platform knows. @param {Date} at @returns {number} */
export const lunarYearAt = (at) => {
  const parts = new Intl.DateTimeFormat('en-u-ca-chinese', {
    year: 'numeric',
    timeZone: 'Asia/Shanghai',
  }).formatToParts(at);
  const year = parts.find(({ type }) => /** @type {string} */ (type) === 'relatedYear');
  return Number(year?.value ?? at.getFullYear());
};

const bigFrom = 25;

/** The words that describe a draw: with 49, bets on the sides are returned. @param {number} special */
export const wordsOf = (special) =>
  special === 49 ? [/** @type {const} */ ('tie')] : sidesOf(special, bigFrom);

/** @type {import('./draws.js').TrendChart[]} */
export const charts = [
  { id: 'special', keys: range(1, 49), of: ({ special }) => [String(special)] },
  { id: 'sign', keys: signs, of: ({ special, year }) => [signOf(special, year)] },
  { id: 'wave', keys: ['red', 'blue', 'green'], of: ({ special }) => [waveOf(special)] },
];

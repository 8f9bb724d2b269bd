// @ts-check
import { hasSide, range, sideKeys, sidesOf, sumOf } from './draws.js';

/** @typedef {{ dice: number[] }} Kuai3Outcome */

const bigFrom = 11;

/** @param {readonly number[]} dice @returns {('triple' | 'pair' | 'straight' | 'different')[]} */
export const diceShapes = (dice) => {
  const [a = 0, b = 0, c = 0] = [...dice].sort((x, y) => x - y);
  if (a === c) return ['triple'];
  if (a === b || b === c) return ['pair'];
  return b === a + 1 && c === b + 1 ? ['different', 'straight'] : ['different'];
};

/** The words that describe a draw. @param {readonly number[]} dice */
export const wordsOf = (dice) => [...sidesOf(sumOf(dice), bigFrom), ...diceShapes(dice).slice(-1)];

/** @type {import('./draws.js').TrendChart[]} */
export const charts = [
  { id: 'dice', keys: range(1, 6), of: ({ dice }) => dice.map(String) },
  { id: 'sum', keys: range(3, 18), of: ({ dice }) => [String(sumOf(dice))] },
  {
    id: 'shape',
    keys: [...sideKeys, 'triple', 'pair', 'different', 'straight'],
    of: ({ dice }) => [...sidesOf(sumOf(dice), bigFrom), ...diceShapes(dice)],
  },
];

/** Whether a bet has won. @param {string} selection @param {Kuai3Outcome} outcome */
export const hasWon = (selection, { dice }) => {
  const [kind = '', rest = ''] = selection.split(':');
  const [first = 0, second] = rest.split('-').map(Number);
  const count = (/** @type {number} */ face) => dice.filter((die) => die === face).length;
  switch (kind) {
    case 'sum':
      return sumOf(dice) === first;
    case 'any-triple':
      return diceShapes(dice).includes('triple');
    case 'any-straight':
      return diceShapes(dice).includes('straight');
    case 'triple':
      return count(first) === 3;
    case 'double':
      return second === undefined ? count(first) >= 2 : count(first) === 2 && count(second) === 1;
    case 'three':
    case 'two':
      return rest.split('-').every((face) => count(Number(face)) > 0);
    default:
      return hasSide(kind, sumOf(dice), bigFrom);
  }
};

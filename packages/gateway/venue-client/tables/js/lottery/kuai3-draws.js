// @ts-check
import { range, sideKeys, sidesOf, sumOf } from './draws.js';

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

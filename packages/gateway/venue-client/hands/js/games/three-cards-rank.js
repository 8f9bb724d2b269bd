// @ts-check
import { rankOf, suitOf } from '../../../kit/playing-cards.js';

/** @typedef {'high' | 'pair' | 'straight' | 'flush' | 'straight-flush' | 'three'} Category */

/** The category of three cards; A-2-3 is a straight too. @param {number[]} cards @returns {Category} */
export const categoryOf = (cards) => {
  const ranks = cards.map((card) => rankOf(card) || 13).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = ranks;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isStraight =
    (high - middle === 1 && middle - low === 1) || (high === 13 && middle === 2 && low === 1);
  if (high === low) return 'three';
  if (isStraight) return isFlush ? 'straight-flush' : 'straight';
  if (isFlush) return 'flush';
  return high === middle || middle === low ? 'pair' : 'high';
};

/** Whether the dealer's hand is at least queen high. @param {number[]} cards */
export const isQualified = (cards) =>
  categoryOf(cards) !== 'high' || cards.some((card) => rankOf(card) === 0 || rankOf(card) >= 11);

/** Odds to one of the ante bonus and of the pair-or-better side bet, by category. @type {[Category, { bonus?: number, pair?: number }][]} */
export const pays = [
  ['straight-flush', { bonus: 5, pair: 40 }],
  ['three', { bonus: 4, pair: 30 }],
  ['straight', { bonus: 1, pair: 6 }],
  ['flush', { pair: 4 }],
  ['pair', { pair: 1 }],
];

// @ts-check
import { rankOf } from '../../../kit/playing-cards.js';

/** @param {number} card J, Q and K count ten */
export const pointsOf = (card) => Math.min(rankOf(card) + 1, 10);

/**
 * The name of a hand: 0 no bull, 1 to 9 bull of that number, 10 bull bull, then the four above it.
 *
 * @typedef {number | 'four-pictures' | 'five-pictures' | 'four-of-a-kind' | 'five-small'} Bull
 */

/**
 * The best split of five cards: three that make a multiple of ten, and the two that count. Without such three, and for the
 * special hands, the order of the cards stays and `tens` is empty.
 *
 * @param {number[]} cards
 * @returns {{ tens: number[], rest: number[], bull: Bull }}
 */
export const splitOf = (cards) => {
  const sum = cards.reduce((total, card) => total + pointsOf(card), 0);
  const ranks = cards.map(rankOf);
  const whole = { tens: [], rest: cards };
  if (sum <= 10 && cards.every((card) => pointsOf(card) < 5)) return { ...whole, bull: 'five-small' };
  if (ranks.some((rank) => ranks.filter((other) => other === rank).length === 4)) {
    return { ...whole, bull: 'four-of-a-kind' };
  }
  if (ranks.every((rank) => rank > 9)) return { ...whole, bull: 'five-pictures' };
  if (ranks.every((rank) => rank > 8) && ranks.filter((rank) => rank === 9).length === 1) {
    return { ...whole, bull: 'four-pictures' };
  }
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) {
      const rest = [one, other];
      if ((sum - pointsOf(one) - pointsOf(other)) % 10 !== 0) continue;
      const bull = (pointsOf(one) + pointsOf(other)) % 10 || 10;
      return { tens: cards.filter((card) => !rest.includes(card)), rest, bull };
    }
  }
  return { ...whole, bull: 0 };
};

/** How many times the stake a winning hand is paid. @param {Bull} bull */
export const multipleOf = (bull) => {
  if (typeof bull === 'string') return 5;
  if (bull === 10) return 3;
  return bull >= 7 ? 2 : 1;
};

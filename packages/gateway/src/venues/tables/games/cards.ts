import { drawItems, type RandomSource } from '../../fair';
import { range } from './numbers';

/** A card is 13 × suit (♠♥♣♦) + rank (A = 0 … K = 12). */
export const rankOf = (card: number): number => card % 13;

export const suitOf = (card: number): number => Math.floor(card / 13);

export const isRed = (card: number): boolean => suitOf(card) % 2 === 1;

/** Draws cards from freshly shuffled decks. */
export const drawCards = (decks: number, count: number, random: RandomSource): number[] =>
  drawItems(range(0, decks * 52 - 1), count, random).map((index) => index % 52);

/** Facts about lottery balls, dice and the wheel that follow from a result alone. */

const redPockets = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Tone = 'red' | 'blue' | 'green' | 'black' | 'gold';

/** The colour of a pocket of the roulette wheel. */
export const pocketTone = (pocket: number): Tone => {
  if (pocket === 0) return 'green';
  return redPockets.has(pocket) ? 'red' : 'black';
};

const redBalls = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blueBalls = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colour of a ball from 1 to 49 in the six-number lottery. */
export const ballTone = (ball: number): Tone => {
  if (redBalls.has(ball)) return 'red';
  return blueBalls.has(ball) ? 'blue' : 'green';
};

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

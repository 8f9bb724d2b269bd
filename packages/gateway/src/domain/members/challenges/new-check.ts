import { randomInt } from 'node:crypto';
import { limits } from '@pavilion/contract';

/** A code as it is sent: random digits. */
export const newCode = (): string => {
  const { codeLength } = limits.verification;
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
};

/** A sum to be done in the head, and what it makes. */
export const newSum = (): { question: string; answer: string } => {
  const [first, second] = [randomInt(2, 20), randomInt(2, 10)];
  return { question: `${first} + ${second}`, answer: String(first + second) };
};

/** Where a slider must be put, percent; never so near the left end that it is there already. */
export const newTarget = (): number => randomInt(25, 95);

/** How far from it a hand may let go, percent. */
const tolerance = 3;
export const isOnTarget = (target: number, answer: string): boolean =>
  /^\d{1,3}$/.test(answer) && Math.abs(Number(answer) - target) <= tolerance;

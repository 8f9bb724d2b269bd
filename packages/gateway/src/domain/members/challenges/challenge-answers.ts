import { randomInt } from 'node:crypto';
import { limits } from '@pavilion/contract';

/** Creates a random code. */
export const newCode = (): string => {
  const { codeLength } = limits.verification;
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
};

/** Creates a sum and its answer. */
export const newSum = (): { question: string; answer: string } => {
  const [first, second] = [randomInt(2, 20), randomInt(2, 10)];
  return { question: `${first} + ${second}`, answer: String(first + second) };
};

/** Creates the target of a slider, per cent; never near its start at 0. */
export const newTarget = (): number => randomInt(25, 95);

/** Allowed distance from the target, per cent. */
const tolerance = 3;
export const isOnTarget = (target: number, answer: string): boolean =>
  /^\d{1,3}$/.test(answer) && Math.abs(Number(answer) - target) <= tolerance;

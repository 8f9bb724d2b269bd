import { range, sumOf } from './numbers';

export interface DiceOutcome {
  readonly dice: readonly [number, number, number];
}

const faces = range(1, 6);

/** All 216 throws. */
export const allThrows: readonly (readonly [DiceOutcome, bigint])[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [{ dice: [first, second, third] }, 1n] as const)),
);

export const totalOf = ({ dice }: DiceOutcome): number => sumOf(dice);

/** How many dice show a face. */
export const countOf = ({ dice }: DiceOutcome, face: number): number =>
  dice.filter((shown) => shown === face).length;

export const isTriple = ({ dice: [first, second, third] }: DiceOutcome): boolean =>
  first === second && second === third;

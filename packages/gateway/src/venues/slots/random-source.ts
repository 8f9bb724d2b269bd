import { randomInt } from 'node:crypto';

/** A whole number from 0 up to but without `bound`, each as likely as any other. */
export type RandomSource = (bound: number) => number;

/** The operating system's cryptographic source, free of modulo bias. */
export const cryptoRandom: RandomSource = (bound) => randomInt(bound);

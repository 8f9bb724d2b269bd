import { createHmac } from 'node:crypto';
import type { RandomSource } from './random-source';

/** A seed of the server, a seed of the players and a counter; together they determine a stream of random numbers. */
export interface StreamSeeds {
  /** 64 hexadecimal digits; secret until the server reveals it. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

const wordsPerBlock = 8;
const wordSize = 2 ** 32;

/** Below it, a word times the bound is an exact double. */
const boundLimit = 2 ** 21;

/**
 * Reduces uniform words to an unbiased integer from 0 to below `bound` (Lemire's method): the high part of word × bound.
 * Words whose low part is below size mod bound are rejected, so every result has equally many words.
 *
 * @param nextWord answers the next integer from 0 to below `size`.
 */
export const below = (bound: number, nextWord: () => number, size: number = wordSize): number => {
  if (!Number.isInteger(bound) || bound < 1 || bound > Math.min(size, boundLimit)) {
    throw new RangeError(`The bound of a random number cannot be ${bound}`);
  }
  const rejected = size % bound;
  for (;;) {
    const product = nextWord() * bound;
    if (product % size >= rejected) return Math.floor(product / size);
  }
};

const blockOf = ({ serverSeed, clientSeed, nonce }: StreamSeeds, index: number): Buffer =>
  createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${index}`).digest();

/** Random numbers from the words of the blocks with these indices. */
const numbersOf = (seeds: StreamSeeds, indexOf: (ordinal: number) => number): RandomSource => {
  let position = 0;
  let block: Buffer;
  const nextWord = (): number => {
    const word = position % wordsPerBlock;
    if (word === 0) block = blockOf(seeds, indexOf(position / wordsPerBlock));
    position += 1;
    return block.readUInt32BE(word * 4);
  };
  return (bound) => below(bound, nextWord);
};

/**
 * Random numbers that anyone with the seeds can compute again. Block k of the stream is
 * HMAC-SHA256(serverSeed, `clientSeed:nonce:k`) with the seed's text as the key, read as eight big-endian 32-bit words.
 */
export const fairStream = (seeds: StreamSeeds): RandomSource => numbersOf(seeds, (ordinal) => ordinal);

/** Random numbers for an index, which do not depend on what was drawn for another one. */
export type BlockSource = (index: number) => RandomSource;

/** How far apart the blocks of one index are: further than there are indices. */
const blockStride = 1_000_000;

/** Blocks of the stream by their index: index i reads the words of block i, then those of block i + 1,000,000, and so on. */
export const fairBlocks =
  (seeds: StreamSeeds): BlockSource =>
  (index) =>
    numbersOf(seeds, (ordinal) => index + ordinal * blockStride);

import type { ProofOfWork } from '@pavilion/contract';
import { addBlock, initialState } from './sha256-block';

/** Attempts at a stretch: about 15 ms, so that a page without a worker stays usable. */
const batch = 2 ** 14;

/** A message of ASCII as words, with its padding: a one bit, zeros, and the length in bits. */
const paddedWords = (text: string): Int32Array => {
  const words = new Int32Array(Math.ceil((text.length + 9) / 64) * 16);
  for (let at = 0; at <= text.length; at += 1)
    words[at >> 2] = words[at >> 2]! | ((text.charCodeAt(at) || 0x80) << (24 - 8 * (at % 4)));
  words[words.length - 1] = text.length * 8;
  return words;
};

/** Four letters from a to p, which stand for the lower 16 bits of a number. */
const letters = (bits: number) =>
  0x61616161 + (((bits & 0xf000) << 12) | ((bits & 0xf00) << 8) | ((bits & 0xf0) << 4) | (bits & 0xf));

/**
 * Finds a text N of letters for which SHA-256 of `<challenge>.N` begins with `bits` zero bits, at most 32. It runs in
 * slices between other tasks.
 *
 * @returns N
 * @throws the reason of the signal when it is aborted
 */
export const findSolution = async (
  { challenge, bits }: Pick<ProofOfWork, 'challenge' | 'bits'>,
  signal?: AbortSignal,
): Promise<string> => {
  const length = challenge.length + 1;
  // The letters that change begin a word.
  const prefix = `${challenge}.`.padEnd(length + (-length & 3), 'a');
  const place = prefix.length / 4;
  const words = paddedWords(`${prefix}aaaaaaaa`);
  const schedule = new Int32Array(64);
  const blocks: Int32Array[] = [];
  for (let at = 0; at < words.length; at += 16) blocks.push(words.subarray(at, at + 16));
  /** Blocks before the letters are the same for each attempt. */
  const start = initialState();
  for (const block of blocks.splice(0, place >> 4)) addBlock(start, block, schedule);

  const state = new Int32Array(8);
  let attempt = 0;
  const isSolution = () => {
    words[place] = letters(attempt >>> 16);
    words[place + 1] = letters(attempt);
    state.set(start);
    for (const block of blocks) addBlock(state, block, schedule);
    return Math.clz32(state[0]!) >= bits;
  };
  while (!isSolution()) {
    attempt += 1;
    if (attempt % batch === 0) await new Promise((resume) => setTimeout(resume));
    signal?.throwIfAborted();
  }
  const found = [28, 24, 20, 16, 12, 8, 4, 0].map((shift) => 97 + ((attempt >>> shift) & 15));
  return prefix.slice(length) + String.fromCharCode(...found);
};

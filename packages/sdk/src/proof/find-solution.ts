import type { ProofOfWork } from '@pavilion/contract';
import { addBlock, initialState } from './sha256-block';

/** The digits of an attempt: enough for every difficulty. */
const digits = 12;
/** Attempts until the clock is read: about 2 ms. */
const batch = 1_000;
/** Time at a stretch, ms: shorter than a frame, so that a page without a worker stays usable. */
const slice = 10;

/** The message as words, with its padding: a one bit, zeros, and the length in bits. */
const paddedWords = (text: string): Int32Array => {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  return Int32Array.from({ length: padded.length / 4 }, (_, index) => view.getInt32(index * 4));
};

/**
 * Finds a text N of twelve digits for which SHA-256 of `<challenge>.N` begins with `bits` zero bits, at most 32. It runs in slices of
 * 10 ms between other tasks.
 *
 * @returns N
 * @throws the reason of the signal when it is aborted
 */
export const findSolution = async (
  { challenge, bits }: Pick<ProofOfWork, 'challenge' | 'bits'>,
  signal?: AbortSignal,
): Promise<string> => {
  const prefix = `${challenge}.`;
  const end = prefix.length + digits;
  const words = paddedWords(prefix + '0'.repeat(digits));
  const blocks = Array.from({ length: words.length / 16 }, (_, block) =>
    words.subarray(block * 16, block * 16 + 16),
  );
  const schedule = new Int32Array(64);
  /** Blocks without a digit are the same for each attempt. */
  const fixed = Math.floor(prefix.length / 64);
  const start = initialState();
  for (const block of blocks.slice(0, fixed)) addBlock(start, block, schedule);
  const changing = blocks.slice(fixed);

  const shiftOf = (at: number) => 24 - 8 * (at % 4);
  const digitAt = (at: number) => ((words[at >> 2]! >>> shiftOf(at)) & 0xff) - 0x30;
  const increment = () => {
    for (let at = end - 1; at >= prefix.length; at -= 1) {
      const carries = digitAt(at) === 9;
      words[at >> 2] = words[at >> 2]! + ((carries ? -9 : 1) << shiftOf(at));
      if (!carries) return;
    }
  };

  const state = new Int32Array(8);
  const isSolution = () => {
    state.set(start);
    for (const block of changing) addBlock(state, block, schedule);
    return Math.clz32(state[0]!) >= bits;
  };

  for (;;) {
    const until = Date.now() + slice;
    do {
      for (let count = 0; count < batch; count += 1) {
        if (isSolution())
          return Array.from({ length: digits }, (_, at) => digitAt(prefix.length + at)).join('');
        increment();
      }
    } while (Date.now() < until);
    await new Promise<void>((resume) => setTimeout(resume, 0));
    signal?.throwIfAborted();
  }
};

/** Random numbers of an event, read by stream name and position. Equal seeds have equal numbers, in any order of reading. */
export interface Draws {
  /** Uniform from 0 to below 1. */
  uniform(stream: string, position: number): number;
  /** Approximately standard normal: the sum of twelve uniform numbers less 6. */
  normal(stream: string, position: number): number;
}

/** 2¹², 2¹⁶, 2²⁰ and 2⁵². */
const two12 = 4096;
const two16 = 65_536;
const two20 = 1_048_576;
const two52 = 4_503_599_627_370_496;

const word16 = (bytes: Uint8Array, at: number) => bytes[at]! * 256 + bytes[at + 1]!;
const word32 = (bytes: Uint8Array, at: number) => word16(bytes, at) * two16 + word16(bytes, at + 2);

/**
 * Draws of a seed: bits of HMAC-SHA-256 of `{stream}:{position}`.
 *
 * @param digest the HMAC of a text under the seed.
 */
export const drawsBy = (digest: (text: string) => Uint8Array): Draws => ({
  // The first 52 bits: an integer that a double holds exactly.
  uniform: (stream, position) => {
    const bytes = digest(`${stream}:${position}`);
    return (word32(bytes, 0) * two20 + Math.floor(word32(bytes, 4) / two12)) / two52;
  },
  normal: (stream, position) => {
    const bytes = digest(`${stream}:${position}`);
    let sum = 0;
    for (let word = 0; word < 12; word += 1) sum += word16(bytes, 2 * word);
    return (sum + 6) / two16 - 6;
  },
});

/** Reads a stream from its beginning. */
export const readerOf = (draws: Draws, stream: string): (() => number) => {
  let position = 0;
  return () => {
    const uniform = draws.uniform(stream, position);
    position += 1;
    return uniform;
  };
};

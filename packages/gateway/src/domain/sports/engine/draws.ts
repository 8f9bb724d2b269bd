import { createHash, createHmac } from 'node:crypto';

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

/** Draws of a seed: bits of HMAC-SHA-256 of `{stream}:{position}`. */
export const drawsOf = (seed: Uint8Array): Draws => {
  const digest = (stream: string, position: number) =>
    createHmac('sha256', seed).update(`${stream}:${position}`).digest();
  return {
    // The first 52 bits: an integer that a double holds exactly.
    uniform: (stream, position) => {
      const bytes = digest(stream, position);
      return (bytes.readUInt32BE(0) * two20 + Math.floor(bytes.readUInt32BE(4) / two12)) / two52;
    },
    normal: (stream, position) => {
      const bytes = digest(stream, position);
      let sum = 0;
      for (let word = 0; word < 12; word += 1) sum += bytes.readUInt16BE(2 * word);
      return (sum + 6) / two16 - 6;
    },
  };
};

/** Reads a stream from its beginning. */
export const readerOf = (draws: Draws, stream: string): (() => number) => {
  let position = 0;
  return () => {
    const uniform = draws.uniform(stream, position);
    position += 1;
    return uniform;
  };
};

/** The seed of an event. Results cannot be computed without the secret. */
export const eventSeed = (secret: string | Uint8Array, eventId: string): Uint8Array =>
  createHmac('sha256', secret).update(eventId).digest();

/** Published when the event opens; it proves later that the seed was fixed. */
export const commitmentOf = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('hex');

import type { Draws } from '../draws';

/** Draws of a small generator (mulberry32 by stream and position), for tests that simulate many matches. */
export const fastDraws = (seed: number): Draws => {
  const hash = (stream: string, position: number, salt: number): number => {
    let state = seed ^ Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
    for (let index = 0; index < stream.length; index += 1) {
      state = Math.imul(state ^ stream.charCodeAt(index), 0x01000193);
    }
    for (let round = 0; round < 2; round += 1) {
      state = (state + 0x6d2b79f5) | 0;
      state = Math.imul(state ^ (state >>> 15), state | 1);
      state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    }
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    uniform: (stream, position) => hash(stream, position, 0),
    normal: (stream, position) => {
      let sum = -6;
      for (let salt = 1; salt <= 12; salt += 1) sum += hash(stream, position, salt);
      return sum;
    },
  };
};

import { cryptoRandom, type RandomSource } from '../../fair';

/** A random source with which `drawItems` draws the given items first, and any others after them. */
export const scriptedDraw = (items: readonly number[], wanted: readonly number[]): RandomSource => {
  const pool = [...items];
  let index = 0;
  return (bound) => {
    const item = wanted[index];
    const other = item === undefined ? index + cryptoRandom(bound) : pool.indexOf(item, index);
    if (other < index) throw new RangeError(`There is no further ${item}`);
    [pool[index], pool[other]] = [pool[other]!, pool[index]!];
    const answer = other - index;
    index += 1;
    return answer;
  };
};

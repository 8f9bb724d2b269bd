import { type Fraction, fraction } from '../fair';
import { linesOf, type Machine, rows, symbolAt } from './machine';

const windowsOf = (reel: string): string[] =>
  Array.from({ length: reel.length }, (_, stop) =>
    Array.from({ length: rows }, (_, row) => symbolAt(reel, stop + row)).join(''),
  );

const scattersIn = (window: string): number => [...window].filter((symbol) => symbol === 's').length;

/**
 * The exact share of rounds with a win. A line pays as soon as its first three reels agree, so three reels decide
 * that; the other two matter only for the scatter, by their counts.
 */
export const exactHitRate = (machine: Machine): Fraction => {
  const [first, second, third, ...rest] = machine.reels.map(windowsOf) as [string[], string[], string[]];
  const starts = [...new Set(linesOf(machine).map((line) => line.slice(0, 3).join('')))].map((start) =>
    [...start].map(Number),
  );
  const agree = (a: string, b: string, c: string): boolean =>
    starts.some(([i, j, k]) => {
      const rank = a[i!]!;
      return (
        rank !== 's' && rank !== 'w' && (b[j!] === rank || b[j!] === 'w') && (c[k!] === rank || c[k!] === 'w')
      );
    });
  const tails = (rest as string[][]).reduce<number[]>(
    (sums, reel) => sums.flatMap((sum) => reel.map((window) => sum + scattersIn(window))),
    [0],
  );
  const tailsWith = (needed: number): number => tails.filter((scatters) => scatters >= needed).length;
  const waysByNeed = [0, 1, 2, 3].map(tailsWith);

  let hits = 0;
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const need = Math.max(0, 3 - scattersIn(a + b + c));
        hits += agree(a, b, c) ? tails.length : waysByNeed[need]!;
      }
  return fraction(BigInt(hits), BigInt(first.length * second.length * third.length * tails.length));
};

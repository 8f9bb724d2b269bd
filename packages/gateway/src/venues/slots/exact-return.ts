import { type Fraction, fraction, plus } from '../fair';
import { type Machine, ranks, rows, symbolAt } from './machine';

const count = (reel: string, test: (symbol: string) => boolean): bigint =>
  BigInt([...reel].filter(test).length);

const product = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => a * b, 1n);

const allPositions = (machine: Machine): bigint => product(machine.reels.map((reel) => BigInt(reel.length)));

/**
 * Every row of a reel shows every position of its strip equally often, so the return of a line follows from the counts of each reel:
 * for each rank the combinations with exactly three, four and five from the left.
 */
const lineReturn = (machine: Machine): Fraction => {
  const total = ranks.reduce((sum, rank) => {
    const fits = machine.reels.map((reel, index) =>
      count(reel, (symbol) => symbol === rank || (symbol === 'w' && index > 0)),
    );
    const sizes = machine.reels.map((reel) => BigInt(reel.length));
    const [three, four, five] = machine.pays[rank].map(BigInt) as [bigint, bigint, bigint];
    const run = product(fits.slice(0, 3));
    return (
      sum +
      run * (sizes[3]! - fits[3]!) * sizes[4]! * three +
      run * fits[3]! * (sizes[4]! - fits[4]!) * four +
      run * fits[3]! * fits[4]! * five
    );
  }, 0n);
  return fraction(total, allPositions(machine));
};

/** For each number of scatters in a reel's window, the number of positions that show it. */
const scattersOf = (reel: string): bigint[] => {
  const ways = Array.from({ length: rows + 1 }, () => 0n);
  for (let stop = 0; stop < reel.length; stop += 1) {
    const shown = Array.from({ length: rows }, (_, row) => symbolAt(reel, stop + row));
    const scatters = shown.filter((symbol) => symbol === 's').length;
    ways[scatters] = ways[scatters]! + 1n;
  }
  return ways;
};

/** The convolution of two independent counts. */
const convolve = (left: readonly bigint[], right: readonly bigint[]): bigint[] => {
  const sum = Array.from({ length: left.length + right.length - 1 }, () => 0n);
  left.forEach((a, i) => {
    right.forEach((b, j) => {
      sum[i + j] = sum[i + j]! + a * b;
    });
  });
  return sum;
};

const scatterReturn = (machine: Machine): Fraction => {
  const ways = machine.reels.map(scattersOf).reduce(convolve);
  const total = ways.reduce((sum, way, scatters) => {
    const pay = machine.scatterPays[Math.min(scatters, 5) - 3] ?? 0;
    return sum + way * BigInt(pay);
  }, 0n);
  return fraction(total, allPositions(machine));
};

/** The exact return to the player: payout over stake, averaged over all positions. */
export const exactReturn = (machine: Machine): Fraction => plus(lineReturn(machine), scatterReturn(machine));

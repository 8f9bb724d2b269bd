import { linesOf, type Machine, type Rank, type ReelSymbol, rows, symbolAt } from './machine';

/** One win of a round; `line` counts from 0. Amounts are minor units. */
export type LineWin = { kind: 'line'; line: number; rank: Rank; count: number; amount: bigint };
export type ScatterWin = { kind: 'scatter'; count: number; amount: bigint };
export type Win = LineWin | ScatterWin;

/** The visible symbols when the reels have stopped at these positions: reels from the left, each from the top. */
export const windowAt = (machine: Machine, stops: readonly number[]): ReelSymbol[][] =>
  machine.reels.map((reel, index) =>
    Array.from({ length: rows }, (_, row) => symbolAt(reel, stops[index]! + row)),
  );

const lineWin = (
  machine: Machine,
  window: ReelSymbol[][],
  [line, rowOfReel]: readonly [line: number, rowOfReel: readonly number[]],
  lineStake: bigint,
): Win[] => {
  const shown = rowOfReel.map((row, reel) => window[reel]![row]!);
  const first = shown[0]!;
  if (first === 's' || first === 'w') return [];
  const end = shown.findIndex((symbol) => symbol !== first && symbol !== 'w');
  const count = end === -1 ? shown.length : end;
  const pay = machine.pays[first][count - 3];
  return pay ? [{ kind: 'line', line, rank: first, count, amount: BigInt(pay) * lineStake }] : [];
};

const scatterWin = (machine: Machine, window: ReelSymbol[][], stake: bigint): Win[] => {
  const count = window.flat().filter((symbol) => symbol === 's').length;
  const pay = machine.scatterPays[Math.min(count, 5) - 3];
  return pay ? [{ kind: 'scatter', count, amount: BigInt(pay) * stake }] : [];
};

/**
 * Computes the wins of a window.
 *
 * @param stake in minor units, a whole number per line.
 * @throws RangeError when the stake is not divisible by the number of lines.
 */
export const evaluate = (machine: Machine, window: ReelSymbol[][], stake: bigint): Win[] => {
  const lines = BigInt(machine.lineCount);
  if (stake <= 0n || stake % lines !== 0n) {
    throw new RangeError(`A stake of ${stake} does not divide over ${lines} lines`);
  }
  return [
    ...[...linesOf(machine).entries()].flatMap((line) => lineWin(machine, window, line, stake / lines)),
    ...scatterWin(machine, window, stake),
  ];
};

/** Scale of a chart's vertical axis. */
export interface ValueScale {
  readonly low: number;
  readonly top: number;
  /** Ascending round numbers, including zero. */
  readonly ticks: readonly number[];
}

const PARTS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** About four steps of a round number, covering every value and zero. Whole values have whole steps: there is no half a member. */
export const valueScale = (values: readonly number[]): ValueScale => {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (least === most) return { low: 0, top: 1, ticks: [0] };
  const part = (most - least) / PARTS;
  const power = 10 ** Math.floor(Math.log10(part));
  const isWhole = values.every(Number.isInteger);
  const step =
    ROUND.map((round) => round * power).find(
      (each) => each >= part && (!isWhole || Number.isInteger(each)),
    ) ?? 10 * power;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  // Twelve digits, so that 3 × 0.1 is 0.3.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, top: ticks.at(-1) ?? 1, ticks };
};

import type { MarketType } from '@pavilion/contract/sports';
import { type Distribution, meanOf } from './distributions/distribution';
import { sharesOf } from './distributions/shares';
import type { Offer } from './offers';

/** Steps on each side of the mean among which the main line is searched. */
const searched = 2;

const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

/** Totals start half a point above the lowest possible value. */
const lowestTotal = ({ from, chances }: Distribution): number => {
  const index = chances.findIndex((chance) => chance > 0);
  return 4 * (from + index) + 2;
};

/**
 * The lines of a market, the most balanced one first, then its neighbours by distance.
 *
 * @param base value of the quantity now, for markets that count from the bet; otherwise 0.
 */
export const chooseLines = (
  type: MarketType,
  distribution: Distribution,
  base: number,
  { step, offset }: Pick<Offer, 'step' | 'offset'>,
  count: number,
): readonly number[] => {
  if (type.lines === 'none') return [0];
  const isTotal = type.lines === 'total';
  const centre = 4 * (meanOf(distribution) - base) * (isTotal ? 1 : -1);
  const lowest = isTotal ? lowestTotal(distribution) : Number.NEGATIVE_INFINITY;
  const nearest = Math.round((centre - offset) / step) * step + offset;
  let main: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let index = -searched; index <= searched; index += 1) {
    const q = nearest + index * step;
    if (q < lowest) continue;
    const { won, lost } = sharesOf(type, distribution, type.sides[0]!, q, base);
    const imbalance = Math.abs(won - lost);
    if (imbalance < least) [main, least] = [q, imbalance];
  }
  main ??= lowest + remainder(offset - lowest, step);
  const lines = [main];
  for (let distance = step; lines.length < count; distance += step) {
    lines.push(main - distance);
    if (lines.length < count) lines.push(main + distance);
  }
  return lines.filter((q) => q >= lowest);
};

import type { Score } from '@pavilion/contract/sports';
import { certain, type Distribution, either, mixtureOf, shifted } from '../distributions/distribution';
import type { QuantityDistribution } from '../distributions/quantity';

/** Wins that decide a series. */
export const winsNeeded = (bestOf: number): number => Math.ceil(bestOf / 2);

export const isSeriesOver = ([home, away]: Score, bestOf: number): boolean =>
  Math.max(home, away) >= winsNeeded(bestOf);

/** The distributions of a series of independent parts (maps or sets). */
export interface SeriesDistributions {
  /** 1 if home wins, -1 if away wins. */
  readonly match: Distribution;
  readonly margin: Distribution;
  readonly total: Distribution;
}

/**
 * The distributions of a series.
 *
 * @param current chance that home wins the current part, `later` any later part.
 */
export const seriesDistributions = (
  score: Score,
  bestOf: number,
  current: number,
  later: number,
): SeriesDistributions => {
  const [home, away] = score;
  if (isSeriesOver(score, bestOf)) {
    return {
      match: certain(Math.sign(home - away)),
      margin: certain(home - away),
      total: certain(home + away),
    };
  }
  const won = seriesDistributions([home + 1, away], bestOf, later, later);
  const lost = seriesDistributions([home, away + 1], bestOf, later, later);
  const mix = (name: keyof SeriesDistributions) =>
    mixtureOf([
      [current, won[name]],
      [1 - current, lost[name]],
    ]);
  return { match: mix('match'), margin: mix('margin'), total: mix('total') };
};

/** The distribution of a winner: 1 home, -1 away. */
export const winnerDistribution = (chance: number): Distribution =>
  chance >= 1 ? certain(1) : chance <= 0 ? certain(-1) : either(1, chance, -1);

/** Adds a distribution to each of several independent continuations. */
export const continued = (
  parts: readonly (readonly [chance: number, rest: Distribution, by: number])[],
): Distribution => mixtureOf(parts.map(([chance, rest, by]) => [chance, shifted(rest, by)]));

/** The distributions of a series of maps, and of the maps so far: 1 for a map that home won, -1 for one that away won. */
export const mapDistributions = (
  winners: readonly number[],
  bestOf: number,
  current: number,
  later: number,
): readonly QuantityDistribution[] => {
  const score = mapScore(winners);
  const { match, margin, total } = seriesDistributions(score, bestOf, current, later);
  const open = isSeriesOver(score, bestOf) ? [] : [current, later].slice(0, bestOf - winners.length);
  return [
    { quantity: 'match', period: 'ft', distribution: match },
    { quantity: 'maps', period: 'ft', distribution: margin },
    { quantity: 'totalMaps', period: 'ft', distribution: total },
    ...[...winners.map((winner) => certain(winner)), ...open.map(winnerDistribution)].map(
      (distribution, index) => ({
        quantity: 'winner',
        period: `m${index + 1}`,
        distribution,
      }),
    ),
  ];
};

/** Maps won by each side. */
export const mapScore = (winners: readonly number[]): Score => {
  const home = winners.filter((winner) => winner > 0).length;
  return [home, winners.length - home];
};

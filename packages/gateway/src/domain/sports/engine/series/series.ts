import type { Score } from '@pavilion/contract/sports';
import { certain, either, type Law, mixtureOf, shifted } from '../laws/law';
import type { QuantityLaw } from '../laws/quantity';

/** Wins that decide a series. */
export const winsNeeded = (bestOf: number): number => Math.ceil(bestOf / 2);

export const isSeriesOver = ([home, away]: Score, bestOf: number): boolean =>
  Math.max(home, away) >= winsNeeded(bestOf);

/** The laws of a series of independent parts (maps or sets). */
export interface SeriesLaws {
  /** 1 if home wins, -1 if away wins. */
  readonly match: Law;
  readonly margin: Law;
  readonly total: Law;
}

/**
 * The laws of a series.
 *
 * @param current chance that home wins the current part, `later` any later part.
 */
export const seriesLaws = (score: Score, bestOf: number, current: number, later: number): SeriesLaws => {
  const [home, away] = score;
  if (isSeriesOver(score, bestOf)) {
    return {
      match: certain(Math.sign(home - away)),
      margin: certain(home - away),
      total: certain(home + away),
    };
  }
  const won = seriesLaws([home + 1, away], bestOf, later, later);
  const lost = seriesLaws([home, away + 1], bestOf, later, later);
  const mix = (name: keyof SeriesLaws) =>
    mixtureOf([
      [current, won[name]],
      [1 - current, lost[name]],
    ]);
  return { match: mix('match'), margin: mix('margin'), total: mix('total') };
};

/** The law of a winner: 1 home, -1 away. */
export const winnerLaw = (chance: number): Law =>
  chance >= 1 ? certain(1) : chance <= 0 ? certain(-1) : either(1, chance, -1);

/** Adds a law to each of several independent continuations. */
export const continued = (parts: readonly (readonly [chance: number, rest: Law, by: number])[]): Law =>
  mixtureOf(parts.map(([chance, rest, by]) => [chance, shifted(rest, by)]));

/** The laws of a series of maps, and of the maps so far: 1 for a map that home won, -1 for one that away won. */
export const mapLaws = (
  winners: readonly number[],
  bestOf: number,
  current: number,
  later: number,
): readonly QuantityLaw[] => {
  const score = mapScore(winners);
  const { match, margin, total } = seriesLaws(score, bestOf, current, later);
  const open = isSeriesOver(score, bestOf) ? [] : [current, later].slice(0, bestOf - winners.length);
  return [
    { quantity: 'match', period: 'ft', law: match },
    { quantity: 'maps', period: 'ft', law: margin },
    { quantity: 'totalMaps', period: 'ft', law: total },
    ...[...winners.map((winner) => certain(winner)), ...open.map(winnerLaw)].map((law, index) => ({
      quantity: 'winner',
      period: `m${index + 1}`,
      law,
    })),
  ];
};

/** Maps won by each side. */
export const mapScore = (winners: readonly number[]): Score => {
  const home = winners.filter((winner) => winner > 0).length;
  return [home, winners.length - home];
};

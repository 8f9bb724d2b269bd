import { correctScoreIndex, halfTimeFullTimeIndex, type MarketQuantity } from '@pavilion/contract/sports';
import type { ScoreValue } from './goal-distributions';

/** A quantity of the goals of a period: the match or a half. */
interface PeriodQuantity {
  readonly of: 'period';
  readonly value: ScoreValue;
}

/** A quantity of both halves together, whose period is the match: of each half it needs one number. */
interface HalvesQuantity {
  readonly of: 'halves';
  readonly value: ScoreValue;
  readonly together: (first: number, second: number) => number;
}

/** A quantity that is a function of the goals by period. */
export type GoalQuantity = PeriodQuantity | HalvesQuantity;

/** A quantity that is a number of the score of a period. */
export const ofPeriod = (value: ScoreValue): GoalQuantity => ({ of: 'period', value });

/** A quantity of both halves: `value` is a number of the goals of each half, from both of which `together` follows. */
export const ofHalves = (value: ScoreValue, together: HalvesQuantity['together']): GoalQuantity => ({
  of: 'halves',
  value,
  together,
});

/** Quantities that are no function of the goals by period. Their distributions are in `distributions` of `state.ts`. */
type OtherQuantity = 'scorer' | 'cornerMargin' | 'cornerTotal';

/** Goals of home less those of away. */
export const marginOf: ScoreValue = (home, away) => home - away;
/** Goals of both sides. */
export const totalOf: ScoreValue = (home, away) => home + away;

/**
 * The quantities of football that are a function of the goals by period, each with this function. Its distribution follows at every
 * moment of the match, in the periods of the market types that it decides. The value of an indexed quantity (`byIndex` in the
 * contract's `market-types.ts`) is the position of the winning side. A quantity of a market type without a row here does not compile.
 *
 * Proved by `npm run test:unit -- engine/football new-market-type engine/golden engine/calibration`.
 */
export const goalQuantities: Readonly<
  Record<Exclude<MarketQuantity<'football'>, OtherQuantity>, GoalQuantity>
> = {
  margin: ofPeriod(marginOf),
  total: ofPeriod(totalOf),
  score: ofPeriod(correctScoreIndex),
  bothScored: ofPeriod((home, away) => (home > 0 && away > 0 ? 1 : 0)),
  halfTimeFullTime: ofHalves(marginOf, (first, second) => halfTimeFullTimeIndex(first, first + second)),
};

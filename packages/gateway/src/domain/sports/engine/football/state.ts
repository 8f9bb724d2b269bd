import type { Score } from '@pavilion/contract/sports';
import { certain } from '../distributions/distribution';
import type { QuantityDistribution } from '../distributions/quantity';
import { type Incident, type Scoreboard, type StateFunctions, scored } from '../sport-model';
import { firstHalfGoals, goalShare, halfSeconds, shareOfHalf } from './clock';
import { cornerDistributions } from './corners';
import {
  type GoalRates,
  goalDistribution,
  nextScorerDistribution,
  outcomesAfterHalfTime,
  outcomesBeforeHalfTime,
} from './goal-distributions';
import { goalQuantityDistributions } from './quantity-distributions';
import { afterRedCards, goalRates, redCardsToCome } from './rates';

/** A football match up to now. */
export interface FootballState {
  readonly phase: 'before' | 'h1' | 'break' | 'h2' | 'ended';
  readonly score: Score;
  /** Score at half-time. */
  readonly half?: Score;
  readonly reds: Score;
  readonly corners: Score;
  /** Side of each goal: 1 home, 2 away. */
  readonly scorers: readonly number[];
  readonly halfStartsAt: number;
  /** Seconds of added time, once announced. */
  readonly added: number;
}

/** Used in the last second before the announcement; the value has no effect before minute 45. */
const unannounced = 60;

export const start: FootballState = {
  phase: 'before',
  score: [0, 0],
  reds: [0, 0],
  corners: [0, 0],
  scorers: [],
  halfStartsAt: 0,
  added: unannounced,
};

type Reducer = (state: FootballState, incident: Incident) => FootballState;

const addGoal: Reducer = (state, { side }) => ({
  ...state,
  score: scored(state.score, side, 1),
  scorers: [...state.scorers, side === 'h' ? 1 : 2],
});

/** Takes the last goal of the side away. */
const cancelGoal: Reducer = (state, { side }) => {
  const last = state.scorers.lastIndexOf(side === 'h' ? 1 : 2);
  if (last < 0) return state;
  return { ...state, score: scored(state.score, side, -1), scorers: state.scorers.toSpliced(last, 1) };
};

const reducers: Readonly<Record<string, Reducer>> = {
  'kick-off': (state) => ({ ...state, phase: 'h1' }),
  goal: addGoal,
  'goal-cancelled': cancelGoal,
  correction: (state, incident) => (incident.value === -1 ? cancelGoal : addGoal)(state, incident),
  red: (state, { side }) => ({ ...state, reds: scored(state.reds, side, 1) }),
  corner: (state, { side }) => ({ ...state, corners: scored(state.corners, side, 1) }),
  'added-time': (state, { value }) => ({ ...state, added: 60 * value! }),
  'half-time': (state) => ({ ...state, phase: 'break', half: state.score }),
  'second-half': (state, { at }) => ({ ...state, phase: 'h2', halfStartsAt: at, added: unannounced }),
  end: (state) => ({ ...state, phase: 'ended' }),
};

/** How far the match has proceeded, from 0 to 1. */
const shareAt = ({ phase, halfStartsAt, added }: FootballState, at: number): number => {
  const ofHalf = () => shareOfHalf(at - halfStartsAt, added);
  return { before: () => 0, h1: ofHalf, break: () => 0.5, h2: () => 0.5 + ofHalf(), ended: () => 1 }[phase]();
};

const inFirstHalf = (share: number) => {
  const past = goalShare(share);
  return past >= firstHalfGoals ? 0 : (firstHalfGoals - past) / (1 - past);
};

const distributions = (
  state: FootballState,
  at: number,
  rates: readonly number[],
): readonly QuantityDistribution[] => {
  const share = shareAt(state, at);
  const { score, half, scorers } = state;
  const full = afterRedCards(goalRates(rates[0]!, rates[1]!), state.reds);
  const toCome = redCardsToCome(share);
  const expected: GoalRates = { ...full, home: full.home * toCome, away: full.away * toCome };
  const left = 1 - goalShare(share);
  const remaining = { home: expected.home * left, away: expected.away * left };
  const distribution = goalDistribution({ rates: expected, score, ...remaining });
  const outcomes =
    half === undefined
      ? outcomesBeforeHalfTime(distribution, remaining, inFirstHalf(share))
      : outcomesAfterHalfTime(distribution, half);
  const corners = cornerDistributions(state.corners, 1 - share);
  return [
    ...goalQuantityDistributions(outcomes, { ft: score, h1: half ?? score }),
    ...scorers.map((side, index) => ({
      quantity: 'scorer',
      period: `g${index + 1}`,
      distribution: certain(side),
    })),
    { quantity: 'scorer', period: `g${scorers.length + 1}`, distribution: nextScorerDistribution(outcomes) },
    { quantity: 'cornerMargin', period: 'ft', distribution: corners.margin },
    { quantity: 'cornerTotal', period: 'ft', distribution: corners.total },
  ];
};

const scoreboard = (state: FootballState, at: number): Scoreboard => {
  const { phase, score, half, corners, reds, halfStartsAt } = state;
  const isSecond = phase === 'h2' || phase === 'ended';
  const shown =
    phase === 'break' ? halfSeconds : Math.max(0, at - halfStartsAt) + (isSecond ? halfSeconds : 0);
  return {
    clock: { at: Math.max(0, at), phase, shown: Math.floor(shown) },
    scores: { ft: score, ...(half === undefined ? {} : { h1: half }), corners, reds },
  };
};

export const functions: StateFunctions<FootballState> = {
  apply: (state, incident) => reducers[incident.kind]?.(state, incident) ?? state,
  distributions,
  scoreboard,
};

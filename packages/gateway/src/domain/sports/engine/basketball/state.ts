import { type Score, voidRules } from '@pavilion/contract/sports';
import { certain, type Distribution, shifted } from '../distributions/distribution';
import type { QuantityDistribution } from '../distributions/quantity';
import { type Incident, type Scoreboard, type StateFunctions, scored } from '../sport-model';
import {
  afterOvertime,
  jointDistributions,
  overtimeOf,
  overtimePossessions,
  type Possession,
  pointsOf,
  possessionOf,
  quarterPossessions,
  quarters,
} from './points';

/** A basketball match up to now. */
export interface BasketballState {
  /** 1 to 4; from 5 on overtimes. */
  readonly period: number;
  readonly phase: 'before' | 'play' | 'break' | 'ended';
  /** Points in each period so far. */
  readonly points: readonly Score[];
  /** Possessions left in the current period. */
  readonly left: Score;
  readonly startsAt: number;
}

export const possessionsIn = (period: number): number =>
  period <= quarters ? quarterPossessions : overtimePossessions;

/** Seconds of the game clock in a period, and real seconds of a possession. */
const clockSeconds = (period: number) => (period <= quarters ? 600 : 300);
export const possessionSeconds = 33;

const periodStart = (period: number, at: number, points: readonly Score[]): BasketballState => ({
  period,
  phase: 'play',
  points: [...points, [0, 0]],
  left: [possessionsIn(period), possessionsIn(period)],
  startsAt: at,
});

export const start: BasketballState = {
  period: 1,
  phase: 'before',
  points: [],
  left: [quarterPossessions, quarterPossessions],
  startsAt: 0,
};

type Reducer = (state: BasketballState, incident: Incident) => BasketballState;

const addPoints: Reducer = (state, { side, value }) => ({
  ...state,
  points: state.points.with(-1, scored(state.points.at(-1)!, side, value!)),
});

const reducers: Readonly<Record<string, Reducer>> = {
  'period-start': (state, { at, value }) => periodStart(value!, at, state.points),
  possession: (state, incident) => ({
    ...addPoints(state, incident),
    left: scored(state.left, incident.side, -1),
  }),
  'period-end': (state) => ({ ...state, phase: 'break', left: [0, 0] }),
  correction: addPoints,
  end: (state) => ({ ...state, phase: 'ended', left: [0, 0] }),
};

const sum = (scores: readonly Score[]): Score =>
  scores.reduce<Score>(([home, away], [more, other]) => [home + more, away + other], [0, 0]);

type Pair = readonly [home: Possession, away: Possession];

const joint = ([home, away]: Score, possessions: Pair, [homeLeft, awayLeft]: Score) =>
  jointDistributions(
    shifted(pointsOf(possessions[0], homeLeft), home),
    shifted(pointsOf(possessions[1], awayLeft), away),
  );

/** The distributions of some quarters together: their points so far and the possessions left in them. */
const partDistributions = (
  state: BasketballState,
  possessions: Pair,
  period: string,
  from: number,
  to: number,
): readonly QuantityDistribution[] => {
  const score = sum(state.points.slice(from - 1, to));
  let left: Score = [0, 0];
  for (let quarter = from; quarter <= to; quarter += 1) {
    const more: Score =
      quarter > state.period
        ? [quarterPossessions, quarterPossessions]
        : quarter === state.period
          ? state.left
          : [0, 0];
    left = [left[0] + more[0], left[1] + more[1]];
  }
  const { margin, total } = joint(score, possessions, left);
  return [
    { quantity: 'margin', period, distribution: margin },
    { quantity: 'total', period, distribution: total },
  ];
};

const finalDistributions = (state: BasketballState, possessions: Pair): readonly QuantityDistribution[] => {
  const score = sum(state.points);
  const later = quarterPossessions * Math.max(0, quarters - state.period);
  const distribution = joint(score, possessions, [state.left[0] + later, state.left[1] + later]);
  const overtime = overtimeOf(joint([0, 0], possessions, [overtimePossessions, overtimePossessions]));
  const { margin, total, home, away } =
    state.phase === 'ended' ? distribution : afterOvertime(distribution, overtime);
  return [
    { quantity: 'margin', period: 'ft', distribution: margin },
    { quantity: 'total', period: 'ft', distribution: total },
    { quantity: 'home', period: 'ft', distribution: home },
    { quantity: 'away', period: 'ft', distribution: away },
  ];
};

const distributions = (
  state: BasketballState,
  _at: number,
  rates: readonly number[],
): readonly QuantityDistribution[] => {
  const [margin, total] = rates as readonly [number, number];
  const possessions: Pair = [possessionOf((total + margin) / 2), possessionOf((total - margin) / 2)];
  // Later quarters open when the one before them begins.
  const open = Math.min(quarters, state.period + 1);
  const parts = Array.from({ length: open }, (_, index) =>
    partDistributions(state, possessions, `q${index + 1}`, index + 1, index + 1),
  );
  return [
    ...finalDistributions(state, possessions),
    ...partDistributions(state, possessions, 'h1', 1, 2),
    ...parts.flat(),
  ];
};

/** Game-clock minutes played. */
const playedMinutes = ({ period, left }: BasketballState): number => {
  const share = 1 - (left[0] + left[1]) / (2 * possessionsIn(period));
  const before = Array.from({ length: period - 1 }, (_, index) => clockSeconds(index + 1) / 60);
  return before.reduce((all, minutes) => all + minutes, (share * clockSeconds(period)) / 60);
};

/** The points of the whole match count as final if it was abandoned late enough; an undecided quarter or half is void. */
const abandoned = (
  state: BasketballState,
  { quantity, period }: QuantityDistribution,
): Distribution | undefined => {
  if (period !== 'ft' || playedMinutes(state) < voidRules.basketball.playedMinutes!) return undefined;
  const [home, away] = sum(state.points);
  const finals: Readonly<Record<string, number>> = { margin: home - away, total: home + away, home, away };
  const final = finals[quantity];
  return final === undefined ? undefined : certain(final);
};

const scoreboard = (state: BasketballState, at: number): Scoreboard => {
  const { period, phase, points, startsAt } = state;
  const name = period <= quarters ? `q${period}` : `ot${period - quarters}`;
  const real = 2 * possessionsIn(period) * possessionSeconds;
  const passed = phase === 'play' ? Math.min(1, (at - startsAt) / real) : phase === 'before' ? 0 : 1;
  return {
    clock: {
      at: Math.max(0, at),
      phase: phase === 'play' ? name : phase,
      shown: Math.ceil(clockSeconds(period) * (1 - passed)),
    },
    scores: {
      ft: sum(points),
      ...Object.fromEntries(
        points.map((score, index) => [
          index < quarters ? `q${index + 1}` : `ot${index + 1 - quarters}`,
          score,
        ]),
      ),
    },
  };
};

export const functions: StateFunctions<BasketballState> = {
  apply: (state, incident) => reducers[incident.kind]?.(state, incident) ?? state,
  distributions,
  scoreboard,
  abandoned,
};

import { type Score, voidRules } from '@pavilion/contract/sports';
import { certain, type Distribution } from '../distributions/distribution';
import type { QuantityDistribution } from '../distributions/quantity';
import { continued, isSeriesOver, seriesDistributions, winnerDistribution } from '../series/series';
import { type Incident, type Scoreboard, type Side, type StateFunctions, scored } from '../sport-model';
import {
  currentGameChance,
  isSetOver,
  isTieBreak,
  otherSide,
  type PointChances,
  type SetOutcome,
  type SetState,
  setChance,
  setOutcomes,
} from './chances';

/** A tennis match up to now. */
export interface TennisState {
  readonly bestOf: number;
  readonly phase: 'before' | 'play' | 'ended';
  /** Games of the completed sets. */
  readonly sets: readonly Score[];
  readonly set: SetState;
  /** Winner of each game: 1 home, -1 away, by period. */
  readonly games: Readonly<Record<string, number>>;
}

const love: Score = [0, 0];

export const startOf = (bestOf: number): TennisState => ({
  bestOf,
  phase: 'before',
  sets: [],
  set: { games: love, points: love, server: 'h' },
  games: {},
});

const isGameOver = ({ games, points: [home, away] }: SetState): boolean =>
  Math.max(home, away) >= (isTieBreak(games) ? 7 : 4) && Math.abs(home - away) >= 2;

/** The period of the current game: `s1g4`. */
const gamePeriod = ({ sets, set }: TennisState): string =>
  `s${sets.length + 1}g${set.games[0] + set.games[1] + 1}`;

const point = (state: TennisState, { side }: Incident): TennisState => {
  const set = { ...state.set, points: scored(state.set.points, side, 1) };
  if (!isGameOver(set)) return { ...state, set };
  const games = scored(set.games, side, 1);
  const next = { ...state, games: { ...state.games, [gamePeriod(state)]: side === 'h' ? 1 : -1 } };
  const server = otherSide(set.server);
  return isSetOver(games)
    ? { ...next, sets: [...state.sets, games], set: { games: love, points: love, server } }
    : { ...next, set: { games, points: love, server } };
};

const setsWon = (sets: readonly Score[]): Score => {
  const home = sets.filter((games) => games[0] > games[1]).length;
  return [home, sets.length - home];
};

export const isOver = ({ sets, bestOf }: TennisState): boolean => isSeriesOver(setsWon(sets), bestOf);

/** Score of the games over all sets. */
const gamesOf = ({ sets, set }: TennisState): Score =>
  [...sets, set.games].reduce<Score>(([home, away], [more, other]) => [home + more, away + other], love);

/** Distributions of what later sets add to a sum over games. */
const gameDistributions = (
  state: TennisState,
  current: readonly SetOutcome[],
  fresh: Readonly<Record<Side, readonly SetOutcome[]>>,
  value: (games: Score) => number,
): Distribution => {
  const memo = new Map<string, Distribution>();
  const rest = (won: Score, server: Side): Distribution => {
    if (isSeriesOver(won, state.bestOf)) return certain(0);
    const key = `${won}${server}`;
    const known = memo.get(key) ?? after(won, server, fresh[server], 0);
    memo.set(key, known);
    return known;
  };
  const after = (won: Score, server: Side, outcomes: readonly SetOutcome[], played: number): Distribution =>
    continued(
      outcomes.map(({ games, chance }) => {
        const isEven = (games[0] + games[1] - played) % 2 === 0;
        const winner = games[0] > games[1] ? 'h' : 'a';
        return [
          chance,
          rest(scored(won, winner, 1), isEven ? server : otherSide(server)),
          value(games),
        ] as const;
      }),
    );
  if (isOver(state)) return certain(0);
  const played = state.set.games[0] + state.set.games[1];
  return after(setsWon(state.sets), state.set.server, current, played);
};

const distributions = (
  state: TennisState,
  _at: number,
  rates: readonly number[],
): readonly QuantityDistribution[] => {
  const [serve, returned] = rates as readonly [number, number];
  const chances: PointChances = { serve, return: returned };
  const current = setOutcomes(chances, state.set);
  const freshSet = (server: Side) => setOutcomes(chances, { games: love, points: love, server });
  const fresh = { h: freshSet('h'), a: freshSet('a') };
  const won = setsWon(state.sets);
  const later = setChance(fresh.h);
  const series = seriesDistributions(won, state.bestOf, setChance(current), later);
  const shift = (distribution: Distribution, by: number): Distribution => ({
    ...distribution,
    from: distribution.from + by,
  });
  const done = state.sets.reduce<Score>(([home, away], [more, other]) => [home + more, away + other], love);
  const sum = (value: (games: Score) => number) =>
    shift(gameDistributions(state, current, fresh, value), value(done));
  const played = state.sets.length;
  const open = isOver(state) ? [] : [setChance(current), later];
  return [
    { quantity: 'match', period: 'ft', distribution: series.match },
    { quantity: 'sets', period: 'ft', distribution: series.margin },
    { quantity: 'games', period: 'ft', distribution: sum(([home, away]) => home - away) },
    { quantity: 'totalGames', period: 'ft', distribution: sum(([home, away]) => home + away) },
    ...state.sets.map(([home, away], index) => ({
      quantity: 'games',
      period: `s${index + 1}`,
      distribution: certain(Math.sign(home - away)),
    })),
    ...open
      .map((chance, index) => ({
        quantity: 'games',
        period: `s${played + index + 1}`,
        distribution: winnerDistribution(chance),
      }))
      .filter((_, index) => played + index < state.bestOf),
    ...Object.entries(state.games).map(([period, value]) => ({
      quantity: 'winner',
      period,
      distribution: certain(value),
    })),
    ...(isOver(state) || state.phase === 'before'
      ? []
      : [
          {
            quantity: 'winner',
            period: gamePeriod(state),
            distribution: winnerDistribution(currentGameChance(chances, state.set)),
          },
        ]),
  ];
};

/** After one completed set a retirement decides the winner; everything undecided is void. */
const abandoned: StateFunctions<TennisState>['abandoned'] = (
  { sets },
  { quantity, distribution },
  retired,
) => {
  const decides = retired !== undefined && sets.length >= voidRules.tennis.completedSets!;
  return decides && quantity === 'match' ? certain(retired === 'h' ? -1 : 1) : distribution;
};

const scoreboard = (state: TennisState, at: number): Scoreboard => ({
  clock: {
    at: Math.max(0, at),
    phase: state.phase === 'play' ? `s${state.sets.length + 1}` : state.phase,
  },
  scores: {
    sets: setsWon(state.sets),
    games: gamesOf(state),
    ...Object.fromEntries(
      [...state.sets, ...(isOver(state) ? [] : [state.set.games])].map((games, index) => [
        `s${index + 1}`,
        games,
      ]),
    ),
    points: state.set.points,
  },
});

const reducers: Readonly<Record<string, (state: TennisState, incident: Incident) => TennisState>> = {
  start: (state) => ({ ...state, phase: 'play' }),
  point,
  correction: point,
  end: (state) => ({ ...state, phase: 'ended' }),
};

export const functions: StateFunctions<TennisState> = {
  apply: (state, incident) => reducers[incident.kind]?.(state, incident) ?? state,
  distributions,
  scoreboard,
  abandoned,
};

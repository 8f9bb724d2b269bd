import type { Score } from '@pavilion/contract/sports';
import { certain } from '../distributions/distribution';
import type { QuantityDistribution } from '../distributions/quantity';
import { isSeriesOver, mapDistributions, mapScore, winnerDistribution } from '../series/series';
import { type Incident, type StateFunctions, scored } from '../sport-model';
import {
  freshMap,
  freshMapChance,
  type KillRates,
  type MapState,
  mapDistributionsOf,
  phaseSeconds,
} from './kills';

/** A completed map: 1 is home, -1 away. */
interface PlayedMap {
  readonly winner: number;
  readonly kills: Score;
  readonly firstBlood?: number;
  readonly firstTower?: number;
}

/** A MOBA match up to now. */
export interface MobaState {
  readonly bestOf: number;
  readonly phase: 'before' | 'play' | 'break' | 'ended';
  readonly played: readonly PlayedMap[];
  readonly map: MapState;
  readonly firstBlood?: number;
  readonly firstTower?: number;
  readonly phaseStartsAt: number;
}

export const startOf = (bestOf: number): MobaState => ({
  bestOf,
  phase: 'before',
  played: [],
  map: freshMap,
  phaseStartsAt: 0,
});

type Reducer = (state: MobaState, incident: Incident) => MobaState;

const kill: Reducer = (state, { side }) => ({
  ...state,
  map: {
    ...state.map,
    inPhase: scored(state.map.inPhase, side, 1),
    kills: scored(state.map.kills, side, 1),
  },
  firstBlood: state.firstBlood ?? (side === 'h' ? 1 : -1),
});

const endPhase: Reducer = (state, { at }) => {
  const { map, firstTower } = state;
  const change = Math.sign(map.inPhase[0] - map.inPhase[1]);
  const first = firstTower ?? (change === 0 ? undefined : change);
  return {
    ...state,
    map: { ...map, lead: map.lead + change, phase: map.phase + 1, inPhase: [0, 0] },
    ...(first === undefined ? {} : { firstTower: first }),
    phaseStartsAt: at,
  };
};

const endMap: Reducer = ({ bestOf, played, map, firstBlood, firstTower }, { at, side }) => ({
  ...startOf(bestOf),
  phase: 'break',
  phaseStartsAt: at,
  played: [
    ...played,
    {
      winner: side === 'h' ? 1 : -1,
      kills: map.kills,
      ...(firstBlood === undefined ? {} : { firstBlood }),
      ...(firstTower === undefined ? {} : { firstTower }),
    },
  ],
});

const reducers: Readonly<Record<string, Reducer>> = {
  'map-start': (state, { at }) => ({ ...state, phase: 'play', phaseStartsAt: at }),
  kill,
  correction: kill,
  'phase-end': endPhase,
  'map-end': endMap,
  end: (state) => ({ ...state, phase: 'ended' }),
};

/** The distributions of a quantity that was decided in a map. */
const decided = (
  quantity: string,
  period: string,
  value: number | undefined,
): readonly QuantityDistribution[] =>
  value === undefined ? [] : [{ quantity, period, distribution: certain(value) }];

const playedDistributions = (
  { kills, firstBlood, firstTower }: PlayedMap,
  index: number,
): readonly QuantityDistribution[] => {
  const period = `m${index + 1}`;
  return [
    ...decided('kills', period, kills[0] - kills[1]),
    ...decided('totalKills', period, kills[0] + kills[1]),
    ...decided('firstBlood', period, firstBlood),
    ...decided('firstTower', period, firstTower),
  ];
};

const winnersOf = ({ played }: MobaState) => played.map(({ winner }) => winner);

const currentDistributions = (
  { played, firstBlood, firstTower }: MobaState,
  { margin, total, firstLead }: ReturnType<typeof mapDistributionsOf>,
  share: number,
): readonly QuantityDistribution[] => {
  const period = `m${played.length + 1}`;
  return [
    { quantity: 'kills', period, distribution: margin },
    { quantity: 'totalKills', period, distribution: total },
    {
      quantity: 'firstBlood',
      period,
      distribution: firstBlood === undefined ? winnerDistribution(share) : certain(firstBlood),
    },
    {
      quantity: 'firstTower',
      period,
      distribution: firstTower === undefined ? winnerDistribution(firstLead) : certain(firstTower),
    },
  ];
};

export const functions: StateFunctions<MobaState> = {
  apply: (state, incident) => reducers[incident.kind]?.(state, incident) ?? state,

  distributions: (state, at, rates) => {
    const strengths: KillRates = { share: rates[0]!, kills: rates[1]! };
    const winners = winnersOf(state);
    const done = state.played.flatMap(playedDistributions);
    if (isSeriesOver(mapScore(winners), state.bestOf)) {
      return [...mapDistributions(winners, state.bestOf, 0, 0), ...done];
    }
    const passed =
      state.phase === 'play' ? Math.max(0, Math.min(1, (at - state.phaseStartsAt) / phaseSeconds)) : 0;
    const current = mapDistributionsOf(strengths, state.map, 1 - passed);
    const later = state.phase === 'play' ? freshMapChance(strengths) : current.home;
    return [
      ...mapDistributions(winners, state.bestOf, current.home, later),
      ...done,
      ...currentDistributions(state, current, strengths.share),
    ];
  },

  scoreboard: (state, at) => {
    const { phase, played, map } = state;
    const maps = [...played.map(({ kills }) => kills), ...(phase === 'play' ? [map.kills] : [])];
    return {
      clock: { at: Math.max(0, at), phase: phase === 'play' ? `m${played.length + 1}` : phase },
      scores: {
        maps: mapScore(winnersOf(state)),
        ...Object.fromEntries(maps.map((kills, index) => [`m${index + 1}`, kills])),
      },
    };
  },
};

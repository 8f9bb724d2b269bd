import { marketId, type Score } from '@pavilion/contract/sports';
import { certain, type Distribution, mixtureOf } from '../distributions/distribution';
import type { QuantityDistribution } from '../distributions/quantity';
import { type Draws, readerOf } from '../draws';
import { halfLines, lined, unlined } from '../offers';
import { isSeriesOver, mapDistributions, mapScore, winnerDistribution } from '../series/series';
import {
  type Incident,
  type Setup,
  type SportModel,
  type StateFunctions,
  scored,
  stateOf,
} from '../sport-model';
import { isMapOver, type MapOutcome, mapChance, mapOutcomes, pistolRounds } from './rounds';

/** Seconds of a round, of the break between halves and between maps, and of the suspension after a map. */
const roundSeconds = [85, 130] as const;
const halfBreak = 60;
const mapBreak = 600;
const mapPause = 20;

interface Cs2State {
  readonly bestOf: number;
  readonly phase: 'before' | 'play' | 'break' | 'ended';
  /** Rounds of each map so far; the last one is the current map while `phase` is `play`. */
  readonly maps: readonly Score[];
  /** Winners of the pistol rounds by period: 1 home, -1 away. */
  readonly pistols: Readonly<Record<string, number>>;
}

const round = (state: Cs2State, { side }: Incident): Cs2State => {
  const score = state.maps.at(-1)!;
  const number = score[0] + score[1] + 1;
  const period = `m${state.maps.length}r${number}`;
  return {
    ...state,
    maps: state.maps.with(-1, scored(score, side, 1)),
    pistols: pistolRounds.includes(number)
      ? { ...state.pistols, [period]: side === 'h' ? 1 : -1 }
      : state.pistols,
  };
};

const reducers: Readonly<Record<string, (state: Cs2State, incident: Incident) => Cs2State>> = {
  'map-start': (state) => ({ ...state, phase: 'play', maps: [...state.maps, [0, 0]] }),
  round,
  correction: round,
  'map-end': (state) => ({ ...state, phase: 'break' }),
  end: (state) => ({ ...state, phase: 'ended' }),
};

const completed = ({ maps }: Cs2State) => maps.filter(isMapOver);
const winners = (state: Cs2State) => completed(state).map(([home, away]) => (home > away ? 1 : -1));

const distributionOf = (outcomes: readonly MapOutcome[], value: (rounds: Score) => number): Distribution =>
  mixtureOf(outcomes.map(({ rounds, chance }) => [chance, certain(value(rounds))]));

const roundDistributions = (
  number: number,
  outcomes: readonly MapOutcome[],
): readonly QuantityDistribution[] => [
  {
    quantity: 'rounds',
    period: `m${number}`,
    distribution: distributionOf(outcomes, ([home, away]) => home - away),
  },
  {
    quantity: 'totalRounds',
    period: `m${number}`,
    distribution: distributionOf(outcomes, ([home, away]) => home + away),
  },
];

const functions: StateFunctions<Cs2State> = {
  apply: (state, incident) => reducers[incident.kind]?.(state, incident) ?? state,

  distributions: (state, _at, rates) => {
    const chance = rates[0]!;
    const done = winners(state);
    const isOver = isSeriesOver(mapScore(done), state.bestOf);
    const now = state.maps[done.length] ?? [0, 0];
    const current = mapOutcomes(chance, now);
    const later = mapChance(mapOutcomes(chance, [0, 0]));
    const number = done.length + 1;
    const pistols = pistolRounds.filter((each) => now[0] + now[1] < each);
    return [
      ...mapDistributions(done, state.bestOf, mapChance(current), later),
      ...completed(state).flatMap((rounds, index) => roundDistributions(index + 1, [{ rounds, chance: 1 }])),
      ...Object.entries(state.pistols).map(([period, value]) => ({
        quantity: 'winner',
        period,
        distribution: certain(value),
      })),
      ...(isOver
        ? []
        : [
            ...roundDistributions(number, current),
            ...pistols.map((each) => ({
              quantity: 'winner',
              period: `m${number}r${each}`,
              distribution: winnerDistribution(chance),
            })),
          ]),
    ];
  },

  scoreboard: (state, at) => ({
    clock: { at: Math.max(0, at), phase: state.phase === 'play' ? `m${state.maps.length}` : state.phase },
    scores: {
      maps: mapScore(winners(state)),
      ...Object.fromEntries(state.maps.map((rounds, index) => [`m${index + 1}`, rounds])),
    },
  }),
};

const simulate = ({ rates, bestOf }: Setup, draws: Draws): readonly Incident<'cs2'>[] => {
  const next = readerOf(draws, 'round');
  const durations = readerOf(draws, 'duration');
  const incidents: Incident<'cs2'>[] = [];
  let at = 0;
  let maps: Score = [0, 0];
  while (!isSeriesOver(maps, bestOf)) {
    incidents.push({ at, kind: 'map-start' });
    let rounds: Score = [0, 0];
    while (!isMapOver(rounds)) {
      const [least, most] = roundSeconds;
      at += least + (most - least) * durations();
      const side = next() < rates[0]! ? 'h' : 'a';
      rounds = scored(rounds, side, 1);
      incidents.push({ at, kind: 'round', side });
      if (rounds[0] + rounds[1] === pistolRounds[1]! - 1) at += halfBreak;
    }
    maps = scored(maps, rounds[0] > rounds[1] ? 'h' : 'a', 1);
    if (isSeriesOver(maps, bestOf)) break;
    incidents.push({ at, kind: 'map-end' }, { at: at + mapPause, kind: 'resume' });
    at += mapBreak;
  }
  return [...incidents, { at, kind: 'end' }];
};

/** Counter-Strike 2. Rates: chance that home wins a round. */
export const cs2: SportModel<'cs2'> = {
  example: { opening: [0.52], spread: [0.01], bestOf: 3 },
  statistics: { rounds: { kinds: ['round'] } },
  incidentRules: {
    'map-start': { changesEpoch: true },
    round: {},
    'map-end': { suspends: 'period-end', changesEpoch: true },
    resume: { resumes: true },
    correction: { changesEpoch: true },
    end: { changesEpoch: true },
  },
  isTimed: false,
  offers: {
    [marketId.moneyLine]: unlined(0.05, 0.5),
    mapsAh: lined([2, 2], [0.93, 0.92], [0.93, 0.92], halfLines),
    mapsOu: lined([2, 2], [0.93, 0.92], [0.93, 0.92], halfLines),
    mapWinner: unlined(0.05, 0.5),
    roundsAh: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    roundsOu: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    pistol: unlined(0.06, 0),
  },
  start: ({ bestOf }) => stateOf(functions, { bestOf, phase: 'before', maps: [], pistols: {} }),
  simulate,
};

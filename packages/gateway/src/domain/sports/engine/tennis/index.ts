import { marketId } from '@pavilion/contract/sports';
import { type Draws, readerOf } from '../draws';
import { halfLines, lined, unlined } from '../offers';
import { type Incident, type Setup, type SportModel, stateOf } from '../sport-model';
import { pointChance } from './chances';
import { functions, isOver, startOf } from './state';
import { serverOf, serviceStatistics } from './statistics';

/** Shortest and longest seconds of a point, and the pauses after a game and a set. */
const pointSeconds = [22, 42] as const;
const gamePause = 30;
const setPause = 90;

const simulate = ({ rates, bestOf }: Setup, draws: Draws): readonly Incident<'tennis'>[] => {
  const [serve, returned] = rates as readonly [number, number];
  const next = readerOf(draws, 'point');
  const durations = readerOf(draws, 'duration');
  const incidents: Incident<'tennis'>[] = [{ at: 0, kind: 'start' }];
  let state = startOf(bestOf);
  let at = 0;
  while (!isOver(state)) {
    const [least, most] = pointSeconds;
    at += least + (most - least) * durations();
    const chance = pointChance({ serve, return: returned }, serverOf(state.set));
    const point: Incident<'tennis'> = { at, kind: 'point', side: next() < chance ? 'h' : 'a' };
    const before = state;
    state = functions.apply(state, point);
    incidents.push(point);
    if (isOver(state)) break;
    const isSetEnd = state.sets.length > before.sets.length;
    if (isSetEnd || state.set.games !== before.set.games) {
      incidents.push({ at, kind: isSetEnd ? 'set-end' : 'game-end' });
      at += isSetEnd ? setPause : gamePause;
      if (isSetEnd) incidents.push({ at, kind: 'resume' });
    }
  }
  return [...incidents, { at, kind: 'end' }];
};

/** Tennis. Rates: chances that home wins a point on its own serve and on the serve of the other side. */
export const tennis: SportModel<'tennis'> = {
  example: { opening: [0.65, 0.38], spread: [0.01, 0.01], bestOf: 3 },
  statistics: { points: { kinds: ['point', 'correction'] }, ...serviceStatistics },
  incidentRules: {
    start: { changesEpoch: true },
    point: {},
    'game-end': { changesEpoch: true },
    'set-end': { suspends: 'period-end', changesEpoch: true },
    resume: { resumes: true },
    correction: { changesEpoch: true },
    end: { changesEpoch: true },
  },
  isTimed: false,
  offers: {
    [marketId.moneyLine]: unlined(0.04, 0.5),
    setsAh: lined([2, 2], [0.93, 0.92], [0.93, 0.92], halfLines),
    gamesAh: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    gamesOu: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    setWinner: unlined(0.05, 0.5),
    gameWinner: unlined(0.06, 0.5),
  },
  start: ({ bestOf }) => stateOf(functions, startOf(bestOf)),
  simulate,
};

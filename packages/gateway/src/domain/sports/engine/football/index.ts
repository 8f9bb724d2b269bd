import { marketId } from '@pavilion/contract/sports';
import { lined, unlined } from '../offers';
import { type SportModel, stateOf } from '../sport-model';
import { incidentRules } from './incident-rules';
import { simulate } from './simulate';
import { functions, start } from './state';

/** Football. Rates: expected difference and expected total of the goals. */
export const football: SportModel<'football'> = {
  example: { opening: [0.45, 2.65], spread: [0.12, 0.15], bestOf: 1 },
  statistics: {
    possession: { kinds: ['possession', 'attack', 'danger', 'shot', 'corner'], isShare: true },
    attacks: { kinds: ['attack', 'danger'] },
    dangerousAttacks: { kinds: ['danger'] },
    shots: { kinds: ['shot', 'goal', 'penalty-missed'] },
    corners: { kinds: ['corner'] },
    freeKicks: { kinds: ['free-kick'] },
    throwIns: { kinds: ['throw-in'] },
    offsides: { kinds: ['offside'] },
    yellowCards: { kinds: ['yellow'] },
    redCards: { kinds: ['red'] },
    substitutions: { kinds: ['substitution'] },
  },
  incidentRules,
  isTimed: true,
  offers: {
    [marketId.handicap]: lined([5, 3], [0.96, 0.95], [0.95, 0.94]),
    [marketId.overUnder]: lined([5, 3], [0.95, 0.94], [0.95, 0.94]),
    [marketId.matchResult]: unlined(0.06, 1),
    [marketId.doubleChance]: unlined(0.05, 0),
    [marketId.bothTeamsToScore]: unlined(0.05, 0),
    [marketId.oddEven]: unlined(0.06, 0),
    [marketId.correctScore]: unlined(0.2, 0.5),
    [marketId.halfTimeFullTime]: unlined(0.15, 0.5),
    nextGoal: unlined(0.08, 0.5),
    cornersAh: lined([3, 3], [0.93, 0.92], [0.93, 0.92]),
    cornersOu: lined([3, 3], [0.93, 0.92], [0.93, 0.92]),
  },
  start: () => stateOf(functions, start),
  simulate,
};

import { marketId } from '@pavilion/contract/sports';
import { drawFrom } from '../distributions/distribution';
import type { Draws } from '../draws';
import { readerOf } from '../draws';
import { halfLines, lined, unlined } from '../offers';
import { type Incident, type Setup, type SportModel, stateOf } from '../sport-model';
import { possessionOf, quarters } from './points';
import { functions, possessionSeconds, possessionsIn, start } from './state';
import { largestLead, longestRun } from './statistics';

/** Seconds of the breaks between quarters, at half-time and before overtimes. */
const breaks: Readonly<Record<number, number>> = { 2: 900 };
const shortBreak = 150;
/** Seconds for which the end of a period suspends the markets. */
const periodPause = 5;
/** Part of a possession by which its end varies. */
const variation = 0.4;

const simulate = ({ rates }: Setup, draws: Draws): readonly Incident<'basketball'>[] => {
  const [margin, total] = rates as readonly [number, number];
  const chances = [possessionOf((total + margin) / 2), possessionOf((total - margin) / 2)] as const;
  const next = readerOf(draws, 'possession');
  const incidents: Incident<'basketball'>[] = [];
  let at = 0;
  let lead = 0;
  for (let period = 1; period <= quarters || lead === 0; period += 1) {
    incidents.push({ at, kind: 'period-start', value: period });
    const count = 2 * possessionsIn(period);
    for (let index = 0; index < count; index += 1) {
      const isHome = (index + period) % 2 === 1;
      const value = drawFrom({ from: 0, chances: chances[isHome ? 0 : 1] }, next());
      const ends = at + (index + 1 - variation * next()) * possessionSeconds;
      incidents.push({ at: ends, kind: 'possession', side: isHome ? 'h' : 'a', value });
      lead += isHome ? value : -value;
    }
    at += count * possessionSeconds;
    if (period >= quarters && lead !== 0) break;
    incidents.push({ at, kind: 'period-end' }, { at: at + periodPause, kind: 'resume' });
    at += breaks[period] ?? shortBreak;
  }
  return [...incidents, { at, kind: 'end' }];
};

/** Basketball. Rates: expected difference and expected total of the points in regular time. */
export const basketball: SportModel<'basketball'> = {
  example: { opening: [3, 160], spread: [1, 2], bestOf: 1 },
  statistics: {
    possessions: { kinds: ['possession'] },
    twoPointers: { kinds: ['possession'], value: 2 },
    threePointers: { kinds: ['possession'], value: 3 },
    singlePoints: { kinds: ['possession'], value: 1 },
    largestLead,
    longestRun,
  },
  incidentRules: {
    'period-start': { changesEpoch: true },
    possession: {},
    'period-end': { suspends: 'period-end', changesEpoch: true },
    resume: { resumes: true },
    correction: { changesEpoch: true },
    end: { changesEpoch: true },
  },
  isTimed: false,
  offers: {
    [marketId.handicap]: lined([5, 3], [0.95, 0.94], [0.94, 0.93], halfLines),
    [marketId.overUnder]: lined([5, 3], [0.95, 0.94], [0.94, 0.93], halfLines),
    [marketId.moneyLine]: unlined(0.04, 0.5),
    homeOu: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    awayOu: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    [marketId.oddEven]: unlined(0.06, 0),
  },
  start: () => stateOf(functions, start),
  simulate,
};

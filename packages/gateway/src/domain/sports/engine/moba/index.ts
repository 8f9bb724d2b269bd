import { marketId, type Score } from '@pavilion/contract/sports';
import { drawFrom } from '../distributions/distribution';
import { type Draws, readerOf } from '../draws';
import { halfLines, lined, unlined } from '../offers';
import { isSeriesOver } from '../series/series';
import { type Incident, type Setup, type Side, type SportModel, scored, stateOf } from '../sport-model';
import { type KillRates, phaseKills, phaseSeconds, phases, winningLead } from './kills';
import { functions, startOf } from './state';

/** Seconds between maps, and of the suspension after a map. */
const mapBreak = 600;
const mapPause = 20;

const sides: readonly Side[] = ['h', 'a'];

/** The incidents of a phase and the change of the lead. */
const simulatePhase = (rates: KillRates, lead: number, at: number, next: () => number) => {
  const distributions = phaseKills(rates, lead, 1);
  const counts = distributions.map((distribution) => drawFrom(distribution, next())) as unknown as Score;
  const kills = sides.flatMap((side, index) =>
    Array.from({ length: counts[index]! }, () => ({
      at: at + phaseSeconds * next(),
      kind: 'kill' as const,
      side,
    })),
  );
  kills.sort((one, other) => one.at - other.at);
  const incidents: Incident<'moba'>[] = [...kills, { at: at + phaseSeconds, kind: 'phase-end' }];
  return { incidents, change: Math.sign(counts[0] - counts[1]) };
};

const simulate = ({ rates, bestOf }: Setup, draws: Draws): readonly Incident<'moba'>[] => {
  const strengths: KillRates = { share: rates[0]!, kills: rates[1]! };
  const next = readerOf(draws, 'kill');
  const incidents: Incident<'moba'>[] = [];
  let at = 0;
  let maps: Score = [0, 0];
  while (!isSeriesOver(maps, bestOf)) {
    incidents.push({ at, kind: 'map-start' });
    let lead = 0;
    for (let phase = 0; phase < phases && Math.abs(lead) < winningLead; phase += 1) {
      const played = simulatePhase(strengths, lead, at, next);
      incidents.push(...played.incidents);
      lead += played.change;
      at += phaseSeconds;
    }
    const lastFight = next() < strengths.share ? 1 : -1;
    const side = (lead === 0 ? lastFight : lead) > 0 ? 'h' : 'a';
    maps = scored(maps, side, 1);
    incidents.push({ at, kind: 'map-end', side });
    if (isSeriesOver(maps, bestOf)) break;
    incidents.push({ at: at + mapPause, kind: 'resume' });
    at += mapBreak;
  }
  return [...incidents, { at, kind: 'end' }];
};

/** A battle arena game. Rates: home's share of the kills without a lead, and expected kills in a phase. */
export const moba: SportModel<'moba'> = {
  example: { opening: [0.52, 2.6], spread: [0.01, 0.1], bestOf: 3 },
  statistics: { kills: { kinds: ['kill'] } },
  incidentRules: {
    'map-start': { changesEpoch: true },
    kill: {},
    'phase-end': {},
    'map-end': { suspends: 'period-end', changesEpoch: true },
    resume: { resumes: true },
    correction: { changesEpoch: true },
    end: { changesEpoch: true },
  },
  isTimed: true,
  offers: {
    [marketId.moneyLine]: unlined(0.05, 0.5),
    mapsAh: lined([2, 2], [0.93, 0.92], [0.93, 0.92], halfLines),
    mapsOu: lined([2, 2], [0.93, 0.92], [0.93, 0.92], halfLines),
    mapWinner: unlined(0.05, 0.5),
    killsAh: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    killsOu: lined([3, 3], [0.93, 0.92], [0.93, 0.92], halfLines),
    firstBlood: unlined(0.06, 0),
    firstTower: unlined(0.06, 0),
  },
  start: ({ bestOf }) => stateOf(functions, startOf(bestOf)),
  simulate,
};

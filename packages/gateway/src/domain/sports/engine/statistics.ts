import type { Score, Sport } from '@pavilion/contract/sports';
import { type Incident, scored } from './sport-model';

/** A statistic: the incidents that it counts. */
interface Statistic {
  readonly kinds: readonly string[];
  /** Counts only incidents of this value, such as possessions that brought three points. */
  readonly value?: number;
}

const statistics: Readonly<Record<Sport, Readonly<Record<string, Statistic>>>> = {
  football: {
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
  basketball: {
    possessions: { kinds: ['possession'] },
    twoPointers: { kinds: ['possession'], value: 2 },
    threePointers: { kinds: ['possession'], value: 3 },
    singlePoints: { kinds: ['possession'], value: 1 },
  },
  tennis: { points: { kinds: ['point'] } },
  cs2: { rounds: { kinds: ['round'] } },
  moba: { kills: { kinds: ['kill'] } },
};

/** Incidents by which the possession of a side is estimated. */
const possessionKinds = ['possession', 'attack', 'danger', 'shot', 'corner'];

const count = (incidents: readonly Incident[], { kinds, value }: Statistic): Score =>
  incidents
    .filter((incident) => kinds.includes(incident.kind) && (value === undefined || incident.value === value))
    .reduce<Score>((score, { side }) => (side === undefined ? score : scored(score, side, 1)), [0, 0]);

const possession = (incidents: readonly Incident[]): Score => {
  const [home, away] = count(incidents, { kinds: possessionKinds });
  const share = home + away === 0 ? 50 : Math.round((100 * home) / (home + away));
  return [share, 100 - share];
};

/** Counts of incidents by name, home first; in football also the possession in per cent. */
export const statisticsOf = (
  sport: Sport,
  incidents: readonly Incident[],
): Readonly<Record<string, Score>> => ({
  ...(sport === 'football' && { possession: possession(incidents) }),
  ...Object.fromEntries(
    Object.entries(statistics[sport]).map(([name, statistic]) => [name, count(incidents, statistic)]),
  ),
});

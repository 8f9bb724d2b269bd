import type { Score, Sport } from '@pavilion/contract/sports';
import { type Incident, type Statistic, scored } from './sport-model';
import { sportModels } from './sport-models.generated';

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
    Object.entries(sportModels[sport].statistics).map(([name, statistic]) => [
      name,
      count(incidents, statistic),
    ]),
  ),
});

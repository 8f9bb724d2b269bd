import type { Score, Sport } from '@pavilion/contract/sports';
import { type CountedStatistic, type Incident, type Statistic, scored } from './sport-model';
import { sportModels } from './sport-models.generated';

const count = (incidents: readonly Incident[], { kinds, value, isShare }: CountedStatistic): Score => {
  const counts = incidents
    .filter((incident) => kinds.includes(incident.kind) && (value === undefined || incident.value === value))
    .reduce<Score>((score, { side }) => (side === undefined ? score : scored(score, side, 1)), [0, 0]);
  if (!isShare) return counts;
  const [home, away] = counts;
  const share = home + away === 0 ? 50 : Math.round((100 * home) / (home + away));
  return [share, 100 - share];
};

/** The statistics of a match by name, home first. */
export const statisticsOf = (sport: Sport, incidents: readonly Incident[]): Readonly<Record<string, Score>> =>
  Object.fromEntries(
    Object.entries<Statistic>(sportModels[sport].statistics).map(([name, statistic]) => [
      name,
      typeof statistic === 'function' ? statistic(incidents) : count(incidents, statistic),
    ]),
  );

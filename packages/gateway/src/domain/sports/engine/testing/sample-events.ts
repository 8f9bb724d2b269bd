import { sports } from '@pavilion/contract/sports';
import type { EventParams } from '../book';
import { sportModels } from '../sport-models.generated';

const hour = 3_600_000;

/** An event of each sport. It opens at 0 and starts after 72 hours. */
export const sampleEvents: readonly EventParams[] = sports.map((sport) => ({
  id: `${sport}.sample.20261122.01`,
  sport,
  opensAt: 0,
  startsAt: 72 * hour,
  speed: 1,
  seed: new Uint8Array(32),
  ...sportModels[sport].example,
}));

import { type Sport, sports } from '@pavilion/contract/sports';
import type { EventParams } from '../book';

const hour = 3_600_000;

type Sample = Pick<EventParams, 'opening' | 'spread' | 'bestOf'>;

const samples: Readonly<Record<Sport, Sample>> = {
  football: { opening: [0.45, 2.65], spread: [0.12, 0.15], bestOf: 1 },
  basketball: { opening: [3, 160], spread: [1, 2], bestOf: 1 },
  tennis: { opening: [0.65, 0.38], spread: [0.01, 0.01], bestOf: 3 },
  cs2: { opening: [0.52], spread: [0.01], bestOf: 3 },
  moba: { opening: [0.52, 2.6], spread: [0.01, 0.1], bestOf: 3 },
};

/** An event of each sport. It opens at 0 and starts after 72 hours. */
export const sampleEvents: readonly EventParams[] = sports.map((sport) => ({
  id: `${sport}.sample.20261122.01`,
  sport,
  opensAt: 0,
  startsAt: 72 * hour,
  speed: 1,
  seed: new Uint8Array(32),
  ...samples[sport],
}));

import type { EventParams } from '../book';

const hour = 3_600_000;

/** Opens at 0 and starts after 72 hours. */
const sample = (event: Pick<EventParams, 'sport' | 'opening' | 'spread' | 'bestOf'>): EventParams => ({
  id: `${event.sport}.sample.20261122.01`,
  opensAt: 0,
  startsAt: 72 * hour,
  speed: 1,
  seed: new Uint8Array(32),
  ...event,
});

/** An event of each sport. */
export const sampleEvents: readonly EventParams[] = [
  sample({ sport: 'football', opening: [0.45, 2.65], spread: [0.12, 0.15], bestOf: 1 }),
  sample({ sport: 'basketball', opening: [3, 160], spread: [1, 2], bestOf: 1 }),
  sample({ sport: 'tennis', opening: [0.65, 0.38], spread: [0.01, 0.01], bestOf: 3 }),
  sample({ sport: 'cs2', opening: [0.52], spread: [0.01], bestOf: 3 }),
  sample({ sport: 'moba', opening: [0.52, 2.6], spread: [0.01, 0.1], bestOf: 3 }),
];

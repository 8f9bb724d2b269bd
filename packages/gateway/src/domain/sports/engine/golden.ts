import { createHash } from 'node:crypto';
import { type Sport, sports } from '@pavilion/contract/sports';
import { bookOf, type EventParams, simulate } from './book';
import { eventSeed } from './draws';
import { goldenDigest } from './golden-digest.generated';

const hour = 3_600_000;

const events: Readonly<Record<Sport, Pick<EventParams, 'speed' | 'opening' | 'spread' | 'bestOf'>>> = {
  football: { speed: 1, opening: [0.45, 2.65], spread: [0.12, 0.15], bestOf: 1 },
  basketball: { speed: 9, opening: [3, 160], spread: [1, 2], bestOf: 1 },
  tennis: { speed: 1, opening: [0.65, 0.38], spread: [0.01, 0.01], bestOf: 5 },
  cs2: { speed: 9, opening: [0.52], spread: [0.01], bestOf: 3 },
  moba: { speed: 1, opening: [0.52, 2.6], spread: [0.01, 0.1], bestOf: 5 },
};

/** States of each event, from before the start to after the end. */
const states = 10;

/** Digest of the books of these states, with every bit of the laws behind their prices. */
export const engineDigest = (): string => {
  const digest = createHash('sha256');
  for (const sport of sports) {
    const id = `golden.${sport}`;
    const params = {
      id,
      sport,
      ...events[sport],
      opensAt: 0,
      startsAt: 10 * hour,
      seed: eventSeed('golden', id),
    };
    const match = simulate(params);
    const duration = match.incidents.at(-1)!.at / (params.speed / 1000);
    for (let state = 0; state < states; state += 1) {
      const now = params.startsAt + Math.floor((duration * (2 * state - 1)) / (2 * (states - 1)));
      digest.update(JSON.stringify(bookOf(match, [], now)));
    }
  }
  return digest.digest('hex');
};

/**
 * Whether this machine computes the same books as every other. A gateway with another digest would offer other prices than
 * the rest and must not open its sports venues. An intended change of the engine is recorded by
 * `npm run record:sports-engine`.
 */
export const isEngineExact = (): boolean => engineDigest() === goldenDigest;

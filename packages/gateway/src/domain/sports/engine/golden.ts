import { createHash } from 'node:crypto';
import { type Sport, sports } from '@pavilion/contract/sports';
import { hourMs } from '../../../durations';
import { bookOf, type EventParams, simulate } from './book';
import { goldenDigest } from './golden-digest.generated';
import { eventSeed } from './seeds';
import { sportModels } from './sport-models.generated';

/** Examples that are recorded in another form than they have: longer matches, or faster ones. */
const changes: Partial<Readonly<Record<Sport, Partial<Pick<EventParams, 'speed' | 'bestOf'>>>>> = {
  basketball: { speed: 9 },
  tennis: { bestOf: 5 },
  cs2: { speed: 9 },
  moba: { bestOf: 5 },
};

/** States of each event, from before the start to after the end. */
const states = 10;

/** Digest of the books of these states, with every bit of the distributions behind their prices. */
export const engineDigest = (): string => {
  const digest = createHash('sha256');
  for (const sport of sports) {
    const id = `golden.${sport}`;
    const params = {
      id,
      sport,
      speed: 1,
      ...sportModels[sport].example,
      ...changes[sport],
      opensAt: 0,
      startsAt: 10 * hourMs,
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

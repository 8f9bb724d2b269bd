/**
 * Checks an ended match against its commitment. An entry of the package without Node, a database or a network, so that a browser can
 * load it: members check what the operator published without asking the operator.
 */
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import type { ResultView } from '@pavilion/contract';
import { drawsBy } from './engine/draws';
import { follow } from './engine/progress';
import { ratesAt } from './engine/rate-path';
import { sportModels } from './engine/sport-models.generated';

/** The scores of a match by period, as results have them. */
export type Scores = ResultView['scores'];

/** A match whose results are final, as it was published. */
export interface PublishedMatch {
  readonly sport: ResultView['sport'];
  /** The SHA-256 of the seed, which was published when the match opened; hexadecimal. */
  readonly commitment: string;
  /** Hexadecimal. */
  readonly seed: string;
  /** What the match was simulated with, besides the seed. */
  readonly setup: NonNullable<ResultView['setup']>;
}

/** What follows from the seed of a match. */
export interface Replay {
  /** The SHA-256 of the seed; hexadecimal. It is the commitment unless the seed or the commitment was changed. */
  readonly digest: string;
  readonly isCommitted: boolean;
  /** The scores of the match that the seed determines, played to its end. */
  readonly scores: Scores;
}

const seedPattern = /^[0-9a-f]{64}$/;

const fromHex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Computes a match again from its seed. It takes some milliseconds.
 *
 * @throws RangeError for a seed that is not 64 hexadecimal digits.
 */
export const replayMatch = ({ sport, commitment, seed, setup }: PublishedMatch): Replay => {
  if (!seedPattern.test(seed)) throw new RangeError('The seed is not 64 hexadecimal digits.');
  const key = fromHex(seed);
  const digest = toHex(sha256(key));
  const draws = drawsBy((text) => hmac(sha256, key, text));
  const model = sportModels[sport];
  const { opening, spread, bestOf } = setup;
  const played = { rates: ratesAt(opening, spread, draws, 1), bestOf };
  const incidents = model.simulate(played, draws);
  const { progress } = follow(model.incidentRules, model.start(played), incidents, 0);
  const { scores } = progress.state.scoreboard(progress.epochAt);
  return {
    digest,
    isCommitted: digest === commitment,
    scores: Object.fromEntries(
      Object.entries(scores).map(([period, [home, away]]) => [period, [home, away]]),
    ),
  };
};

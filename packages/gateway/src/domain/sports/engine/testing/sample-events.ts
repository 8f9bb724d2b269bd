import { type Sport, sports } from '@pavilion/contract/sports';
import { hourMs } from '../../../../durations';
import type { EventParams } from '../book';
import { sportModels } from '../sport-models.generated';

/** An event of each sport. It opens at 0 and starts after 72 hours. */
export const sampleEvents: readonly EventParams[] = sports.map((sport) => ({
  id: `${sport}.sample.20261122.01`,
  sport,
  opensAt: 0,
  startsAt: 72 * hourMs,
  speed: 1,
  seed: new Uint8Array(32),
  ...sportModels[sport].example,
}));

/**
 * Simulated matches of each sport in the tests of distributions and of bets, and in the short form of the reliability row about
 * returns: matches take unequal time. `bench/sports-engine.ts` runs more.
 */
export const simulatedMatches: Readonly<
  Record<Sport, { distributions: number; bets: number; returns: number }>
> = {
  football: { distributions: 3000, bets: 250, returns: 200 },
  basketball: { distributions: 600, bets: 60, returns: 40 },
  tennis: { distributions: 800, bets: 120, returns: 60 },
  cs2: { distributions: 2000, bets: 150, returns: 100 },
  moba: { distributions: 300, bets: 30, returns: 20 },
};
